import { createHash } from 'node:crypto'
import { unknownUsername, usernameTaken } from '@clutchbook/domain/accounts/accounts.errors'
import {
  accountKey,
  emailProblem,
  isReservedName,
  nameProblem,
  passwordProblem,
  usernameProblem,
} from '@clutchbook/domain/accounts/accounts.rules'
import type { Plan } from '@clutchbook/domain/billing/billing.rules'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import type { AuditEvent } from '../../platform/audit.ts'
import { ownWork } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { AfterCommit } from '../../platform/database/transaction.ts'
import {
  changeKeeper,
  findSecretsByUsernameKey,
  getAccount,
  type KeeperChange,
} from './accounts.repository.ts'
import type { AccountsParts } from './accounts-dependencies.ts'
import { removeApiTokens } from './api-tokens.repository.ts'
import { insertKeeper } from './new-keeper.ts'
import { removeSessions } from './sessions.repository.ts'

/** An account as the operator sees it. */
export type Account = {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly plan: Plan
  readonly isAdmin: boolean
  readonly isActive: boolean
}

/** An account as the operator makes it. Without an address of its own it gets one that no mail is sent to. */
export type OperatorsAccount = {
  readonly username: string
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly password: string
  readonly isAdmin: boolean
}

/** What only the operator does: roles, plans, shutting accounts. Never reached from a keeper's request. */
export function createOperator(parts: AccountsParts) {
  const { db, transact, clock, audit, passwords, tokens } = parts

  const getOne = async (id: number): Promise<Account> => {
    const account = await getAccount(db, id)
    return { ...account, isAdmin: Boolean(account.isAdmin), isActive: Boolean(account.isActive) }
  }

  const change = (keeperId: number, values: KeeperChange, event: AuditEvent): Promise<void> =>
    transact(async (tx, afterCommit) => {
      await bumpDataVersion(tx, keeperId)
      await changeKeeper(tx, keeperId, values)
      // A new password and a shut account hold at once, for whoever is in as well.
      if (values.passwordHash !== undefined || values.isActive === false) {
        await removeSessions(tx, keeperId)
        await removeApiTokens(tx, keeperId)
        await tokens.remove(tx, keeperId, 'reset')
      }
      const { plan = null, isAdmin = null } = values
      afterCommit(() => audit(event, ownWork, { keeperId, plan, isAdmin }))
    })

  const changeByName = async (
    username: string,
    values: KeeperChange,
    event: AuditEvent,
  ): Promise<Account> => {
    const keeper = await findSecretsByUsernameKey(db, accountKey(username))
    if (!keeper) throw unknownUsername(username)
    await change(keeper.id, values, event)
    return getOne(keeper.id)
  }

  return {
    /** Gives a keeper another plan for what a payment has proved, in the transaction that notes it. */
    changePlan: async (tx: Tx, afterCommit: AfterCommit, keeperId: number, plan: Plan): Promise<void> => {
      await changeKeeper(tx, keeperId, { plan })
      afterCommit(() => audit('plan changed', ownWork, { keeperId, plan }))
    },

    /** Makes an account. Reserved names go to administrators only, and only by this way (ACC-98, ACC-Q08). */
    create: async (account: OperatorsAccount): Promise<Account> => {
      const { username, name, password, isAdmin, email = placeholderFor(username) } = account
      ensure('username', usernameProblem(username))
      ensure('email', emailProblem(email))
      ensure('name', nameProblem(name ?? ''))
      ensure('password', passwordProblem(parts.passwordMinLength)(password))
      if (isReservedName(username) && !isAdmin) throw usernameTaken()
      const passwordHash = await passwords.hash(password)
      const values = { username, email, name: name?.trim() || null, passwordHash, isAdmin }
      const id = await transact((tx) => insertKeeper(tx, clock, values))
      audit('account opened', ownWork, { keeperId: id, isAdmin })
      return getOne(id)
    },

    setPlan: (username: string, plan: Plan): Promise<Account> =>
      changeByName(username, { plan }, 'plan changed'),

    setAdmin: (username: string, isAdmin: boolean): Promise<Account> =>
      changeByName(username, { isAdmin }, 'role changed'),

    /** Shuts an account or opens it again; a shut one is signed out everywhere at once (ACC-100). */
    setActive: (username: string, isActive: boolean): Promise<Account> =>
      changeByName(username, { isActive }, isActive ? 'account opened again' : 'account shut'),

    /** Sets a password and signs the account out everywhere. */
    setPassword: async (username: string, password: string): Promise<Account> => {
      ensure('password', passwordProblem(parts.passwordMinLength)(password))
      return changeByName(username, { passwordHash: await passwords.hash(password) }, 'password changed')
    },
  }
}

function ensure(field: string, problem: string | null): void {
  if (problem !== null) throw refuseField(field, problem)
}

/** An address of the account's own under a domain that can't exist (RFC 2606): no mail is ever sent there. */
function placeholderFor(username: string): string {
  const key = accountKey(username)
  const local = /^[a-z0-9._-]+$/.test(key) ? key : createHash('sha256').update(key).digest('hex').slice(0, 16)
  return `${local}@no-mail.invalid`
}
