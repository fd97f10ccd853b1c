import { z } from 'zod'
import { clientIdOf } from '../collection/animal-records.schema.ts'
import { sentShape, shownShape } from '../kernel/field-schemas.ts'
import { digits, moment, recordId, textBy } from '../kernel/fields.ts'
import { feederFields } from './feeder.fields.ts'
import { costRule, feederLimits, feederMessages, stockReasons } from './feeder.rules.ts'

const { count, ...others } = sentShape(feederFields)

/** The body of a change; what is left out stays. Pieces move by stock alone. */
export const feederChange = z.object(others).partial()

export const newFeeder = feederChange.extend({ prey: others.prey, count: count.optional() })

export const feeder = z.object({
  id: recordId,
  userId: recordId,
  version: z.number().int(),
  ...shownShape(feederFields),
  /** At its bound or below, or with less than what is to be thawed today and tomorrow. */
  isLow: z.boolean(),
  createdAt: moment,
})

const pieces = z
  .number(feederMessages.pieces)
  .int(feederMessages.pieces)
  .min(-feederLimits.pieces, feederMessages.pieces)
  .max(feederLimits.pieces, feederMessages.pieces)

/** What was bought or thrown away, or how many pieces were counted. */
export const stockMove = z
  .object({
    clientId: clientIdOf('Please name the change by a clientId'),
    why: z.enum(stockReasons, `Please choose one of: ${stockReasons.join(', ')}`),
    change: pieces.optional(),
    count: pieces.optional(),
    /** What all that was bought cost; the price of a piece follows from it. */
    cost: textBy((text) => (text === '' ? null : costRule(text)), feederLimits.cost).nullish(),
  })
  .superRefine(({ why, change, count: counted, cost }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (why === 'bought' && !(change !== undefined && change > 0))
      refuse('change', 'Please say how many pieces were bought, 1 or more')
    if (why === 'wasted' && !(change !== undefined && change < 0))
      refuse('change', 'Please say how many pieces were thrown away, as -1 or less')
    if (why === 'counted' && !(counted !== undefined && counted >= 0))
      refuse('count', 'Please say how many pieces are there, 0 or more')
    if (why === 'counted' && change !== undefined) refuse('change', 'What was counted is sent as count')
    if (why !== 'counted' && counted !== undefined) refuse('count', 'A count goes with counted alone')
    if (why !== 'bought' && cost) refuse('cost', 'A cost goes with bought alone')
  })

export const costsQuery = z.object({
  year: digits.pipe(z.number().min(1900, 'Please give a year').max(2200, 'Please give a year')),
})

/** What the meals of an animal cost in a year, by currency. */
export const feedingCosts = z.object({
  animalId: recordId,
  name: z.string(),
  meals: z.number().int(),
  pieces: z.number().int(),
  cost: z.string(),
  currency: z.string().nullable(),
})

export type NewFeeder = z.output<typeof newFeeder>
export type FeederChange = z.output<typeof feederChange>
export type Feeder = z.output<typeof feeder>
export type StockMove = z.output<typeof stockMove>
export type FeedingCosts = z.output<typeof feedingCosts>
