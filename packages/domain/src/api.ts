import { accountsContract, temporaryLoginContract } from './accounts/accounts.contract.ts'
import { apiTokensContract } from './accounts/api-tokens.contract.ts'
import { devicesContract } from './accounts/devices.contract.ts'
import { adminContract } from './admin/admin.contract.ts'
import { recordAreas } from './areas.ts'
import { billingContract } from './billing/billing.contract.ts'
import { homeContract } from './home/home.contract.ts'
import { importExportContract } from './import-export/import-export.contract.ts'
import type { ByAddress } from './kernel/endpoint.ts'
import { maintenanceContract } from './maintenance/maintenance.contract.ts'
import { mediaContract } from './media/media.contract.ts'
import { notificationsContract } from './notifications/notifications.contract.ts'
import { peopleContract } from './people/people.contract.ts'
import { searchContract } from './search/search.contract.ts'
import { sharingContract } from './sharing/sharing.contract.ts'
import { syncContract } from './sync/sync.contract.ts'
import { trashContract } from './trash/trash.contract.ts'

/** The calls that are about no record of a keeper's own, or about all of them. */
const houseContracts = [
  accountsContract,
  temporaryLoginContract,
  apiTokensContract,
  devicesContract,
  billingContract,
  mediaContract,
  trashContract,
  notificationsContract,
  sharingContract,
  peopleContract,
  searchContract,
  homeContract,
  adminContract,
  maintenanceContract,
  importExportContract,
  syncContract,
] as const

type AnyContract = (typeof houseContracts)[number] | (typeof recordAreas)[number]['contracts'][number]

/** The whole wire. */
export const contracts: readonly AnyContract[] = [
  ...houseContracts,
  ...recordAreas.flatMap<AnyContract>((area) => area.contracts),
]

/** Every endpoint by its address, for typed clients: `Api['POST /api/login']`. */
export type Api = ByAddress<AnyContract>
