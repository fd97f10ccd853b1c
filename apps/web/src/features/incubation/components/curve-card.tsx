import { degreeWords, humidityWords } from '@clutchbook/domain/incubation/climate-words.rules'
import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'
import { NativeSelect, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shownDay } from '../../../shared/day-format.ts'
import { Chip, ChipRow } from '../../../shared/ui/chip.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { seasonSettingsQuery } from '../../season/public/season-settings-query.ts'
import type { Span } from '../chart-shape.ts'
import {
  moistMarks,
  moistPoints,
  type Period,
  periods,
  rangeOf,
  seasonSpanOf,
  spanOf,
  warmMarks,
  warmPoints,
} from '../curve-points.ts'
import { nowTexts, curveTexts as texts } from '../incubation.texts.ts'
import {
  type Box,
  type ChartPoint,
  type CurvePlace,
  curveQuery,
  type Incubator,
} from '../incubators.queries.ts'
import { ClimateFigure, ClimateKey } from '../public/climate-figure.tsx'
import classes from './curve-card.module.css'
import { DayTable } from './day-table.tsx'

type Props = { incubator: Incubator; boxes: readonly Box[] }

/** What was measured in an incubator or one of its boxes, in a period (CLU-25). */
export function CurveCard({ incubator, boxes }: Props) {
  const [period, setPeriod] = useState<Period>('week')
  const [boxId, setBoxId] = useState<number | null>(null)
  // The time is that of the choice: a page that stays open is not read anew by itself.
  const [now, setNow] = useState(() => new Date())
  const { span, error, refetch } = useSpan(period, now)
  const place: CurvePlace =
    boxId === null ? { kind: 'incubator', id: incubator.id } : { kind: 'box', id: boxId }
  const measured = boxes.filter(({ latest }) => latest !== null)
  return (
    <SectionCard title={texts.title}>
      <div className={classes.choices}>
        <ChipRow label={texts.period} wraps>
          {periods.map((one) => (
            <Chip
              key={one}
              on={one === period}
              onPress={() => {
                setNow(new Date())
                setPeriod(one)
              }}
            >
              {texts.periods[one]}
            </Chip>
          ))}
        </ChipRow>
        {measured.length > 0 && (
          <NativeSelect
            aria-label={texts.place}
            data={[
              { value: '', label: incubator.name },
              ...measured.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={String(boxId ?? '')}
            onChange={({ currentTarget: { value } }) => setBoxId(value === '' ? null : Number(value))}
          />
        )}
      </div>
      {span ? (
        <PlaceCurves place={place} incubator={incubator} span={span} period={period} />
      ) : (
        <NotRead error={error} onRetry={() => void refetch()} />
      )}
    </SectionCard>
  )
}

/** The time of a period; that of a season once it is read on which day the keeper's seasons begin. */
function useSpan(period: Period, now: Date) {
  const { timeZone } = useCurrentUser()
  const { data, error, refetch } = useQuery({ ...seasonSettingsQuery, enabled: period === 'season' })
  const seasonSpan = data ? seasonSpanOf(data.firstDay, now, timeZone) : null
  return { span: period === 'season' ? seasonSpan : spanOf(period, now), error, refetch }
}

type CurvesProps = { incubator: Incubator; span: Span; period: Period }

function PlaceCurves({ place, ...of }: CurvesProps & { place: CurvePlace }) {
  const { data, error, refetch } = useQuery(curveQuery(place, rangeOf(of.span)))
  return data ? (
    <Curves points={data.points} {...of} />
  ) : (
    <NotRead error={error} onRetry={() => void refetch()} />
  )
}

function Curves({ points, incubator, span, period }: CurvesProps & { points: readonly ChartPoint[] }) {
  const { timeZone } = useCurrentUser()
  const { temperatureUnit: unit } = incubator
  const [warm, moist] = [warmPoints(points, unit), moistPoints(points)]
  if (warm.length + moist.length === 0) return <p className={classes.none}>{texts.none}</p>
  const degrees = (value: number): string => degreeWords(value, unit)
  const moment = (at: number): string => {
    const date = new Date(at)
    const day = shownDay(civilDayOf(date, timeZone))
    return period === 'day' ? nowTexts.on(day, timeOfDayAt(date, timeZone)) : day
  }
  const [warmAcross, moistAcross] = [warmMarks(incubator, unit), moistMarks(incubator)]
  const across = [...warmAcross, ...moistAcross].map(({ kind }) => kind)
  return (
    <div className={classes.curves}>
      <ClimateFigure
        {...{ title: texts.temperature, points: warm, span, marks: warmAcross, words: degrees, moment }}
      />
      <ClimateFigure
        {...{ title: texts.humidity, points: moist, span, marks: moistAcross, moment }}
        words={humidityWords}
      />
      <ClimateKey
        kinds={['mean', 'band', ...(['set', 'limit'] as const).filter((kind) => across.includes(kind))]}
      />
      <DayTable warm={warm} moist={moist} degrees={degrees} />
    </div>
  )
}

/** Stands where the curve will be: that it is being read, or why it could not be. */
const NotRead = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  error ? (
    <LoadFailure
      title={texts.loadFailed}
      error={error}
      otherwise={texts.loadFailedText}
      action={uiTexts.tryAgain}
      onRetry={onRetry}
    />
  ) : (
    <div className={classes.curves} aria-busy>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton height={170} />
      <Skeleton height={170} />
    </div>
  )
