import { brokenLink } from '@clutchbook/domain/accounts/accounts.errors'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { changeKeeper, getAddressee } from './accounts.repository.ts'
import type { AccountsParts } from './accounts-dependencies.ts'

/** That an e-mail address is the keeper's own. */
export function createEmailProof({ db, transact, audit, limits, tokens, mails }: AccountsParts) {
  return {
    /** Takes the word of a mailed link as proof of the address it went to, if that is still the account's (ACC-90). */
    verify: (token: string, caller: Caller): Promise<void> =>
      transact(async (tx, afterCommit) => {
        const taken = await tokens.take(tx, token, 'verify')
        if (!taken) throw brokenLink()
        const { keeperId, email } = taken
        await bumpDataVersion(tx, keeperId)
        const keeper = await getAddressee(tx, keeperId)
        if (keeper.email !== email) throw brokenLink()
        const proved = { isEmailVerified: true, recoveryEmail: null, recoveryEmailKey: null }
        await changeKeeper(tx, keeperId, proved)
        afterCommit(() => audit('e-mail verified', caller, { keeperId }))
      }),

    /** Mails the link once more; nothing happens where the address is proved. */
    sendAgain: async ({ keeperId }: Actor, caller: Caller): Promise<void> => {
      const keeper = await getAddressee(db, keeperId)
      if (keeper.isEmailVerified) return
      await limits.countVerification(keeperId, caller)
      mails.verify(keeper, keeper.email, await tokens.create(db, keeperId, 'verify', keeper.email))
    },
  }
}
