import type { Access, Aging } from '@clutchbook/domain/kernel/endpoint'
import { LRUCache } from 'lru-cache'
import type { Actor } from '../../actor.ts'

/** A response as it was sent: its body, and what its headers said of it. */
export type CachedResponse = {
  readonly body: Buffer
  readonly tag: string
  /** The address of the following page, as the Link header states it. */
  readonly link: string | undefined
  /** How it changes without anyone's doing; its tag then holds the day, or the minute. */
  readonly agesBy: Aging | null
  /** The route that it answers, as the log names it. */
  readonly route: string
  /** The policy of that route. */
  readonly access: Access
}

type Owner = Pick<Actor, 'keeperId' | 'dataVersion'>

/** The cache bucket of one keeper: responses of one version of their data, by address. */
type Bucket = { readonly version: number; readonly responses: LRUCache<string, CachedResponse> }

export type ResponseCache = ReturnType<typeof createResponseCache>

const megabyte = 1024 * 1024

/** Most bytes in all, in one bucket, and of one response. */
const defaultBounds = { all: 32 * megabyte, bucket: 2 * megabyte, response: 256 * 1024 } as const

/** About what a response costs besides its bytes: the objects that hold it. */
const overhead = 512

const sizeOf = ({ body }: CachedResponse, address: string): number =>
  body.length + 2 * address.length + overhead

/**
 * Keeps the bytes of responses, so that what has not changed is not made again. A response belongs to one keeper and one
 * version of their data. The version comes with each request from the database, so a change that another process made is
 * seen at once; the first request that knows another version drops the whole bucket. Least recently used goes first.
 */
export function createResponseCache(
  bounds: Readonly<Record<keyof typeof defaultBounds, number>> = defaultBounds,
) {
  const buckets = new LRUCache<number, Bucket>({
    maxSize: bounds.all,
    sizeCalculation: ({ responses }) => responses.calculatedSize,
  })

  const findBucket = ({ keeperId, dataVersion }: Owner): Bucket | undefined => {
    const bucket = buckets.get(keeperId)
    if (bucket === undefined || bucket.version === dataVersion) return bucket
    buckets.delete(keeperId)
    return undefined
  }

  const createResponses = (): LRUCache<string, CachedResponse> =>
    new LRUCache({ maxSize: bounds.bucket, sizeCalculation: sizeOf })

  return {
    find: (owner: Owner, address: string): CachedResponse | undefined =>
      findBucket(owner)?.responses.get(address),

    store: (owner: Owner, address: string, response: CachedResponse): void => {
      if (sizeOf(response, address) > bounds.response) return
      const responses = findBucket(owner)?.responses ?? createResponses()
      responses.set(address, response)
      // A new object has its size taken anew.
      buckets.set(owner.keeperId, { version: owner.dataVersion, responses })
    },

    /** How much is kept, in bytes. */
    size: (): number => buckets.calculatedSize,
  }
}
