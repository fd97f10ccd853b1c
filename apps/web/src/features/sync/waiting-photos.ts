import type { StoredMedia } from '@clutchbook/domain/media/media.schema'
import type { Sending } from '@clutchbook/domain/sync/outbox/order.rules'
import { withPhotoSent } from '@clutchbook/domain/sync/outbox/outbox-changes.rules'
import { fillIn, waitingNumber } from '@clutchbook/domain/sync/outbox/waiting-numbers'
import { addressOfWaiting, photosIn, photosOf } from '@clutchbook/domain/sync/outbox/waiting-photos.rules'
import { unreachable } from '../../shared/api/api-error.ts'
import { sendWaiting } from './outbox.queries.ts'
import { outboxState } from './outbox-state.ts'
import { type Answered, answeredBy } from './sender-outcomes.ts'
import { syncTexts } from './sync.texts.ts'

/** The longest side of a photo that waits, in pixels. */
const longest = 2048

const quality = 0.9

/** Photos of forms that are not saved yet; with the form they go. */
const held = new Map<number, ArrayBuffer>()

/** A picture as a JPEG that is small enough to wait. Throws where this browser can't read it, as it can't a video. */
async function asPhoto(file: Blob): Promise<{ bytes: ArrayBuffer; width: number; height: number }> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('This browser draws no pictures')
  // What is clear in a picture is white, as on the server.
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, width, height)
  drawing.drawImage(picture, 0, 0, width, height)
  picture.close()
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  return { bytes: await blob.arrayBuffer(), width, height }
}

/** Holds a photo that can't be sent until its record is saved, and answers in place of the server. */
export async function holdPhoto(file: Blob): Promise<Response> {
  const { bytes, width, height } = await asPhoto(file)
  const { numbered } = await outboxState.change((now) => ({ ...now, numbered: now.numbered + 1 }))
  const photo = { number: waitingNumber(numbered - 1), bytes: bytes.byteLength }
  held.set(photo.number, bytes)
  const stored: StoredMedia = {
    url: addressOfWaiting(photo),
    kind: 'image',
    ...{ width, height, bytes: photo.bytes },
  }
  return Response.json(stored, { status: 201 })
}

/** Of some photos those that lie nowhere else yet. */
export const heldOf = (numbers: Iterable<number>): Map<number, ArrayBuffer> =>
  new Map(
    [...numbers].flatMap((number) => {
      const bytes = held.get(number)
      return bytes ? [[number, bytes] as const] : []
    }),
  )

/** Lets go of photos that are on the disk. */
export function letGo(numbers: Iterable<number>): void {
  for (const number of numbers) held.delete(number)
}

const lost: Answered = {
  status: 410,
  answer: null,
  refusal: { status: 410, code: null, message: syncTexts.outbox.photoLost, errors: {}, current: null },
  retryAfter: null,
}

async function sendPhoto(number: number): Promise<Answered> {
  const bytes = held.get(number) ?? (await outboxState.readPhoto(number))
  if (!bytes) return lost
  const file = new File([bytes], 'photo.jpg', { type: 'image/jpeg' })
  return answeredBy(sendWaiting('POST /api/media', { file }))
}

const isStored = ({ status }: Answered): boolean => status >= 200 && status < 300

/** The number that the server has given to a photo. */
const numberIn = ({ answer }: Answered): number => Number(/\d+$/.exec((answer as StoredMedia).url)?.[0])

/** Sends photos one by one, and has all that names them name the server's from then on; answers what failed, or null. */
async function sendPhotos(numbers: Iterable<number>): Promise<Answered | null> {
  for (const number of numbers) {
    const answered = await sendPhoto(number)
    if (!isStored(answered)) return answered
    await outboxState.change((now) => withPhotoSent(now, number, numberIn(answered)))
  }
  return null
}

/** A body that names photos of this device, once the server has them. Throws where it does not take them. */
export async function withPhotosOf<Body>(body: Body): Promise<Body> {
  const given = new Map<number, number>()
  for (const number of photosIn(body).keys()) {
    const answered = await sendPhoto(number)
    if (!isStored(answered)) throw unreachable()
    given.set(number, numberIn(answered))
  }
  return fillIn(body, given)
}

/** Sends the photos of entries first, and answers the entries with the server's addresses of them, or why they can't go yet. */
export async function withPhotosSent(
  sending: Sending,
): Promise<{ readonly sending: Sending; readonly failed: Answered | null }> {
  const photos = photosOf(sending)
  if (photos.size === 0) return { sending, failed: null }
  const failed = await sendPhotos(photos.keys())
  const now = new Map(outboxState.now().entries.map((entry) => [entry.id, entry]))
  const [first, ...others] = sending.map((entry) => now.get(entry.id) ?? entry)
  return { sending: [first ?? sending[0], ...others], failed }
}
