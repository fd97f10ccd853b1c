import type { Copy } from '@clutchbook/domain/sync/copy/copy'
import type { Keeper } from '@clutchbook/domain/sync/outbox/effects/effects'
import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { outboxState } from './outbox-state.ts'

/** What changes do to a copy; nothing asks for that before something waits. */
export const loadEffects = () => import('@clutchbook/domain/sync/outbox/effects/effects')

type Made = { readonly from: Copy; readonly entries: readonly OutboxEntry[]; readonly copy: Copy }

let last: Made | null = null

/** A copy with all that waits on this device in it, made once for each. */
export async function withWaitingHere(from: Copy, keeper: Keeper): Promise<Copy> {
  if (outboxState.now().entries.length === 0) return from
  const { withWaiting } = await loadEffects()
  const { entries } = outboxState.now()
  if (last?.from !== from || last.entries !== entries)
    last = { from, entries, copy: withWaiting(from, entries, keeper) }
  return last.copy
}
