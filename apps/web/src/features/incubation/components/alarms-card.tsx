import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { showFailure } from '../../../shared/ui/toast.ts'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { worstWords } from '../climate-words.ts'
import { alarmTexts as texts } from '../incubation.texts.ts'
import { seeAlarm, unseeAlarm } from '../incubator-changes.queries.ts'
import { alarmsQuery, boxesQuery, type Incubator, type IncubatorAlarm } from '../incubators.queries.ts'
import { momentWords } from '../moment-words.ts'
import classes from './alarms-card.module.css'

/** What an incubator and its boxes rang for, the latest first (CLU-26). */
export function AlarmsCard({ incubator }: { incubator: Incubator }) {
  const { data, error, refetch } = useQuery(alarmsQuery)
  const boxes = useQuery(boxesQuery(incubator.id)).data ?? []
  const alarms = data?.filter(({ incubatorId }) => incubatorId === incubator.id)
  return (
    <SectionCard title={texts.title}>
      {error && !alarms && (
        <LoadFailure
          title={texts.loadFailed}
          error={error}
          otherwise={texts.loadFailedText}
          action={uiTexts.tryAgain}
          onRetry={() => void refetch()}
        />
      )}
      {!alarms && !error && <Skeleton height={60} />}
      {alarms?.length === 0 && <p className={classes.dim}>{texts.none}</p>}
      {alarms && alarms.length > 0 && (
        <ul className={classes.alarms} aria-label={texts.title}>
          {alarms.map((alarm) => (
            <AlarmLine
              key={alarm.id}
              alarm={alarm}
              unit={incubator.temperatureUnit}
              box={boxes.find(({ id }) => id === alarm.boxId)?.name}
            />
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

type LineProps = { alarm: IncubatorAlarm; unit: Incubator['temperatureUnit']; box: string | undefined }

function AlarmLine({ alarm, unit, box }: LineProps) {
  const { timeZone } = useCurrentUser()
  const { kind, since, until, seenAt } = alarm
  const from = momentWords(new Date(since), timeZone)
  const worst = worstWords(alarm, unit)
  const told = [
    ...(box === undefined ? [] : [texts.inBox(box)]),
    until === null ? texts.since(from) : texts.span(from, momentWords(new Date(until), timeZone)),
    ...(worst === null ? [] : [texts.worst(worst)]),
  ]
  const { isBusy, see } = useSeeing(alarm)
  return (
    <li className={classes.alarm}>
      <p className={classes.words}>
        <strong data-lasts={until === null || undefined}>{texts.kinds[kind]}</strong>{' '}
        <span className={classes.dim}>{told.join(', ')}</span>
      </p>
      {seenAt === null ? (
        <Button variant="default" aria-label={texts.seeOf(texts.kinds[kind])} loading={isBusy} onClick={see}>
          {texts.see}
        </Button>
      ) : (
        <span className={classes.dim}>{texts.seen}</span>
      )}
    </li>
  )
}

/** Notes that an alarm was seen, and takes that back. */
function useSeeing({ id, kind }: IncubatorAlarm) {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const fail = (title: string) => (error: unknown) => showFailure(error, title, texts.failedText)
  const undo = (): void => {
    unseeAlarm(cache, id).then(tellTakenBack, fail(texts.unseeFailed))
  }
  const see = (): void => {
    setBusy(true)
    seeAlarm(cache, id)
      .then(() => showUndoable(texts.marked(texts.kinds[kind]), undo), fail(texts.seeFailed))
      .finally(() => setBusy(false))
  }
  return { isBusy, see }
}
