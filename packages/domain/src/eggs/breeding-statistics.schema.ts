import { z } from 'zod'
import { projectStatuses } from '../breeding/breeding.rules.ts'
import { recordId } from '../kernel/fields.ts'
import { eggStatuses } from './eggs.rules.ts'

const count = z.number().int()

/** From 0 to 1; null while no egg's end is known. */
const rate = z.number().nullable()

/** The keeper's seasons in figures (COL-Q03). */
export const breedingStatistics = z.object({
  /** Every status that projects have, in the order in which they are offered. */
  projectsByStatus: z.array(z.object({ status: z.enum(projectStatuses), count })),
  /** Each of the five, in the order in which they are offered. */
  eggsByStatus: z.array(z.object({ status: z.enum(eggStatuses), count })),
  eggs: count,
  hatchRate: rate,
  /** Projects that have eggs, the newest first. */
  projects: z.array(
    z.object({
      projectId: recordId,
      name: z.string(),
      eggs: count,
      incubating: count,
      hatched: count,
      failed: count,
      infertile: count,
      slugged: count,
      hatchRate: rate,
    }),
  ),
})

export type BreedingStatistics = z.output<typeof breedingStatistics>
