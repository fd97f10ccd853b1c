import { entriesBefore, numbersNamed } from '@clutchbook/domain/sync/outbox/order.rules'
import { isUnsent, type Outbox } from '@clutchbook/domain/sync/outbox/outbox'
import type { QueuedAddress } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { fillIn, fillInParams } from '@clutchbook/domain/sync/outbox/waiting-numbers'
import { photosIn } from '@clutchbook/domain/sync/outbox/waiting-photos.rules'
import { ApiError, unreachable } from '../../shared/api/api-error.ts'
import type { Carried } from '../../shared/api/out-of-reach.ts'
import { newCallKey } from '../../shared/forms/call-key.ts'
import { answersHeard, heedAnswer, isAway } from './answered.ts'
import { isCopiedInPart } from './copy-answers.ts'
import { deviceClock, writtenAtHeader } from './device-clock.ts'
import type { QueuedChange } from './keep-change.ts'
import type { KeptCopy } from './kept-copy.ts'
import { pathOfRead } from './outbox.queries.ts'
import { outboxState } from './outbox-state.ts'
import { syncTexts } from './sync.texts.ts'

/** What is uploaded waits with the record that shows it. */
const photoUpload: QueuedAddress = 'POST /api/media'

type Reach = (call: Carried) => Promise<Response>

const refused = (status: number, text: string): ApiError => new ApiError(status, text)

/** Numbers that the server has given meanwhile in place of those that records had while they waited. */
const filled = (call: Carried, { numbers }: Outbox): Carried =>
  numbers.size === 0
    ? call
    : {
        ...call,
        ...(call.params && { params: fillInParams(call.params, numbers) }),
        ...(call.query && { query: fillInParams(call.query, numbers) }),
        ...(call.body !== undefined && { body: fillIn(call.body, numbers) }),
      }

/** Whether a call names records that wait. */
const namesRecords = ({ params = {}, query = {}, body }: Carried): boolean =>
  numbersNamed({ params: { ...query, ...params }, body }).length > 0

const namesWaiting = (call: Carried): boolean => namesRecords(call) || photosIn(call.body).size > 0

/** A call that may not wait, with its photos on the server: they may have been chosen before that was reached. */
async function withPhotos(call: Carried): Promise<Carried> {
  const { body } = call
  if (namesRecords(call)) throw unreachable()
  if (photosIn(body).size === 0) return call
  return { ...call, body: await (await import('./waiting-photos.ts')).withPhotosOf(body) }
}

/** Whether a call reached nothing. */
const isLost = (error: unknown): boolean => error instanceof ApiError && error.status === 0

async function heard(response: Promise<Response>): Promise<Response> {
  const answer = await response
  heedAnswer(answer)
  return answer
}

/** Makes a call. Where nothing is reached something else answers in its place, if it can. */
async function reachedOr(
  send: () => Promise<Response>,
  otherwise: () => Promise<Response | null>,
): Promise<Response> {
  try {
    const answer = await heard(send())
    return isAway(answer) ? ((await otherwise()) ?? answer) : answer
  } catch (error) {
    const other = isLost(error) ? await otherwise() : null
    if (other) return other
    throw error
  }
}

/** Makes a read. One that is lost while others are answered is made once more: the network has come back meanwhile. */
async function reachAgain(send: () => Promise<Response>): Promise<Response> {
  const before = answersHeard()
  try {
    return await send()
  } catch (error) {
    if (!isLost(error) || answersHeard() === before) throw error
    return send()
  }
}

/** Opening what waits: to know of it, and to keep something more. */
type Opening = {
  /** Whether something waits, also before it is opened. */
  readonly waits: () => boolean
  readonly opened: () => Promise<void>
  readonly toKeep: () => Promise<void>
}

/** Makes every call go through the outbox of a copy: what can't be sent waits, and what waits is among what is read. */
export function createHandOver(copy: KeptCopy, outbox: Opening) {
  /** What the copy answers in place of the server. */
  const inPlace = (address: string, call: Carried): Promise<Response | null> => {
    const path = pathOfRead(address, call)
    return copy.answer(address, { ...call, path }).catch(() => null)
  }

  /** What waits is among what is read, also beside a server that answers; what only that tells is in its answer. */
  const beside = async (address: string, call: Carried, answered?: Response): Promise<Response | null> => {
    if (outboxState.now().entries.length === 0 || answered?.ok === false) return null
    const last = await answered?.clone().json()
    return copy.answerBeside(address, { ...call, path: '' }, last).catch(() => null)
  }

  /** Asks the server; the copy where that is not reached. */
  const ask = (address: string, call: Carried, reach: Reach): Promise<Response> =>
    reachedOr(
      // The server has never heard of a number of what waits.
      () => (namesWaiting(call) ? Promise.reject(unreachable()) : reachAgain(() => reach(call))),
      () => inPlace(address, call),
    )

  const read = async (address: string, call: Carried, reach: Reach): Promise<Response> => {
    // Of a record that waits the server has no part.
    if (!isCopiedInPart(address) || namesWaiting(call))
      return (await beside(address, call)) ?? ask(address, call, reach)
    const answered = await ask(address, call, reach)
    return (await beside(address, call, answered)) ?? answered
  }

  /** Keeps a change, and has it sent as soon as that can be. */
  const wait = async (queued: QueuedChange): Promise<Response | null> => {
    try {
      await outbox.toKeep()
      const kept = await (await import('./keep-change.ts')).keepChange(copy, queued)
      if (kept) outboxState.sendNow()
      return kept
    } catch (error) {
      if (error instanceof ApiError) throw error
      console.error('A change could not be kept on this device', error)
      return null
    }
  }

  /** Sends a change; where nothing is reached it waits. */
  const trySend = (queued: QueuedChange, send: () => Promise<Response>): Promise<Response> =>
    reachedOr(send, () => wait(queued))

  /** Sends a change that could not wait, where it names nothing that waits and overtakes nothing of its records. */
  const sendAhead = async (queued: QueuedChange, call: Carried, reach: Reach): Promise<Response> => {
    if (namesWaiting(call)) throw unreachable()
    if (entriesBefore(outboxState.now(), queued.change).length > 0)
      throw refused(409, syncTexts.outbox.behind)
    const { key, writtenAt } = queued
    return trySend(queued, () => reach({ ...call, idempotencyKey: key, headers: writtenAtHeader(writtenAt) }))
  }

  /** Sends a photo; where nothing is reached it is held until its record is saved. */
  const sendFile = (file: Blob, send: () => Promise<Response>): Promise<Response> => {
    const hold = async (): Promise<Response> => {
      await outbox.opened()
      return (await import('./waiting-photos.ts')).holdPhoto(file)
    }
    return reachedOr(send, () => hold().catch(() => null))
  }

  const change = async (address: string, call: Carried, reach: Reach): Promise<Response> => {
    const isNamed = namesWaiting(call)
    // As the first script asks for it: it comes with the first change.
    const known = await import('../../shared/api/kinds-of-calls.ts').catch(() => null)
    if (!known?.mayWait(address)) return heard(reach(await withPhotos(call)))
    const { params = {}, body, ifMatch = null, idempotencyKey: key = newCallKey() } = call
    const writtenAt = deviceClock.now().toISOString()
    const queued = { change: { address: address as QueuedAddress, params, body, ifMatch }, key, writtenAt }
    // What waits from before goes first, also while it is being opened.
    if (outbox.waits()) await outbox.opened().catch(() => undefined)
    const isBehind = isNamed || outboxState.now().entries.some(isUnsent)
    const kept = isBehind ? await wait(queued) : null
    if (kept) return kept
    return sendAhead(queued, call, reach)
  }

  return (address: string, call: Carried, reach: Reach): Promise<Response> => {
    const now = filled(call, outboxState.now())
    if (address.startsWith('GET ')) return read(address, now, reach)
    return address === photoUpload && now.file
      ? sendFile(now.file, () => reach(now))
      : change(address, now, reach)
  }
}
