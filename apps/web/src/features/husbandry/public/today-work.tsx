import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { ListEnd } from '../../../shared/ui/list-end.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { usePlacesUnder } from '../../places/public/use-place-choices.ts'
import { loadRowSheet } from '../components/load-row-sheet.ts'
import { TodayCard } from '../components/today-card.tsx'
import { TodayTools } from '../components/today-tools.tsx'
import { UnsentNotice } from '../components/unsent-notice.tsx'
import { useByRoom } from '../hooks/use-by-room.ts'
import { useTodayActs, type TodayWork as Work } from '../hooks/use-today-work.ts'
import { todayTexts as texts } from '../today.texts.ts'
import { type ShownRow, workIn } from '../today-work.ts'
import classes from './today-work.module.css'

export { ThawCard } from '../components/thaw-card.tsx'
export { WatchCard } from '../components/watch-card.tsx'
export type { TodayWork as Work } from '../hooks/use-today-work.ts'

const RowSheet = lazyDialog(loadRowSheet)

/** Most look at their work by kind. */
const WorkByRoom = lazyPart(
  async () => (await import('../components/work-by-room.tsx')).WorkByRoom,
  <WorkOutline />,
)

/** What is to be done today, a card for each kind. */
export function TodayWork({ work }: { work: Work }) {
  const { pages, today, kinds, unsent, sendNow } = work
  const day = today?.day ?? ''
  const acts = useTodayActs(day)
  const [asked, setAsked] = useState<ShownRow | null>(null)
  const [wanted, setPlace] = useState<number | null>(null)
  const under = usePlacesUnder(wanted)
  // A place that was deleted elsewhere narrows nothing any more.
  const place = under?.size === 0 ? null : wanted
  const [isByRoom, turn] = useByRoom()
  const inPlace = workIn(kinds, place === null ? null : under)
  const card = { day, goesOn: pages.hasNextPage, acts, more: setAsked }
  if (!today)
    return pages.error ? (
      <LoadFailure
        title={texts.failed}
        error={pages.error}
        otherwise={texts.failedText}
        action={uiTexts.tryAgain}
        onRetry={() => void pages.refetch()}
      />
    ) : (
      <WorkOutline />
    )
  return (
    <>
      {unsent > 0 && <UnsentNotice count={unsent} onSend={sendNow} />}
      <TodayTools
        places={today.places}
        chosen={place}
        onChoose={setPlace}
        isByRoom={isByRoom}
        onTurn={turn}
      />
      {inPlace.length === 0 && (
        <section className={classes.free}>
          <h2 className={classes.title}>{place === null ? texts.free.title : texts.places.none}</h2>
          <p>{place === null ? texts.free.text : texts.places.noneText}</p>
        </section>
      )}
      {isByRoom ? (
        <WorkByRoom kinds={inPlace} places={today.places} {...card} />
      ) : (
        inPlace.map((one) => <TodayCard key={one.kind} work={one} {...card} />)
      )}
      <ListEnd pages={pages} moreFailed={texts.moreFailed} />
      {asked && <RowSheet row={asked} acts={acts} onClose={() => setAsked(null)} />}
    </>
  )
}

/** The same while it is loaded. */
function WorkOutline() {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton height={320} card />
    </div>
  )
}
