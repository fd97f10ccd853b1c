import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { recordIdOf } from '../../../shared/navigation/record-id.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { usePageMark } from '../../../shared/ui/use-page-mark.ts'
import { loadAnimalSheet, loadWeighSheet } from '../../husbandry/public/load-animal-sheet.ts'
import { UnsentNotice } from '../../husbandry/public/unsent-notice.ts'
import { PlaceCrumbs } from '../components/place-crumbs.tsx'
import { WalkActs } from '../components/walk-acts.tsx'
import { WalkEnd } from '../components/walk-end.tsx'
import { WalkStep } from '../components/walk-step.tsx'
import { WalkWeight } from '../components/walk-weight.tsx'
import { useWakeLock } from '../hooks/use-wake-lock.ts'
import { useWalk } from '../hooks/use-walk.ts'
import { useWalkKeys } from '../hooks/use-walk-keys.ts'
import { useWalkScans } from '../hooks/use-walk-scans.ts'
import { type Place, type PlaceWithAnimals, placeQuery, placesQuery } from '../places.queries.ts'
import { placesTexts, rackTexts } from '../places.texts.ts'
import { walkTexts as texts } from '../walk.texts.ts'
import { type Step, stepsOf } from '../walk-steps.ts'
import classes from './walk-page.module.css'

const AnimalSheet = lazyDialog(loadAnimalSheet)
const WeighSheet = lazyDialog(loadWeighSheet)

/** A tub a screen in walking order, for who feeds or weighs a rack (PLC-10, PLC-11). */
export function WalkPage() {
  const id = recordIdOf(useParams({ strict: false }).placeId ?? '')
  const place = useQuery({ ...placeQuery(id ?? 0), enabled: id !== null })
  const places = useQuery(placesQuery)
  const error = place.error ?? places.error
  if (place.data && places.data) return <Begun key={place.data.id} place={place.data} places={places.data} />
  if (id === null || error)
    return (
      <>
        <PageHeader title={placesTexts.walk} />
        <FailedPlace
          title={placesTexts.failed}
          text={placesTexts.safe}
          error={error}
          action={uiTexts.tryAgain}
          onRetry={() => {
            void place.refetch()
            void places.refetch()
          }}
        />
      </>
    )
  return (
    <div role="status" aria-label={placesTexts.loading} aria-busy>
      <PageHeader title={placesTexts.walk} />
      <Skeleton height={480} card />
    </div>
  )
}

type BegunProps = { place: PlaceWithAnimals; places: readonly Place[] }

function Begun({ place, places }: BegunProps) {
  const isWeighing = 'weigh' in useSearch({ strict: false })
  const order = useMemo(
    () => places.filter(({ id, path }) => id === place.id || path.some((outer) => outer.id === place.id)),
    [places, place.id],
  )
  const steps = useMemo(() => stepsOf(order, place.animals), [order, place.animals])
  const name = place.code ?? place.name
  return (
    <div className={classes.walk}>
      <PageHeader
        title={isWeighing ? texts.weighTitle(name) : texts.title(name)}
        breadcrumb={<PlaceCrumbs path={[...place.path, place]} />}
        inLine
      />
      <Steps newest={steps} placeId={place.id} isWeighing={isWeighing} />
    </div>
  )
}

const Nobody = ({ placeId }: { placeId: number }) => (
  <EmptyState
    title={texts.none}
    text={texts.noneText}
    action={
      <LinkButton to="/places/$id" params={{ id: String(placeId) }}>
        {texts.back}
      </LinkButton>
    }
  />
)

type StepsProps = { newest: readonly Step[]; placeId: number; isWeighing: boolean }

/** The steps are those of the beginning: who is moved meanwhile is still walked past. */
function Steps({ newest, placeId, isWeighing }: StepsProps) {
  const walk = useWalk(newest, isWeighing ? 'weight' : 'feeding')
  const { work, steps, at, step, row, turnTo, note, weigh, undo, mayUndo, isMeant } = walk
  const [open, setOpen] = useState<'more' | 'weigh' | null>(null)
  const turn = (by: 1 | -1): void => turnTo(at + by)
  useWakeLock()
  usePageMark('work-foot')
  useWalkScans(steps, turnTo)
  useWalkKeys({
    ...(!isWeighing && {
      a: () => note('eaten'),
      r: () => note('refused'),
      s: () => note('skipped'),
      w: () => setOpen(step ? 'weigh' : null),
    }),
    u: undo,
    arrowleft: () => turn(-1),
    arrowright: () => turn(1),
  })
  if (steps.length === 0) return <Nobody placeId={placeId} />
  if (!step || !row) return <WalkEnd walk={walk} all={steps.length} placeId={placeId} />
  const close = (): void => setOpen(null)
  return (
    <>
      {work.unsent > 0 && <UnsentNotice count={work.unsent} onSend={work.sendNow} />}
      {!work.isKnown && work.error && (
        <LoadFailure
          title={rackTexts.workFailed}
          error={work.error}
          otherwise={rackTexts.workFailedText}
          action={uiTexts.tryAgain}
          onRetry={work.retry}
        />
      )}
      <WalkStep {...{ step, row, at, isWeighing }} all={steps.length} isKnown={work.isKnown} onTurn={turn} />
      {isWeighing ? (
        <WalkWeight
          key={step.animal.id}
          animal={step.animal}
          isMeant={isMeant}
          onWeigh={weigh}
          onPass={() => turn(1)}
        />
      ) : (
        <WalkActs
          name={step.animal.name}
          mayNote={work.isKnown}
          mayUndo={mayUndo}
          isMeant={isMeant}
          onNote={note}
          onUndo={undo}
          onMore={() => setOpen('more')}
        />
      )}
      {open === 'more' && <AnimalSheet animal={step.animal} work={work} onClose={close} />}
      {open === 'weigh' && <WeighSheet animal={step.animal} work={work} onClose={close} />}
    </>
  )
}
