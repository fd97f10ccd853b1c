import { databaseOf } from './copy-names.ts'
import { deleteThumbs } from './kept-site.ts'
import { sealBytes, unsealBytes } from './seal.ts'
import { fetchThumb, thumbPath } from './sync.queries.ts'
import { bytesOf, type KeptThumb, leavingFor, mostThumbBytes } from './thumb-room.ts'

type Options = {
  readonly person: number
  /** The key of the copy; null where there is none. */
  readonly findKey: () => Promise<CryptoKey | null>
  /** Whether the copy has been dropped. */
  readonly isOver: () => boolean
}

/** How large a small form is, and when it was last seen, stand at the request that it is kept for. */
const [bytesHeader, seenHeader] = ['Clutchbook-Bytes', 'Clutchbook-Seen']

/** That something was seen again is noted once a day: more would be written for each look at a list than is gained by it. */
const notedAfter = 24 * 60 * 60 * 1000

/** So much of the room is filled with what nobody has seen here yet. */
const filledAhead = 0.8

const never = 0

const ivLength = 12

const ofRequest = ({ headers }: Request): KeptThumb => ({
  bytes: Number(headers.get(bytesHeader)),
  seen: Number(headers.get(seenHeader)),
})

const photoOf = ({ url }: Request): number => Number(/\d+$/.exec(new URL(url).pathname)?.[0])

/**
 * The small forms of photos that were seen, each sealed by the key of the copy, in a cache that bears the name of the copy, by
 * the path at which the server has it. When the room is full, what was seen longest ago leaves.
 */
export function createThumbs({ person, findKey, isOver }: Options) {
  let known: Promise<Map<number, KeptThumb>> | null = null
  let last: Promise<unknown> = Promise.resolve()
  let key: CryptoKey | null = null
  let isAhead = false
  let isShort = false
  const wanted = new Set<number>()

  const open = (): Promise<Cache> => caches.open(databaseOf(person))

  const match = async (photo: number): Promise<Response | undefined> => (await open()).match(thumbPath(photo))

  const ensureKey = async (): Promise<CryptoKey | null> => {
    if (isOver()) return null
    key ??= await findKey()
    return key
  }

  const read = async (): Promise<Map<number, KeptThumb>> =>
    new Map((await (await open()).keys()).map((request) => [photoOf(request), ofRequest(request)]))

  /** What lies in the cache, by the number of the photo. */
  const ensureKnown = (): Promise<Map<number, KeptThumb>> => {
    known ??= read()
    return known
  }

  /** Has what was seen longest ago leave, so that the rest fits. Other tabs write as well, so it is looked what there is. */
  const shrink = async (most: number): Promise<void> => {
    known = read()
    const [kept, cache] = [await known, await open()]
    for (const photo of leavingFor(kept, most)) {
      await cache.delete(thumbPath(photo))
      kept.delete(photo)
    }
  }

  const put = async (photo: number, sealed: Blob, seen: number): Promise<void> => {
    const kept = await ensureKnown()
    const bytes = sealed.size
    if (bytesOf(kept.values()) + bytes > mostThumbBytes) await shrink(mostThumbBytes - bytes)
    const stamped = new Request(thumbPath(photo), {
      headers: { [bytesHeader]: `${bytes}`, [seenHeader]: `${seen}` },
    })
    await (await open()).put(stamped, new Response(sealed))
    ;(await ensureKnown()).set(photo, { bytes, seen })
  }

  const fetchSealed = async (by: CryptoKey, photo: number): Promise<Blob | null> => {
    const answer = await fetchThumb(photo)
    if (!answer.ok) return null
    const { iv, bytes } = await sealBytes(by, thumbPath(photo), await answer.arrayBuffer())
    return new Blob([iv, bytes])
  }

  const keep = async (photo: number, seen: number): Promise<void> => {
    const stood = (await ensureKnown()).get(photo)
    if (stood && seen - stood.seen < notedAfter) return
    const by = await ensureKey()
    if (!by) return
    const sealed = stood ? await (await match(photo))?.blob() : await fetchSealed(by, photo)
    if (!sealed || isOver()) return
    await put(photo, sealed, seen)
    // The copy was dropped meanwhile, and this has made the cache anew.
    if (isOver()) await deleteThumbs(person)
  }

  /** Does something once what was asked for before is done; what fails is missing, no more. */
  const inTurn = (act: () => Promise<void>): Promise<boolean> => {
    const done = last.then(act).then(
      () => true,
      () => false,
    )
    last = done
    return done
  }

  const hasRoom = async (): Promise<boolean> =>
    !isOver() && !isShort && bytesOf((await ensureKnown()).values()) < mostThumbBytes * filledAhead

  return {
    /** Keeps a small form that is seen. */
    see: (photo: number): void => {
      if (wanted.has(photo)) return
      wanted.add(photo)
      void inTurn(() => keep(photo, Date.now())).finally(() => wanted.delete(photo))
    },

    /** Keeps small forms that nobody has seen here yet, as long as there is room and the server answers; they leave first. */
    keepAhead: async (photos: Iterable<number>): Promise<void> => {
      if (isAhead) return
      isAhead = true
      try {
        // One at a time, so that what is seen meanwhile comes in between.
        for (const photo of photos) if (!(await hasRoom()) || !(await inTurn(() => keep(photo, never)))) break
      } finally {
        isAhead = false
      }
    },

    /**
     * Has all of them leave, for the disk has no room for what can't be had again; none is kept ahead any more while this
     * page stands. Answers whether there were any.
     */
    giveWay: async (): Promise<boolean> => {
      isShort = true
      const cache = await open()
      const kept = await cache.keys()
      await Promise.all(kept.map((request) => cache.delete(request)))
      known = null
      return kept.length > 0
    },

    /** A small form that is kept; null where it is not. */
    find: async (photo: number): Promise<Blob | null> => {
      const by = await ensureKey()
      const sealed = by && (await (await match(photo))?.arrayBuffer())
      if (!by || !sealed) return null
      const iv = new Uint8Array(sealed.slice(0, ivLength))
      const plain = await unsealBytes(by, thumbPath(photo), { iv, bytes: sealed.slice(ivLength) })
      return isOver() ? null : new Blob([plain])
    },
  }
}

export type Thumbs = ReturnType<typeof createThumbs>
