import { fromCelsius } from '@clutchbook/domain/eggs/eggs.rules'
import { formatAmount } from '@clutchbook/domain/kernel/amount'
import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { shownDay } from '../../../../shared/day-format.ts'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { useCurrentUser } from '../../../accounts/public/use-current-user.ts'
import { ClimateFigure } from '../../../incubation/public/climate-figure.tsx'
import { warmthTexts as texts } from '../../clutch-warmth.texts.ts'
import { sexWords, warmthPoints, warmthWords } from '../../clutch-warmth.ts'
import { clutchWarmthQuery, type Warmth, type WholeClutch } from '../../clutches.queries.ts'
import { clutchTexts } from '../../clutches.texts.ts'
import { eggFormTexts } from '../../egg-form.texts.ts'
import classes from './clutch-warmth.module.css'

/** How warm the eggs were, how far they are, and what may hatch by that; never a sex (CLU-27, CLU-28). */
export function ClutchWarmth({ clutch }: { clutch: WholeClutch }) {
  const { data, error, refetch } = useQuery(clutchWarmthQuery(clutch.id))
  return (
    <SectionCard title={texts.title}>
      {error && !data && (
        <LoadFailure
          title={texts.loadFailed}
          error={error}
          otherwise={texts.loadFailedText}
          action={clutchTexts.tryAgain}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div aria-busy>
          <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
          <Skeleton height={170} />
        </div>
      )}
      {data && <WarmthFigures warmth={data} unit={clutch.temperatureUnit} />}
    </SectionCard>
  )
}

const dayMs = 24 * 60 * 60_000

function WarmthFigures({ warmth, unit }: { warmth: Warmth; unit: WholeClutch['temperatureUnit'] }) {
  const { timeZone } = useCurrentUser()
  const points = warmthPoints(warmth.days, unit, timeZone)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return <p className={classes.dim}>{texts.unknown}</p>
  const words = (degrees: number): string => `${formatAmount(degrees, 1)} ${eggFormTexts.units[unit]}`
  const { sexLikelihood } = warmth
  return (
    <div className={classes.told}>
      <ClimateFigure
        title={texts.curve}
        points={points}
        span={{ from: first.at, to: Math.max(last.at, first.at + dayMs) }}
        marks={[]}
        words={words}
        moment={(at) => shownDay(civilDayOf(new Date(at), timeZone))}
      />
      <p className={classes.dim}>{[...warmthWords(warmth), texts.probe].join(' ')}</p>
      {sexLikelihood && (
        <div>
          <h3 className={classes.title}>{texts.sex}</h3>
          <p>{sexWords(sexLikelihood, (celsius) => words(fromCelsius(celsius, unit)))}</p>
          <p className={classes.dim}>
            {texts.never} {texts.source(sexLikelihood.source)}
          </p>
        </div>
      )}
    </div>
  )
}
