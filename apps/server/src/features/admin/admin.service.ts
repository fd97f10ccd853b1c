import type { RepairResult } from '@clutchbook/domain/admin/admin.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Audit } from '../../platform/audit.ts'
import type { Caller } from '../../platform/caller.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { noteChange } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import {
  countStrayReferences,
  createRepairRun,
  findEggByNumber,
  listStrayEggs,
  moveEgg,
  recountEggs,
  releaseEgg,
  type StrayEgg,
} from './repair.repository.ts'

export type AdminDependencies = { readonly transact: Transact; readonly clock: Clock; readonly audit: Audit }

/** What an administrator does to the records of others. The gate has seen to the role (ADM-12). */
export function createAdminService({ transact, clock, audit }: AdminDependencies) {
  return {
    /**
     * Gives every egg to the keeper of the project it lies in (ADM-15), in one transaction: all of them or none. What
     * else points from one account to another is only counted (ADM-Q02). A second run finds nothing to move (ADM-16).
     */
    repair: (actor: Actor, caller: Caller): Promise<RepairResult> =>
      transact(async (tx, afterCommit) => {
        const eggs = await listStrayEggs(tx)
        const lines: string[] = []
        for (const egg of eggs) lines.push(await repairEgg(tx, egg))
        for (const { name, count } of await countStrayReferences(tx))
          lines.push(`${count} in ${name} point to another account; nothing was changed`)
        const eggsMoved = eggs.length
        await createRepairRun(tx, {
          keeperId: actor.keeperId,
          createdAt: isoNow(clock),
          eggsMoved,
          repairLog: JSON.stringify(lines),
        })
        afterCommit(() => audit('data repaired', caller, { keeperId: actor.keeperId, eggsMoved }))
        return { message: messageOf(eggsMoved), eggsMoved, repairLog: lines }
      }),
  }
}

export type AdminService = ReturnType<typeof createAdminService>

/** Moves one egg, counts both keepers' eggs anew, and tells so by numbers alone (ADM-Q03). */
async function repairEgg(tx: Tx, egg: StrayEgg): Promise<string> {
  const { id, keeperId, ownerId, breedingProjectId } = egg
  // Always in the same order, so that two repairs can't each wait for the other's lock.
  const keepers = [keeperId, ownerId].toSorted((a, b) => a - b)
  for (const keeper of keepers) await noteChange(tx, keeper)
  const eggNumber = await freeNumber(tx, egg)
  await releaseEgg(tx, egg)
  await moveEgg(tx, egg, eggNumber)
  // Not by steps: what mixed the accounts up may have left the counts wrong as well.
  for (const keeper of keepers) await recountEggs(tx, keeper)
  const renamed = eggNumber === egg.eggNumber ? '' : `, as number "${eggNumber}"`
  return `Egg ${id} of project ${breedingProjectId} moved from account ${keeperId} to account ${ownerId}${renamed}`
}

/** The number of an egg in its project, made unlike the others where the project's own keeper has used it. */
async function freeNumber(tx: Tx, { id, ownerId, breedingProjectId, eggNumber }: StrayEgg): Promise<string> {
  if (eggNumber === '') return ''
  const taken = await findEggByNumber(tx, ownerId, breedingProjectId, eggNumber)
  return taken ? `${eggNumber} (egg ${id})` : eggNumber
}

const messageOf = (eggsMoved: number): string =>
  eggsMoved === 0
    ? 'No eggs had to be moved'
    : `${eggsMoved} ${eggsMoved === 1 ? 'egg was' : 'eggs were'} moved`
