import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import type { GeneticsService } from '../genetics/genetics.service.ts'
import type { LineageService } from '../lineage/lineage.service.ts'
import type { MediaService } from '../media/media.service.ts'
import { type AccessGrants, createAccessGrants } from './access-grants.ts'

/** What sharing stands on. */
export type SharingDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly secrets: Secrets
  readonly throttle: Throttle
  readonly accounts: Pick<AccountsService, 'passwords'>
  readonly collection: CollectionService
  readonly lineage: LineageService
  readonly genetics: GeneticsService
  readonly media: MediaService
  /** The base of every link given out, never taken from a request (SHR-34). */
  readonly publicUrl: string
}

/** The same with what all parts of the area share. */
export type SharingParts = SharingDependencies & { readonly grants: AccessGrants }

export const createParts = (dependencies: SharingDependencies): SharingParts => ({
  ...dependencies,
  grants: createAccessGrants(dependencies.clock),
})
