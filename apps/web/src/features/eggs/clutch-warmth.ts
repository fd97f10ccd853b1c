import { fromCelsius, type TemperatureUnit } from '@clutchbook/domain/eggs/eggs.rules'
import { momentOf } from '@clutchbook/domain/kernel/time-zone'
import type { ClimatePoint } from '../incubation/public/climate-figure.tsx'
import { warmthTexts as texts } from './clutch-warmth.texts.ts'
import type { Warmth } from './clutches.queries.ts'

/** The warmth of each day at its noon, in a unit; days of which nothing is known are left out. */
export const warmthPoints = (days: Warmth['days'], unit: TemperatureUnit, timeZone: string): ClimatePoint[] =>
  days.flatMap(({ day, mean, min, max }) =>
    mean === null
      ? []
      : [
          {
            at: momentOf(day, '12:00', timeZone).getTime(),
            ...{ mean: fromCelsius(mean, unit), min: fromCelsius(min ?? mean, unit) },
            max: fromCelsius(max ?? mean, unit),
          },
        ],
  )

/** How much of it was measured, and how far it is; each a sentence (CLU-27). */
export function warmthWords({ hours, hoursMeasured, developed }: Warmth): string[] {
  const part = hours === 0 ? 0 : hoursMeasured / hours
  return [
    part === 0 ? texts.aimedOnly : texts.measured(part),
    ...(developed === null ? [] : [texts.developed(developed)]),
  ]
}

/** What may hatch, in words: 'Mostly males, about 75 % males, by 32.5 °C on average so far' (CLU-28). */
export function sexWords(
  { word, males, meanTemperature, isComplete }: NonNullable<Warmth['sexLikelihood']>,
  degrees: (celsius: number) => string,
): string {
  return [
    word === null ? texts.noWord : texts.words[word],
    ...(males === null ? [] : [texts.males(males)]),
    texts.byMean(degrees(meanTemperature), isComplete),
  ].join(', ')
}
