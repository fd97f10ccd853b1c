import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { BillingService } from '../billing/billing.service.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import type { GeneticsService } from '../genetics/genetics.service.ts'
import type { IncubationService } from '../incubation/incubation.service.ts'
import type { MediaService } from '../media/media.service.ts'
import type { PlacesService } from '../places/places.service.ts'

/** What the area is handed. */
export type ImportExportDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly throttle: Throttle
  readonly billing: BillingService
  readonly media: MediaService
  readonly collection: CollectionService
  readonly genetics: GeneticsService
  readonly places: PlacesService
  readonly incubation: IncubationService
  /** Where files wait while an archive is made or read. */
  readonly draftFolder: string
}
