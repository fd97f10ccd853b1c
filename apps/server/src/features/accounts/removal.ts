import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import { isoNow } from '../../platform/clock.ts'
import { noteChange } from '../../platform/database/keeper-state.ts'
import type { AccountRemoved } from './accounts.events.ts'
import { getAddressee, removeKeeper } from './accounts.repository.ts'
import type { AccountsParts } from './accounts-parts.ts'

/** The end of an account. */
export const createRemoval = ({
  transact,
  clock,
  events,
  audit,
  erase,
  sessions,
  keeperLeaves,
}: AccountsParts) => ({
  /**
   * Deletes a keeper and everything of theirs in one transaction: each table that names a keeper loses the rows with
   * them. What is no row, such as files, follows by the announcement (ACC-102).
   */
  remove: async (actor: Actor, caller: Caller): Promise<void> => {
    const { keeperId } = actor
    await transact(async (tx, afterCommit) => {
      await sessions.ensureRecent(tx, actor)
      // Waits for the keeper's other changes to end.
      await noteChange(tx, keeperId)
      const { email, recoveryEmail } = await getAddressee(tx, keeperId)
      const addresses = [email, recoveryEmail].filter((address) => address !== null)
      for (const leave of keeperLeaves) await leave(tx, { keeperId, now: isoNow(clock) })
      await removeKeeper(tx, keeperId)
      const removed: AccountRemoved = { type: 'accounts.removed', keeperId, addresses }
      afterCommit(() => audit('account deleted', caller, { keeperId }))
      afterCommit(() => events.announce(removed))
      afterCommit(erase)
    })
  },
})
