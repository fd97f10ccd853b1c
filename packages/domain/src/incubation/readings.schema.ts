import { z } from 'zod'
import { plainText } from '../kernel/fields.ts'
import { hourSeconds } from './reading-hours.rules.ts'
import { readingLimits } from './readings.rules.ts'
import { sentMoment } from './sent-moment.schema.ts'

/** What a call sends. Each reading is judged by itself, so nothing of it is asked for here. */
export const sentReadings = z.object({
  readings: z
    .array(z.unknown())
    .min(1, 'Please send at least one reading')
    .max(readingLimits.atOnce, `Please send at most ${readingLimits.atOnce} readings at once`),
})

const whole = z.number().int()

/** What came of readings: new ones, those whose second had one, and those that are none, by their place in the call. */
export const storedReadings = z.object({
  stored: whole,
  known: whole,
  refused: z.array(z.object({ index: whole, reason: z.string() })),
})

const { points } = readingLimits
const wrongPoints = `Please ask for ${points.min} to ${points.max} points`

/** From when to when a chart is, the last 30 days unless said, and of how many points. */
export const chartQuery = z
  .object({
    from: sentMoment.optional(),
    to: sentMoment.optional(),
    points: z.coerce
      .number(wrongPoints)
      .int(wrongPoints)
      .min(points.min, wrongPoints)
      .max(points.max, wrongPoints)
      .default(points.usual),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from < to, {
    message: 'Please give an end after the beginning',
    path: ['to'],
  })

const measured = z.number().nullable()

/** A bucket of a chart (CLU-25). Those in which nothing was measured are left out. */
const bucket = z.object({
  at: z.string(),
  n: whole,
  temperatureMin: measured,
  temperatureMean: measured,
  temperatureMax: measured,
  humidityMin: measured,
  humidityMean: measured,
  humidityMax: measured,
})

export const chart = z.object({ points: z.array(bucket) })

const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().min(min).max(max).nullable()

const archivedReading = z.tuple([
  z
    .number()
    .int()
    .min(0)
    .max(hourSeconds - 1),
  within(readingLimits.temperature),
  within(readingLimits.humidity),
])

/** The readings of an hour as an archive has them: the seconds of it in order. Anyone can write one, so they are read anew. */
export const archivedReadings = plainText(400_000).transform((text, context) => {
  const read = z.array(archivedReading).min(1).safeParse(parsed(text))
  const inOrder = read.data?.every(([second], at, all) => at === 0 || second > (all[at - 1]?.[0] ?? 0))
  if (read.success && inOrder) return JSON.stringify(read.data)
  context.addIssue({ code: 'custom', message: 'These are no readings of an hour' })
  return z.NEVER
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export type StoredReadings = z.output<typeof storedReadings>
export type ChartQuery = z.output<typeof chartQuery>
export type Chart = z.output<typeof chart>
