import { z } from 'zod'
import { eggFields } from '../eggs/eggs.fields.ts'
import { sentShape, shownShape } from '../kernel/field-schemas.ts'
import { digits, moment, recordId } from '../kernel/fields.ts'
import { clutchEntryFields } from './clutch-log.fields.ts'
import { clutchLogLimits, clutchLogMessages, findings } from './clutch-log.rules.ts'

const sent = sentShape(clutchEntryFields)
const { massGrams } = sentShape({ massGrams: eggFields.massGrams })

const finding = z.enum(findings, clutchLogMessages.finding).nullable()

/** One egg as an entry tells of it. */
const foundEgg = z.object({
  id: recordId,
  finding: finding.default(null),
  massGrams: massGrams.default(null),
})

/** The body of an entry; without a day it is of today. */
export const newClutchEntry = z
  .object({
    kind: sent.kind,
    day: sent.day.optional(),
    note: sent.note.optional(),
    eggs: z
      .array(foundEgg)
      .max(clutchLogLimits.eggs, `Please name at most ${clutchLogLimits.eggs} eggs`)
      .refine((eggs) => new Set(eggs.map(({ id }) => id)).size === eggs.length, clutchLogMessages.eggsTwice)
      .default([]),
    /** False leaves eggs as they are, whatever was found in them. */
    setStatus: z.boolean().default(true),
  })
  .refine(({ kind, note }) => kind !== 'note' || (note ?? null) !== null, {
    message: clutchLogMessages.note,
    path: ['note'],
  })

/** What an entry keeps of each egg; `isSet` where the entry ended it. */
const keptEgg = z.object({
  id: recordId,
  finding,
  massGrams: z.number().nullable(),
  isSet: z.boolean(),
})

const keptEggs = z.array(keptEgg)

/** An entry as its owner reads it. */
export const clutchEntry = z.object({
  id: recordId,
  createdAt: moment,
  ...shownShape(clutchEntryFields),
  eggs: keptEggs,
})

/** The eggs of an entry as an archive has them: as text. */
export const archivedEggs = z.string().max(40_000).refine(isKept, 'These are no eggs of an entry')

function isKept(text: string): boolean {
  try {
    return keptEggs.max(clutchLogLimits.eggs).safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

export const clutchEntryParams = z.object({ id: digits, entryId: digits })

export type NewClutchEntry = z.output<typeof newClutchEntry>
export type KeptEgg = z.output<typeof keptEgg>
export type ClutchEntry = z.output<typeof clutchEntry>
