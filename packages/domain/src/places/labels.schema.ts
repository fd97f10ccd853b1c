import { z } from 'zod'
import { plainText, recordId } from '../kernel/fields.ts'
import { mostAtOnce } from '../kernel/several.ts'
import { isLabelKey, labelKeyMessage } from './label-key.rules.ts'
import { labelLines, labelledKinds } from './labels.ts'

/** Each once. */
const ids = z
  .array(recordId)
  .max(mostAtOnce)
  .default([])
  .transform((given) => [...new Set(given)])

/** What labels are wanted of, in this order. */
export const newLabels = z
  .object({ animals: ids, places: ids, projects: ids, clutches: ids, boxes: ids, incubators: ids })
  .superRefine((wanted, context) => {
    const count = Object.values(wanted).reduce((sum, { length }) => sum + length, 0)
    const message =
      count === 0
        ? 'Please choose at least one'
        : count > mostAtOnce
          ? `Please choose at most ${mostAtOnce} at once`
          : null
    if (message) context.addIssue({ code: 'custom', path: ['animals'], message })
  })

export const labelParams = z.object({ key: plainText(40).refine(isLabelKey, labelKeyMessage) })

/** What may stand on a label besides name and code, in the order in which it is offered. */
const labelLine = z.object({ line: z.enum(labelLines), text: z.string() })

export const label = z.object({
  kind: z.enum(labelledKinds),
  id: recordId,
  key: z.string(),
  /** The address that its QR code holds. */
  url: z.string(),
  name: z.string(),
  code: z.string().nullable(),
  lines: z.array(labelLine),
})

/** Where a label leads: for its owner with what it is of, for others nothing but the address. */
export const labelTarget = z.object({
  kind: z.enum(labelledKinds).optional(),
  id: recordId.optional(),
  to: z.string(),
})

export type NewLabels = z.output<typeof newLabels>
export type Label = z.output<typeof label>
export type LabelTarget = z.output<typeof labelTarget>
