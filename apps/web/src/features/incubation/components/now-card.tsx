import { useQuery } from '@tanstack/react-query'
import { Alarm } from '../../../shared/ui/alarm.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { climateWords, lastingOf, limitWords, worstWords } from '../climate-words.ts'
import { alarmTexts, nowTexts as texts } from '../incubation.texts.ts'
import { alarmsQuery, type Incubator } from '../incubators.queries.ts'
import { agoWords, momentWords } from '../moment-words.ts'
import classes from './now-card.module.css'

/** What was measured last in an incubator, what it is set to, and whether it rings (CLU-20, CLU-26). */
export function NowCard({ incubator }: { incubator: Incubator }) {
  const { timeZone } = useCurrentUser()
  const lasting = lastingOf(useQuery(alarmsQuery).data ?? [], incubator.id)
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
        {lasting.map((alarm) => (
          <Alarm key={alarm.id} title={alarmTexts.kinds[alarm.kind]}>
            {[worstWords(alarm, unit), alarmTexts.since(momentWords(new Date(alarm.since), timeZone))]
              .filter(Boolean)
              .join(', ')}
          </Alarm>
        ))}
        {lasting.length === 0 && latest !== null && (
          <p className={classes.fine} data-rings={limits.length > 0 || undefined}>
            {quietWords(incubator, limits.length > 0)}
          </p>
        )}
      </div>
    </SectionCard>
  )
}

/** What is said of an incubator that does not ring: that all is well, or that it would not ring. */
function quietWords({ silentMinutes }: Incubator, hasLimits: boolean): string {
  if (hasLimits) return texts.fine
  return silentMinutes === null ? texts.noLimits : texts.silentOnly
}
