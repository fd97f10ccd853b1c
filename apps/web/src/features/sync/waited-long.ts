import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'

const dayMs = 24 * 60 * 60 * 1000

/** Nothing should wait on one device for so long, in milliseconds (OFF-23). */
const tooLong = 3 * dayMs

/** Whether something has waited here for so long that its keeper is warned. */
export const hasWaitedLong = (entries: readonly Pick<OutboxEntry, 'writtenAt'>[], now: Date): boolean =>
  entries.some(({ writtenAt }) => now.getTime() - Date.parse(writtenAt) >= tooLong)
