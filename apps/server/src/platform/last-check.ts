import { join } from 'node:path'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { z } from 'zod'
import { createStateFile } from './state-file.ts'

const check = z.object({
  /** When it ended, as an ISO 8601 moment. */
  checkedAt: z.iso.datetime(),
  /** What is wrong, a sentence each; empty where the database is sound. */
  flaws: z.array(z.string()),
})

/** What the last look at the whole database has found. */
export type Check = z.output<typeof check>

/** Where the last check is noted: beside the database, for in a damaged one nothing can be written down. */
export const lastCheckOf = (dataDir: string) => createStateFile(join(dataDir, 'last-check.json'), check)

/** What to do about a damaged database, for whoever runs the server. */
export const whatToDo =
  'Stop the server, put your newest backup back with `npm run clutchbook -- restore FILE` and start again; docs/operating.md says more under "When the database is damaged"'

/** Throws where the last check has found damage, before a command of the operator changes anything. */
export async function ensureSound(dataDir: string): Promise<void> {
  const last = await lastCheckOf(dataDir).find()
  if (last && last.flaws.length > 0)
    throw new DomainError('unavailable', `The database is damaged, so nothing was changed. ${whatToDo}`)
}
