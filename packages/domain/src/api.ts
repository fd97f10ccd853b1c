import { accountsContract, temporaryLoginContract } from './accounts/accounts.contract.ts'
import { apiTokensContract } from './accounts/api-tokens.contract.ts'
import { adminContract } from './admin/admin.contract.ts'
import { billingContract } from './billing/billing.contract.ts'
import { breedingContract } from './breeding/breeding.contract.ts'
import { calendarContract } from './calendar/calendar.contract.ts'
import { animalRecordsContract } from './collection/animal-records.contract.ts'
import { collectionContract } from './collection/collection.contract.ts'
import { severalAnimalsContract } from './collection/several-animals.contract.ts'
import { eggsContract } from './eggs/eggs.contract.ts'
import { homeContract } from './home/home.contract.ts'
import { importExportContract } from './import-export/import-export.contract.ts'
import type { ByAddress } from './kernel/endpoint.ts'
import { lineageContract } from './lineage/lineage.contract.ts'
import { maintenanceContract } from './maintenance/maintenance.contract.ts'
import { mediaContract } from './media/media.contract.ts'
import { notificationsContract } from './notifications/notifications.contract.ts'
import { peopleContract } from './people/people.contract.ts'
import { searchContract } from './search/search.contract.ts'
import { sharingContract } from './sharing/sharing.contract.ts'
import { trashContract } from './trash/trash.contract.ts'

/** The whole wire, by area and in area order. */
export const contracts = {
  accounts: accountsContract,
  temporaryLogin: temporaryLoginContract,
  apiTokens: apiTokensContract,
  billing: billingContract,
  media: mediaContract,
  collection: collectionContract,
  severalAnimals: severalAnimalsContract,
  animalRecords: animalRecordsContract,
  lineage: lineageContract,
  breeding: breedingContract,
  eggs: eggsContract,
  calendar: calendarContract,
  trash: trashContract,
  notifications: notificationsContract,
  sharing: sharingContract,
  people: peopleContract,
  search: searchContract,
  home: homeContract,
  admin: adminContract,
  maintenance: maintenanceContract,
  importExport: importExportContract,
} as const

/** Every endpoint by its address, for typed clients: `Api['POST /api/login']`. */
export type Api = ByAddress<typeof accountsContract> &
  ByAddress<typeof temporaryLoginContract> &
  ByAddress<typeof apiTokensContract> &
  ByAddress<typeof billingContract> &
  ByAddress<typeof mediaContract> &
  ByAddress<typeof collectionContract> &
  ByAddress<typeof severalAnimalsContract> &
  ByAddress<typeof animalRecordsContract> &
  ByAddress<typeof lineageContract> &
  ByAddress<typeof breedingContract> &
  ByAddress<typeof eggsContract> &
  ByAddress<typeof calendarContract> &
  ByAddress<typeof trashContract> &
  ByAddress<typeof notificationsContract> &
  ByAddress<typeof sharingContract> &
  ByAddress<typeof peopleContract> &
  ByAddress<typeof searchContract> &
  ByAddress<typeof homeContract> &
  ByAddress<typeof adminContract> &
  ByAddress<typeof maintenanceContract> &
  ByAddress<typeof importExportContract>
