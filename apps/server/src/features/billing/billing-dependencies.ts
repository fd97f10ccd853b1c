import type { Audit } from '../../platform/audit.ts'
import type { Background } from '../../platform/background.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { Log } from '../../platform/log.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { PaymentProvider } from './payment-provider.ts'

export type BillingDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly log: Log
  readonly audit: Audit
  readonly background: Background
  readonly accounts: Pick<AccountsService, 'changePlan'>
  /** Null where no payments are taken. */
  readonly provider: PaymentProvider | null
  /** Off for a keeper who runs the product for themself. */
  readonly planLimits: boolean
}

/** The same where payments are taken. */
export type PaymentParts = BillingDependencies & { readonly provider: PaymentProvider }

/** How long anyone waits for the provider; a keeper is told within ten seconds. */
export const providerPatienceMs = 9000
