import { hasEnded } from '@clutchbook/domain/accounts/api-tokens.rules'
import type { ApiToken } from '@clutchbook/domain/accounts/api-tokens.schema'
import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { shownDay } from '../../../../shared/day-format.ts'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { tokensQuery } from '../../tokens.queries.ts'
import { tokenTexts as texts } from '../../tokens.texts.ts'
import quiet from './delete-section.module.css'
import rows from './session-list.module.css'
import classes from './token-section.module.css'

type Props = {
  /** The keeper's own, by which days are told. */
  timeZone: string
  onRevoke: (token: ApiToken) => void
}

/** The tokens that work, and those that ended within a month, each with a way to be rid of it. */
export function TokenList({ timeZone, onRevoke }: Props) {
  const { data, error, refetch } = useQuery(tokensQuery)
  if (error && !data)
    return (
      <div className={classes.list}>
        <LoadFailure
          title={texts.loadFailed.title}
          error={error}
          otherwise={texts.loadFailed.text}
          action={texts.tryAgain}
          onRetry={() => void refetch()}
        />
      </div>
    )
  if (data?.length === 0) return <p className={quiet.text}>{texts.none}</p>
  return (
    <ul className={`${rows.list} ${classes.list}`} aria-label={texts.listLabel} aria-busy={!data}>
      {data?.map((token) => (
        <Token key={token.id} token={token} timeZone={timeZone} onRevoke={onRevoke} />
      )) ?? (
        <li>
          <Skeleton height={62} />
        </li>
      )}
    </ul>
  )
}

function Token({ token, timeZone, onRevoke }: { token: ApiToken } & Props) {
  const { name, scope, createdAt, lastUsedAt, endsAt } = token
  const dayOf = (moment: string | null): string | null =>
    moment === null ? null : shownDay(civilDayOf(new Date(moment), timeZone))
  const isOver = hasEnded(token, new Date())
  return (
    <li className={rows.session}>
      <div className={rows.words}>
        <div className={`${rows.device} ${classes.name}`}>{name}</div>
        <div className={rows.when}>
          {texts.scopes[scope]} · {texts.made(dayOf(createdAt) ?? '')} · {texts.lastUsed(dayOf(lastUsedAt))} ·{' '}
          <span className={isOver ? classes.ended : undefined}>{texts.end(dayOf(endsAt), isOver)}</span>
        </div>
      </div>
      <Button
        variant="subtle"
        color="danger"
        className={rows.end ?? ''}
        aria-label={isOver ? texts.removeOf(name) : texts.revokeOf(name)}
        onClick={() => onRevoke(token)}
      >
        {isOver ? texts.remove : texts.revoke}
      </Button>
    </li>
  )
}
