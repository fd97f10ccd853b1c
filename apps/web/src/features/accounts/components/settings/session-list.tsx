import type { OwnSession } from '@clutchbook/domain/accounts/accounts.schema'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { sessionsQuery, useRemoveSession } from '../../settings.queries.ts'
import { settingsTexts } from '../../settings.texts.ts'
import { tellFailure } from '../../tell-failure.ts'
import classes from './session-list.module.css'

const { sessions: texts } = settingsTexts

/** Day and time as keepers read them, in the zone of the browser. */
const spoken = (moment: string): string =>
  new Date(moment).toLocaleString('en-US', {
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

/** Where the keeper is signed in, with a way out of each place but this one, which has its own button (R31). */
export function SessionList() {
  const { data, error, refetch } = useQuery(sessionsQuery)
  return (
    <>
      <h4 className={classes.heading}>{texts.heading}</h4>
      {error && !data ? (
        <LoadFailure
          title={texts.loadFailed.title}
          error={error}
          otherwise={texts.loadFailed.text}
          action={texts.tryAgain}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul className={classes.list} aria-busy={!data}>
          {data ? (
            data.map((session) => <Session key={session.id} session={session} />)
          ) : (
            <li>
              <Skeleton height={62} />
            </li>
          )}
        </ul>
      )}
    </>
  )
}

function Session({ session: { id, device, lastSeenAt, isCurrent } }: { session: OwnSession }) {
  const { mutateAsync, isPending } = useRemoveSession()
  const moment = spoken(lastSeenAt)
  // By the promise: callbacks of a row that has gone meanwhile are not called.
  const end = async (): Promise<void> => {
    try {
      await mutateAsync(id)
      showToast({ title: texts.ended(device) })
    } catch (error) {
      tellFailure(error, texts.endFailed)
    }
  }
  return (
    <li className={classes.session}>
      <div className={classes.words}>
        <div className={classes.device}>{device}</div>
        <div className={classes.when}>{texts.lastUsed(moment)}</div>
      </div>
      {isCurrent ? (
        <span className={classes.here}>{texts.here}</span>
      ) : (
        <Button
          variant="subtle"
          color="danger"
          loading={isPending}
          className={classes.end ?? ''}
          aria-label={texts.endOf(device, moment)}
          onClick={() => void end()}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}
