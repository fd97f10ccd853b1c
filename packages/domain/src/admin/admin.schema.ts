import { z } from 'zod'

/** What a repair did (ADM-04). Lines name records by number, never people (ADM-Q03). */
export const repairResult = z.object({
  message: z.string(),
  eggsMoved: z.number().int(),
  repairLog: z.array(z.string()),
})

/** What a repair would do now, were it asked for (R89): the same figures, and a line for each thing it would do. */
export const repairPreview = z.object({
  eggsToMove: z.number().int(),
  /** Accounts that would lose or gain an egg. */
  accounts: z.number().int(),
  /** References of other kinds that point to another account; a repair only reports them. */
  otherReferences: z.number().int(),
  repairLog: z.array(z.string()),
})

export type RepairPreview = z.output<typeof repairPreview>
export type RepairResult = z.output<typeof repairResult>
