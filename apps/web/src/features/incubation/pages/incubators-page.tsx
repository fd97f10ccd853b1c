import { climateWords } from '@clutchbook/domain/incubation/climate-words.rules'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { lastingOf } from '../climate-words.ts'
import { IncubatorsCrumbs } from '../components/incubator-crumbs.tsx'
import { alarmTexts, nowTexts, incubationTexts as texts } from '../incubation.texts.ts'
import { alarmsQuery, type Incubator, type IncubatorAlarm, incubatorsQuery } from '../incubators.queries.ts'
import { loadIncubatorDialog } from '../load-dialogs.ts'
import { agoWords } from '../moment-words.ts'
import classes from './incubators-page.module.css'

const IncubatorDialog = lazyDialog(async () => (await loadIncubatorDialog()).IncubatorDialog)

const none: readonly IncubatorAlarm[] = []

/** The incubators of a keeper, each with what was measured last and whether it rings (CLU-20). */
export function IncubatorsPage() {
  const { data: incubators, error, refetch } = useQuery(incubatorsQuery)
  const alarms = useQuery(alarmsQuery).data ?? none
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button
      leftSection={<Plus size={17} aria-hidden />}
      disabled={incubators === undefined}
      data-key-acts="new"
      {...warmedBy(loadIncubatorDialog)}
      onClick={() => setAdding(true)}
    >
      {texts.add}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={texts.title}
        breadcrumb={<IncubatorsCrumbs />}
        actions={incubators && incubators.length > 0 ? add : undefined}
      />
      {!incubators && error && (
        <FailedPlace
          title={texts.failed}
          text={texts.safe}
          error={error}
          action={uiTexts.tryAgain}
          onRetry={() => void refetch()}
        />
      )}
      {!incubators && !error && <Loading />}
      {incubators?.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} action={add} />}
      {incubators && incubators.length > 0 && (
        <ul className={classes.cards}>
          {incubators.map((incubator) => (
            <IncubatorCard
              key={incubator.id}
              incubator={incubator}
              lasting={lastingOf(alarms, incubator.id)}
            />
          ))}
        </ul>
      )}
      {isAdding && <IncubatorDialog incubator={null} onClose={() => setAdding(false)} />}
    </>
  )
}

type CardProps = { incubator: Incubator; lasting: readonly IncubatorAlarm[] }

function IncubatorCard({ incubator, lasting }: CardProps) {
  const { timeZone } = useCurrentUser()
  const { id, name, latest, temperatureUnit: unit, boxCount, isOverfull } = incubator
  const set = climateWords(incubator, unit)
  return (
    <li data-key-entry className={classes.card}>
      <h2 className={classes.name}>
        <Link to="/incubators/$id" params={{ id: String(id) }} className={classes.link}>
          {name}
        </Link>
      </h2>
      <p className={classes.now}>
        {latest === null ? (
          <span className={classes.dim}>{nowTexts.nothing}</span>
        ) : (
          <>
            {climateWords(latest, unit).map((value) => (
              <span key={value} className={classes.value}>
                {value}
              </span>
            ))}
            <span className={classes.dim}>{agoWords(latest.at, new Date(), timeZone)}</span>
          </>
        )}
      </p>
      <p className={classes.dim}>
        {set.length > 0 ? nowTexts.set(set.join(', ')) : nowTexts.notSet} · {texts.boxes(boxCount)}
      </p>
      {(isOverfull || lasting.length > 0) && (
        <p className={classes.alarms}>
          {isOverfull && <span className={classes.alarm}>{texts.overfull}</span>}
          {lasting.length > 0 && (
            <span className={classes.alarm}>
              {alarmTexts.lasting([...new Set(lasting.map(({ kind }) => alarmTexts.kinds[kind]))])}
            </span>
          )}
        </p>
      )}
    </li>
  )
}

const outlines = [1, 2] as const

const Loading = () => (
  <div className={classes.cards} role="status" aria-label={texts.loading} aria-busy>
    {outlines.map((outline) => (
      <Skeleton key={outline} height={150} card />
    ))}
  </div>
)
