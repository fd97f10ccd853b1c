import { climateWords } from '@clutchbook/domain/incubation/climate-words.rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { lastingOf } from '../climate-words.ts'
import { alarmTexts, nowTexts } from '../incubation.texts.ts'
import { alarmsQuery, incubatorsQuery } from '../incubators.queries.ts'
import { agoWords } from '../moment-words.ts'
import classes from './incubator-head.module.css'

/** The heading of what stands in an incubator: its name, what it is now and is set to, and whether it rings (SEA-20). */
export function IncubatorHead({ id }: { id: number }) {
  const { timeZone } = useCurrentUser()
  const incubators = useQuery(incubatorsQuery)
  const alarms = useQuery(alarmsQuery)
  const incubator = incubators.data?.find((one) => one.id === id)
  const lasting = lastingOf(alarms.data ?? [], id)
  const isPending = incubators.isPending || alarms.isPending
  if (!incubator || isPending)
    return (
      <h2 className={classes.name} aria-busy={isPending || undefined}>
        …
      </h2>
    )
  const { name, latest, temperatureUnit: unit } = incubator
  const set = climateWords(incubator, unit)
  return (
    <div className={classes.head}>
      <h2 className={classes.name}>
        <Link to="/incubators/$id" params={{ id: String(id) }} className={classes.link}>
          {name}
        </Link>
      </h2>
      {latest && (
        <p className={classes.now}>
          <strong>{climateWords(latest, unit).join(', ')}</strong>{' '}
          <span className={classes.dim}>{agoWords(latest.at, new Date(), timeZone)}</span>
        </p>
      )}
      {set.length > 0 && <p className={classes.dim}>{nowTexts.set(set.join(', '))}</p>}
      {lasting.length > 0 && (
        <p className={classes.alarm}>
          {alarmTexts.lasting([...new Set(lasting.map(({ kind }) => alarmTexts.kinds[kind]))])}
        </p>
      )}
    </div>
  )
}
