import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { BillingService } from '../billing/billing.service.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import type { MediaService } from '../media/media.service.ts'
import type { Settle } from '../trash/trash.events.ts'

/** What the area is handed. */
export type MovingDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly throttle: Throttle
  readonly billing: BillingService
  readonly media: MediaService
  readonly collection: CollectionService
  /** Work out what areas derive from rows that came in. */
  readonly settle: readonly Settle[]
  /** Where files wait while an archive is made or read. */
  readonly draftFolder: string
}
