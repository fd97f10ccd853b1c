import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { recordIdOf } from '../../../shared/navigation/record-id.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import { loadPlaceDialog } from '../components/load-place-dialog.ts'
import { PlaceContents } from '../components/place-contents.tsx'
import { PlaceCrumbs } from '../components/place-crumbs.tsx'
import { headOf } from '../components/place-tree.tsx'
import { type PlaceWithAnimals, placeQuery } from '../places.queries.ts'
import { placesTexts as texts } from '../places.texts.ts'

const PlaceDialog = lazyDialog(loadPlaceDialog)

/** One place: a room with what stands in it, a rack with its tubs, or an enclosure with who is in it (PLC-01, PLC-04, PLC-08). */
export function PlacePage() {
  const id = recordIdOf(useParams({ strict: false }).id ?? '')
  return id === null ? <Missing /> : <LoadedPlace key={id} id={id} />
}

function LoadedPlace({ id }: { id: number }) {
  const { data: place, error, refetch } = useQuery(placeQuery(id))
  if (place) return <Whole place={place} />
  if (error instanceof ApiError && error.status === 404) return <Missing />
  if (!error) return <Loading />
  return (
    <>
      <PageHeader title={texts.title} />
      <FailedPlace
        title={texts.failed}
        text={texts.safe}
        error={error}
        action={uiTexts.tryAgain}
        onRetry={() => void refetch()}
      />
    </>
  )
}

function Whole({ place }: { place: PlaceWithAnimals }) {
  const navigate = useNavigate()
  const [form, setForm] = useState<'new' | 'change' | null>(null)
  const close = (): void => setForm(null)
  const head = headOf(place)
  return (
    <>
      <PageHeader
        title={head}
        breadcrumb={<PlaceCrumbs path={place.path} />}
        inLine
        actions={
          <>
            <Button
              variant="default"
              leftSection={<Pencil size={16} aria-hidden />}
              data-key-acts="edit"
              {...warmedBy(loadPlaceDialog)}
              onClick={() => setForm('change')}
            >
              {texts.change}
            </Button>
            <LinkButton
              to="/labels"
              search={{ place: place.id }}
              variant="default"
              leftSection={<Printer size={17} aria-hidden />}
            >
              {texts.labels}
            </LinkButton>
            {takesMore(place) && (
              <Button
                variant="default"
                leftSection={<Plus size={17} aria-hidden />}
                data-key-acts="new"
                {...warmedBy(loadPlaceDialog)}
                onClick={() => setForm('new')}
              >
                {texts.addHere}
              </Button>
            )}
          </>
        }
      />
      <PlaceContents place={place} />
      {form && (
        <PlaceDialog
          place={form === 'change' ? place : null}
          parent={form === 'new' ? place : null}
          onClose={close}
          onRemoved={() => navigate({ to: '/places', replace: true })}
        />
      )}
    </>
  )
}

/** What may be added in a place: of a rack with tubs of its own the rows say how many stand in it. */
const takesMore = ({ kind, rows }: PlaceWithAnimals): boolean => kind !== 'enclosure' && rows === null

const Missing = () => (
  <>
    <PageHeader title={texts.title} />
    <EmptyState
      title={texts.missing}
      text={texts.missingText}
      action={<LinkButton to="/places">{texts.back}</LinkButton>}
    />
  </>
)

const Loading = () => (
  <div role="status" aria-label={texts.loading} aria-busy>
    <PageHeader title={texts.title} />
    <Skeleton height={420} card />
  </div>
)
