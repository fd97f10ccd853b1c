import { namedRecords } from '@clutchbook/domain/sync/outbox/named-records'
import {
  emptyOutbox,
  isEmpty,
  isUnsent,
  type Outbox,
  type UnreadEntry,
} from '@clutchbook/domain/sync/outbox/outbox'
import { countsOf } from '@clutchbook/domain/sync/outbox/outbox-changes.rules'
import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { ApiError } from '../../shared/api/api-error.ts'
import { nothingWaits, waitingState } from '../../shared/api/waiting-state.ts'
import { createListeners } from '../../shared/listeners.ts'
import type { NewPhotos, OutboxStore } from './outbox-store.ts'
import { syncTexts } from './sync.texts.ts'

/** What tabs tell each other of the outbox: that it is another, that it is to go at once, or what of it is being sent. */
type TabMessage = 'waiting' | 'send' | { readonly sending: readonly number[] }

type Write = () => Promise<Outbox>

/** Whether a write failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean => (error as Error | null)?.name === 'QuotaExceededError'

/** A disk that is full takes nothing, and says so; the form keeps what was typed. */
function refuseFull(error: unknown): never {
  throw isDiskFull(error) ? new ApiError(413, syncTexts.outbox.noRoom) : error
}

let store: OutboxStore | null = null
let writeAnew: ((error: unknown, write: Write) => Promise<Outbox>) | null = null
let outbox: Outbox = emptyOutbox
let shown: readonly OutboxEntry[] = []
let touched: ReadonlySet<string> = new Set()
let sending: ReadonlySet<number> = new Set()
let isRead = false
let wake: (() => void) | null = null
let channel: BroadcastChannel | undefined
const { subscribe, tell } = createListeners()

/** On the channel of the copy, by a line of its own: a tab hears what the others tell, and not itself. */
function openChannel(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel('clutchbook-copy')
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'waiting') void reread()
    else if (data === 'send') wake?.()
    else if (typeof data === 'object' && Array.isArray(data?.sending)) show(outbox, new Set(data.sending))
  })
  return channel
}

function show(next: Outbox, under = sending): void {
  if (next !== outbox) {
    shown = next.entries.filter(isUnsent)
    touched = new Set(shown.flatMap((entry) => [...namedRecords(entry)]))
  }
  outbox = next
  sending = under
  waitingState.show(
    shown.length === 0 && next.unread.length === 0 ? nothingWaits : { ...countsOf(next, under), touched },
  )
  tell()
}

async function reread(): Promise<void> {
  const from = store
  const read = await from?.read().catch(() => null)
  if (read && from === store) show(read)
}

/** What waits on this device, as this tab knows it. */
export const outboxState = {
  subscribe,
  isOpen: (): boolean => store !== null,
  /** Whether nothing is kept. */
  isEmpty: (): boolean => isEmpty(outbox),
  /** Whether it is known what waits. */
  isRead: (): boolean => isRead,
  /** All of it. */
  now: (): Outbox => outbox,
  /** What is not sent; the same list until it changes. */
  entries: (): readonly OutboxEntry[] => shown,
  /** What can't be read; the same list until it changes. */
  unread: (): readonly UnreadEntry[] => outbox.unread,
  isSending: (id: number): boolean => sending.has(id),

  /** Shows what waits in a store from now on. */
  open: async (opened: OutboxStore): Promise<void> => {
    store = opened
    openChannel()
    const read = await opened.read()
    // Its person may have left meanwhile.
    if (store !== opened) return
    isRead = true
    show(read)
  },

  /** Shows nothing any more; what waits stays where it is. */
  close: (): void => {
    store?.close()
    store = null
    isRead = false
    show(emptyOutbox, new Set())
  },

  reread,

  /** Has what waits sent by something, whatever pause it is in. */
  sendBy: (now: (() => void) | null): void => {
    wake = now
  },

  /** Has the tab that sends go on at once, whichever it is. */
  sendNow: (): void => {
    wake?.()
    if (store) openChannel().postMessage('send' satisfies TabMessage)
  },

  /** Has what failed be written once more by something that makes room for it. */
  writeAnewBy: (by: typeof writeAnew): void => {
    writeAnew = by
  },

  /** Changes what waits, on the disk before it is shown. Throws where there is no outbox, and where the disk takes nothing. */
  change: async (decide: (now: Outbox) => Outbox, photos?: NewPhotos): Promise<Outbox> => {
    const to = store
    if (!to) throw new Error('Nothing waits on this device')
    const write: Write = () => to.change(decide, photos)
    const next = await write()
      .catch((error) => writeAnew?.(error, write) ?? Promise.reject(error))
      .catch(refuseFull)
    if (to !== store) return next
    show(next)
    openChannel().postMessage('waiting' satisfies TabMessage)
    return next
  },

  /** A photo that waits; null where there is none, or it can't be read any more. */
  readPhoto: async (number: number): Promise<ArrayBuffer | null> =>
    (await store?.readPhoto(number).catch(() => null)) ?? null,

  /** Tells what is being sent, in all tabs. */
  tellSending: (ids: ReadonlySet<number>): void => {
    show(outbox, ids)
    openChannel().postMessage({ sending: [...ids] } satisfies TabMessage)
  },
}
