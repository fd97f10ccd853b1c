import type { RepairPreview, RepairResult } from '@clutchbook/domain/admin/admin.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Audit } from '../../platform/audit.ts'
import type { Caller } from '../../platform/caller.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import {
  createRepairRun,
  listStrayEggs,
  moveEgg,
  recountEggs,
  releaseEgg,
  type StrayEgg,
} from './repair.repository.ts'
import { accountsOf, describePlan, type Move, planRepair } from './repair-plan.ts'

export type AdminDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly audit: Audit
}

/** What an administrator does to the records of others. The auth hook has checked the role (ADM-12). */
export function createAdminService({ db, transact, clock, audit }: AdminDependencies) {
  return {
    /** What a repair would do now (R89). It only reads. */
    previewRepair: async (): Promise<RepairPreview> => {
      const eggs = await listStrayEggs(db)
      const plan = await planRepair(db, eggs)
      return {
        eggsToMove: plan.moves.length,
        accounts: accountsOf(eggs).length,
        otherReferences: plan.references.reduce((sum, { count }) => sum + count, 0),
        repairLog: describePlan(plan, 'would move'),
      }
    },

    /**
     * Gives every egg to the keeper of the project it lies in (ADM-15), in one transaction: all of them or none. What
     * else points from one account to another is only counted (ADM-Q02). A second run finds nothing to move (ADM-16).
     */
    repair: (actor: Actor, caller: Caller): Promise<RepairResult> => {
      const request = keyedBy(actor, ['repair'])
      return transact((tx, afterCommit) =>
        // Whose answer was lost asks again, and hears what was moved then.
        answerOnce(tx, clock, request, async () => {
          const done = await repair(tx)
          const { eggsMoved, repairLog } = done
          await createRepairRun(tx, {
            keeperId: actor.keeperId,
            createdAt: isoNow(clock),
            eggsMoved,
            repairLog: JSON.stringify(repairLog),
          })
          afterCommit(() => audit('data repaired', caller, { keeperId: actor.keeperId, eggsMoved }))
          return done
        }),
      )
    },
  }
}

export type AdminService = ReturnType<typeof createAdminService>

/**
 * Finds the eggs to move and keeps their keepers, and another repair, from changing them meanwhile. They are read again
 * once that is so: what was deleted or moved while this waited is no part of what it does or tells.
 */
async function holdStrayEggs(tx: Tx): Promise<StrayEgg[]> {
  const held = new Set(accountsOf(await listStrayEggs(tx)))
  for (const keeperId of held) await bumpDataVersion(tx, keeperId)
  const eggs = await listStrayEggs(tx)
  return eggs.filter(({ keeperId, ownerId }) => held.has(keeperId) && held.has(ownerId))
}

async function repair(tx: Tx): Promise<RepairResult> {
  const eggs = await holdStrayEggs(tx)
  const plan = await planRepair(tx, eggs)
  await carryOut(tx, plan.moves)
  const eggsMoved = plan.moves.length
  return { message: messageOf(eggsMoved), eggsMoved, repairLog: describePlan(plan, 'moved') }
}

async function carryOut(tx: Tx, moves: readonly Move[]): Promise<void> {
  for (const { egg, eggNumber } of moves) {
    await releaseEgg(tx, egg)
    await moveEgg(tx, egg, eggNumber)
  }
  // Not by steps: what mixed the accounts up may have left the counts wrong as well.
  for (const keeperId of accountsOf(moves.map(({ egg }) => egg))) await recountEggs(tx, keeperId)
}

const messageOf = (eggsMoved: number): string =>
  eggsMoved === 0
    ? 'No eggs had to be moved'
    : `${eggsMoved} ${eggsMoved === 1 ? 'egg was' : 'eggs were'} moved`
