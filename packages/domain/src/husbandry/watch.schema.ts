import { z } from 'zod'
import { recordId } from '../kernel/fields.ts'
import { alarms } from './watch.ts'

const count = z.number().int()

/** An alarm of an animal, or of a place, with the figures that it is told with; the number of the other is null. */
export const watchedAnimal = z.object({
  alarm: z.enum(alarms),
  animalId: recordId.nullable(),
  placeId: recordId.nullable(),
  name: z.string(),
  since: z.string(),
  values: z.object({
    count: count.optional(),
    days: count.optional(),
    threshold: z.number().optional(),
    lastOn: z.string().optional(),
    usualDays: z.number().optional(),
    percent: z.number().optional(),
    fromGrams: z.number().optional(),
    toGrams: z.number().optional(),
    temperature: z.number().optional(),
    temperatureMin: z.number().optional(),
    temperatureMax: z.number().optional(),
    humidity: z.number().optional(),
    humidityMin: z.number().optional(),
    humidityMax: z.number().optional(),
    retained: z.string().optional(),
  }),
})

export type ShownWatch = z.output<typeof watchedAnimal>
