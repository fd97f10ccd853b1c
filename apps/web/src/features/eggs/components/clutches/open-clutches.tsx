import { countWords, pairWords } from '@clutchbook/domain/clutches/clutch-words.rules'
import { daysSinceLaid } from '@clutchbook/domain/eggs/eggs.rules'
import { VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Flashlight from 'lucide-react/icons/flashlight'
import { useRef } from 'react'
import { shownDay } from '../../../../shared/day-format.ts'
import { drawnWhole } from '../../../../shared/ui/card-window.ts'
import { EggSymbols } from '../../../../shared/ui/egg-dots.tsx'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'
import { ListEnd } from '../../../../shared/ui/list-end.tsx'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { useCardWindow } from '../../../../shared/ui/use-card-window.ts'
import { useToday } from '../../../accounts/public/use-today.ts'
import { BoxName } from '../../../incubation/public/box-field.tsx'
import { IncubatorHead } from '../../../incubation/public/incubator-head.tsx'
import { groupsOf } from '../../clutch-groups.ts'
import { openClutchesQuery } from '../../clutch-lists.queries.ts'
import { hatchWords } from '../../clutch-words.ts'
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
      <EggSymbols />
      <Groups clutches={clutches} isLong={pages.hasNextPage || clutches.length > drawnWhole} />
      {clutches.length === 0 && <p className={classes.note}>{listTexts.empty}</p>}
      <ListEnd pages={pages} moreFailed={listTexts.moreFailed} />
      {hasLoose && clutches.length > 0 && <p className={classes.note}>{listTexts.loose}</p>}
    </>
  )
}

type GroupsProps = {
  clutches: readonly Clutch[]
  /** Of so many only those near the screen are drawn. */
  isLong: boolean
}

/** Clutches below the incubators that they stand in; without any incubator, side by side. */
function Groups({ clutches, isLong }: GroupsProps) {
  const groups = groupsOf(clutches)
  if (groups.every(({ incubatorId }) => incubatorId === null))
    return <Cards clutches={clutches} isLong={isLong} heading="h2" />
  return groups.map(({ incubatorId, clutches: inside }) => (
    <section key={incubatorId} className={classes.group}>
      {incubatorId === null ? (
        <h2 className={classes.loose}>{listTexts.noBox}</h2>
      ) : (
        <IncubatorHead id={incubatorId} />
      )}
      <Cards clutches={inside} isLong={isLong} heading="h3" />
    </section>
  ))
}

type Heading = 'h2' | 'h3'

function Cards({ clutches, isLong, heading }: GroupsProps & { heading: Heading }) {
  const grid = useRef<HTMLUListElement>(null)
  const shown = useCardWindow(grid, { cards: clutches.length, goesOn: isLong, isDrawn: false })
  return (
    <ul ref={grid} className={classes.cards} style={{ paddingTop: shown.above, paddingBottom: shown.below }}>
      {clutches.slice(shown.from, shown.to).map((clutch) => (
        <ClutchCard key={clutch.id} clutch={clutch} heading={heading} />
      ))}
    </ul>
  )
}

function ClutchCard({ clutch, heading: Name }: { clutch: Clutch; heading: Heading }) {
  const { id, code, layDate, incubatingCount, boxId, forecast } = clutch
  const today = useToday()()
  const to = { to: '/clutches/$id', params: { id: String(id) } } as const
  return (
    <li data-key-entry className={classes.card}>
      <Name className={classes.name}>
        <Link {...to} className={classes.link}>
          {pairWords(clutch)}
        </Link>
      </Name>
      <p className={classes.line}>
        {texts.code(code)} · {texts.laid(shownDay(layDate))}
      </p>
      {boxId !== null && (
        <p className={classes.line}>
          <BoxName id={boxId} />
        </p>
      )}
      <ClutchDots clutch={clutch} />
      <p className={classes.line}>
        <strong className={classes.day}>{texts.dayOf(daysSinceLaid(layDate, today))}</strong> ·{' '}
        {countWords(clutch)}
      </p>
      {forecast && <p className={classes.line}>{hatchWords(forecast, today)}</p>}
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
