import { z } from 'zod'
import { longestMorph } from '../genetics/genetics-limits.rules.ts'
import { storedJson } from '../genetics/stored-json.ts'
import { plainText, recordId } from '../kernel/fields.ts'
import { inRow, youngLimits, youngMessages } from './project-young.rules.ts'

/** A refusal that names its row, which stands second in the path of what is wrong. */
const refusal = (message: string) => ({
  error: ({ path }: { path?: readonly PropertyKey[] | undefined }) => inRow(Number(path?.[1] ?? 0), message),
})

/** Young of one look that are kept as no animals: how many, and what they show (GEN-42). */
const countedRow = z.object(
  {
    count: z
      .number(refusal(youngMessages.count))
      .int(refusal(youngMessages.count))
      .min(1, refusal(youngMessages.count))
      .max(youngLimits.count, refusal(youngMessages.count)),
    text: z
      .string(refusal(youngMessages.text))
      .max(longestMorph, refusal(youngMessages.long))
      .refine((text) => !text.includes('\0'), refusal('Please remove the invisible control characters'))
      .trim(),
  },
  refusal(youngMessages.form),
)

/** All young that are counted on a project, in place of those that were. */
export const youngChange = z.object({
  young: z.array(countedRow, youngMessages.list).max(youngLimits.rows, youngMessages.rows),
})

/** The young that are counted on a project, as its owner reads them. */
export const projectYoung = z.object({
  breedingProjectId: recordId,
  /** 0 while nothing was counted yet. */
  version: z.number().int(),
  young: z.array(
    z.object({
      count: z.number().int(),
      text: z.string(),
      /** What the text reads as now; null where it isn't clear any more, and then the row tells nothing. */
      name: z.string().nullable(),
    }),
  ),
})

/** The stored rows of an archive: text that holds a list of them. */
export const archivedYoung = storedJson(
  plainText(200_000),
  z
    .array(
      z.object({
        count: z.number().int().min(1).max(youngLimits.count),
        text: plainText(longestMorph),
      }),
    )
    .max(youngLimits.rows),
  'These are no young',
)

export type YoungChange = z.output<typeof youngChange>
export type ProjectYoung = z.output<typeof projectYoung>
