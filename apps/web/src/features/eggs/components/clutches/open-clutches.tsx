import { daysSinceLaid } from '@clutchbook/domain/eggs/eggs.rules'
import { VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Flashlight from 'lucide-react/icons/flashlight'
import { shownDay } from '../../../../shared/day-format.ts'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'
import { ListEnd } from '../../../../shared/ui/list-end.tsx'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { useToday } from '../../../accounts/public/use-today.ts'
import { openClutchesQuery } from '../../clutch-lists.queries.ts'
import { countWords, pairWords } from '../../clutch-words.ts'
import type { Clutch } from '../../clutches.queries.ts'
import { clutchListTexts as listTexts, clutchTexts as texts } from '../../clutches.texts.ts'
import { ClutchDots } from './clutch-dots.tsx'
import classes from './open-clutches.module.css'

type Props = {
  /** Some of the eggs in the incubator lie in no clutch, and are not to be missed here. */
  hasLoose: boolean
}

/** The clutches of which something incubates, what hatches next first (SEA-20). */
export function OpenClutches({ hasLoose }: Props) {
  const pages = useInfiniteQuery(openClutchesQuery)
  const clutches = pages.data?.pages.flatMap(({ items }) => items)
  if (pages.isError && !clutches)
    return (
      <LoadFailure
        title={listTexts.loadFailed}
        error={pages.error}
        otherwise={listTexts.loadFailedText}
        action={texts.tryAgain}
        onRetry={() => void pages.refetch()}
      />
    )
  if (!clutches) return <Loading />
  return (
    <>
      <ul className={classes.cards}>
        {clutches.map((clutch) => (
          <ClutchCard key={clutch.id} clutch={clutch} />
        ))}
      </ul>
      {clutches.length === 0 && <p className={classes.note}>{listTexts.empty}</p>}
      <ListEnd pages={pages} moreFailed={listTexts.moreFailed} />
      {hasLoose && clutches.length > 0 && <p className={classes.note}>{listTexts.loose}</p>}
    </>
  )
}

function ClutchCard({ clutch }: { clutch: Clutch }) {
  const { id, code, layDate, incubatingCount } = clutch
  const today = useToday()()
  const to = { to: '/clutches/$id', params: { id: String(id) } } as const
  return (
    <li data-key-entry className={classes.card}>
      <h2 className={classes.name}>
        <Link {...to} className={classes.link}>
          {pairWords(clutch)}
        </Link>
      </h2>
      <p className={classes.line}>
        {texts.code(code)} · {texts.laid(shownDay(layDate))}
      </p>
      <ClutchDots clutch={clutch} />
      <p className={classes.line}>
        <strong className={classes.day}>{texts.dayOf(daysSinceLaid(layDate, today))}</strong> ·{' '}
        {countWords(clutch)}
      </p>
      <div className={classes.acts}>
        <LinkButton
          {...to}
          search={{ act: 'candle' }}
          variant="default"
          leftSection={<Flashlight size={17} aria-hidden />}
          aria-label={listTexts.candle(code)}
        >
          {texts.candle}
        </LinkButton>
        <LinkButton
          {...to}
          search={{ act: 'hatch' }}
          variant="default"
          aria-label={listTexts.hatch(code, incubatingCount)}
        >
          {texts.hatchShort}
        </LinkButton>
      </div>
    </li>
  )
}

const Loading = () => (
  <div className={classes.cards} aria-busy>
    <VisuallyHidden role="status">{listTexts.loading}</VisuallyHidden>
    <Skeleton height={190} card />
    <Skeleton height={190} card />
  </div>
)
