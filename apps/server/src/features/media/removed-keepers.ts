import type { Events } from '../../platform/events.ts'
import type { AccountRemoved } from '../accounts/accounts.events.ts'
import type { MediaService } from './media.service.ts'

/** Files are no rows: those of a deleted account go when it is announced (ACC-102). */
export function removeFilesWithAccounts(events: Events, media: MediaService): void {
  events.on<AccountRemoved>('accounts.removed', ({ keeperId }) => media.removeAllOf(keeperId))
}
