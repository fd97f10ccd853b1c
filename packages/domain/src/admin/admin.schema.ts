import { z } from 'zod'

/** What a repair did (ADM-04). Lines name records by number, never people (ADM-Q03). */
export const repairResult = z.object({
  message: z.string(),
  eggsMoved: z.number().int(),
  repairLog: z.array(z.string()),
})

export type RepairResult = z.output<typeof repairResult>
