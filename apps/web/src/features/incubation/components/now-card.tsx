import { climateWords, limitWords } from '@clutchbook/domain/incubation/climate-words.rules'
import { useQuery } from '@tanstack/react-query'
import { Alarm } from '../../../shared/ui/alarm.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { lastingOf, worstWords } from '../climate-words.ts'
import { alarmTexts, nowTexts as texts } from '../incubation.texts.ts'
import { alarmsQuery, type Box, boxesQuery, type Incubator } from '../incubators.queries.ts'
import { outsideYet, quietState } from '../limits-now.ts'
import { agoWords, momentWords } from '../moment-words.ts'
import classes from './now-card.module.css'

/** What was measured last in an incubator, what it is set to, and whether it rings (CLU-20, CLU-26). */
export function NowCard({ incubator }: { incubator: Incubator }) {
  const { timeZone } = useCurrentUser()
  const { latest, temperatureUnit: unit } = incubator
  const [set, limits] = [climateWords(incubator, unit), limitWords(incubator)]
  return (
    <SectionCard title={texts.title}>
      <div className={classes.now}>
        {latest === null ? (
          <p className={classes.dim}>
            <strong className={classes.nothing}>{texts.nothing}</strong> {texts.nothingText}
          </p>
        ) : (
          <p className={classes.values}>
            {climateWords(latest, unit).map((value) => (
              <span key={value} className={classes.value}>
                {value}
              </span>
            ))}
            <span className={classes.dim}>{texts.measured(agoWords(latest.at, new Date(), timeZone))}</span>
          </p>
        )}
        <p className={classes.dim}>
          {set.length > 0 ? texts.set(set.join(', ')) : texts.notSet}
          {limits.length > 0 && `; ${texts.limits(limits.join(', '))}`}
        </p>
        <AlarmState incubator={incubator} hasLimits={limits.length > 0} />
      </div>
    </SectionCard>
  )
}

/** Whether it rings, stands outside of its limits, or all is well; never that all is well before that is known. */
function AlarmState({ incubator, hasLimits }: { incubator: Incubator; hasLimits: boolean }) {
  const { timeZone } = useCurrentUser()
  const { data: alarms, error } = useQuery(alarmsQuery)
  const boxes = useQuery(boxesQuery(incubator.id))
  if (!alarms && error) return <p className={classes.unknown}>{texts.alarmsFailed}</p>
  if (!alarms || (!boxes.data && !boxes.error))
    return (
      <div aria-busy>
        <p className={classes.dim} role="status">
          {texts.looking}
        </p>
      </div>
    )
  const lasting = lastingOf(alarms, incubator.id)
  const isMeasured = [incubator, ...(boxes.data ?? [])].some(({ latest }) => latest !== null)
  const yet = outsideYet(incubator, boxes.data ?? [], lasting)
  const nameOf = (boxId: number | null): string | undefined =>
    boxes.data?.find(({ id }) => id === boxId)?.name
  const since = (moment: string): string => momentWords(new Date(moment), timeZone)
  return (
    <>
      {lasting.map((alarm) => (
        <Alarm key={alarm.id} title={alarmTexts.kinds[alarm.kind]}>
          {[worstWords(alarm, incubator.temperatureUnit), alarmTexts.since(since(alarm.since))]
            .filter(Boolean)
            .join(', ')}
        </Alarm>
      ))}
      {yet.map(({ boxId, kind, since: moment }) => {
        const [box, word] = [nameOf(boxId), alarmTexts.kinds[kind]]
        const told = box ? texts.outsideIn(box, word, since(moment)) : texts.outside(word, since(moment))
        return (
          <p key={`${boxId} ${kind}`} className={classes.outside}>
            <strong>{told}</strong>, {texts.ringsAfter(incubator.graceMinutes)}
          </p>
        )
      })}
      {boxes.error && !boxes.data && <p className={classes.unknown}>{texts.boxesFailed}</p>}
      {boxes.data && isMeasured && lasting.length + yet.length === 0 && (
        <Quiet incubator={incubator} boxes={boxes.data} hasLimits={hasLimits} />
      )}
    </>
  )
}

type QuietProps = { incubator: Incubator; boxes: readonly Box[]; hasLimits: boolean }

/** What is said of an incubator that stands outside of nothing: that all is well, was, is not known, or that it would not ring. */
function Quiet({ incubator, boxes, hasLimits }: QuietProps) {
  if (!hasLimits)
    return (
      <p className={classes.dim}>{incubator.silentMinutes === null ? texts.noLimits : texts.silentOnly}</p>
    )
  const state = quietState(incubator, boxes, new Date())
  return (
    <p className={classes.fine} data-rings={state === 'fine' || undefined}>
      {texts[state]}
    </p>
  )
}
