import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useState } from 'react'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import { loadPlaceDialog } from '../components/load-place-dialog.ts'
import { OrderButton } from '../components/order-button.tsx'
import { fullnessOf, PlaceCards } from '../components/place-tree.tsx'
import { nodesOf, occupancyOf, type PlaceNode } from '../occupancy.ts'
import { type Place, placesQuery } from '../places.queries.ts'
import { placesTexts as texts } from '../places.texts.ts'
import classes from './places-page.module.css'

const PlaceDialog = lazyDialog(loadPlaceDialog)

/** The rooms with what stands in them, and what stands without a room (PLC-01 to PLC-03). */
export function PlacesPage() {
  const { data: places, error, refetch } = useQuery(placesQuery)
  const [isAdding, setAdding] = useState(false)
  const isEmpty = places?.length === 0
  const add = (
    <Button
      leftSection={<Plus size={17} aria-hidden />}
      disabled={places === undefined}
      data-key-acts="new"
      {...warmedBy(loadPlaceDialog)}
      onClick={() => setAdding(true)}
    >
      {texts.add}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={places && !isEmpty ? <Actions places={places} add={add} /> : undefined}
      />
      {!places && error && (
        <FailedPlace
          title={texts.failed}
          text={texts.safe}
          error={error}
          action={uiTexts.tryAgain}
          onRetry={() => void refetch()}
        />
      )}
      {!places && !error && <Loading />}
      {isEmpty && <EmptyState title={texts.empty} text={texts.emptyText} action={add} />}
      {places && !isEmpty && <Rooms nodes={nodesOf(places)} />}
      {isAdding && <PlaceDialog place={null} onClose={() => setAdding(false)} />}
    </>
  )
}

const Actions = ({ places, add }: { places: readonly Place[]; add: ReactNode }) => (
  <>
    <OrderButton parentId={null} places={places.filter(({ parentId }) => parentId === null)} />
    <LinkButton to="/labels" variant="default" leftSection={<Printer size={17} aria-hidden />}>
      {texts.labels}
    </LinkButton>
    {add}
  </>
)

function Rooms({ nodes }: { nodes: readonly PlaceNode[] }) {
  const rooms = nodes.filter(({ place }) => place.kind === 'room')
  const others = nodes.filter(({ place }) => place.kind !== 'room')
  return (
    <div className={classes.parts}>
      {rooms.map((room) => (
        <Room key={room.place.id} room={room} />
      ))}
      {others.length > 0 && (
        <SectionCard title={texts.alone}>
          <PlaceCards nodes={others} />
        </SectionCard>
      )}
    </div>
  )
}

const Room = ({ room }: { room: PlaceNode }) => (
  <SectionCard
    title={room.place.name}
    aside={
      <LinkButton
        to="/places/$id"
        params={{ id: String(room.place.id) }}
        variant="subtle"
        aria-label={texts.open(room.place.name, fullnessOf(room, occupancyOf(room)))}
      >
        {fullnessOf(room, occupancyOf(room))}
      </LinkButton>
    }
  >
    {room.within.length > 0 ? (
      <PlaceCards nodes={room.within} />
    ) : (
      <p className={classes.none}>{texts.nothingIn}</p>
    )}
  </SectionCard>
)

const outlines = [1, 2] as const

const Loading = () => (
  <div className={classes.parts} role="status" aria-label={texts.loading} aria-busy>
    {outlines.map((outline) => (
      <Skeleton key={outline} height={170} card />
    ))}
  </div>
)
