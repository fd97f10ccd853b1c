import type { Change, Outbox } from '@clutchbook/domain/sync/outbox/outbox'
import { isFull, withEntry } from '@clutchbook/domain/sync/outbox/outbox-changes.rules'
import { baseOf, reducedBody } from '@clutchbook/domain/sync/outbox/waiting-changes.rules'
import {
  hasRoomFor,
  photosIn,
  photosOf,
  type WaitingPhoto,
} from '@clutchbook/domain/sync/outbox/waiting-photos.rules'
import { ApiError } from '../../shared/api/api-error.ts'
import type { KeptCopy } from './kept-copy.ts'
import { outboxState } from './outbox-state.ts'
import { syncTexts } from './sync.texts.ts'
import { loadEffects } from './waiting-copy.ts'

/** A change that is to wait, with the key by which the server knows it and when it was written down. */
export type QueuedChange = { readonly change: Change; readonly key: string; readonly writtenAt: string }

/** Refuses photos for which those that wait leave no room. */
function refuseOverfull({ entries }: Outbox, photos: ReadonlyMap<number, WaitingPhoto>): void {
  const others = new Map([...photosOf(entries)].filter(([number]) => !photos.has(number)))
  if (!hasRoomFor(others.values(), [...photos.values()])) throw new ApiError(413, syncTexts.outbox.photosFull)
}

/** Keeps a change until it can be sent; answers in place of the server, or null where this device can't tell what it would do. */
export async function keepChange(
  copy: KeptCopy,
  { change, key, writtenAt }: QueuedChange,
): Promise<Response | null> {
  const read = await copy.read()
  if (!read) return null
  const { standInFor, withWaiting } = await loadEffects()
  const photos = photosIn(change.body)
  const held = photos.size > 0 ? await import('./waiting-photos.ts') : null
  let answer: { readonly body: unknown } | null = null
  await outboxState.change((now) => {
    answer = null
    if (isFull(now)) throw new ApiError(413, syncTexts.outbox.full)
    if (photos.size > 0) refuseOverfull(now, photos)
    const whole = withWaiting(read.copy, now.entries, read.keeper)
    const standIn = standInFor(whole, now, change, { keeper: read.keeper, moment: writtenAt })
    if (!standIn) return now
    answer = { body: standIn.answer }
    const base = baseOf(standIn.base, change.ifMatch)
    return withEntry(now, reduced(change, base), { ...standIn, base, key, writtenAt })
  }, held?.heldOf(photos.keys()))
  held?.letGo(photos.keys())
  return answer && responseOf(answer)
}

const responseOf = ({ body }: { readonly body: unknown }): Response =>
  body === undefined ? new Response(null, { status: 204 }) : Response.json(body)

type Fields = Readonly<Record<string, unknown>>

/** Of a change of a version only what says something new. */
const reduced = (change: Change, base: unknown): Change =>
  change.ifMatch === null || base === null || change.body === undefined
    ? change
    : { ...change, body: reducedBody(base as Fields, change.body as Fields) }
