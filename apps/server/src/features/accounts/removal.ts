import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import { isoNow } from '../../platform/clock.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { getAddressee, removeKeeper } from './accounts.repository.ts'
import type { AccountsParts } from './accounts-dependencies.ts'

/** The end of an account. */
export const createRemoval = ({
  transact,
  clock,
  audit,
  checkpointWal,
  sessions,
  keeperLeaves,
  afterRemoval,
}: AccountsParts) => ({
  /**
   * Deletes a keeper and everything of theirs in one transaction: each table that names a keeper loses the rows with
   * them. What is no row, such as files, is removed after the commit (ACC-102).
   */
  remove: async (actor: Actor, caller: Caller): Promise<void> => {
    const { keeperId } = actor
    await transact(async (tx, afterCommit) => {
      await sessions.ensureRecent(tx, actor)
      // Waits for the keeper's other changes to end.
      await bumpDataVersion(tx, keeperId)
      const { email, recoveryEmail } = await getAddressee(tx, keeperId)
      const addresses = [email, recoveryEmail].filter((address) => address !== null)
      for (const leave of keeperLeaves) await leave(tx, { keeperId, now: isoNow(clock) })
      await removeKeeper(tx, keeperId)
      afterCommit(() => audit('account deleted', caller, { keeperId }))
      for (const follow of afterRemoval) afterCommit(() => follow({ keeperId, addresses }))
      afterCommit(checkpointWal)
    })
  },
})
