import type { Actor } from '../actor.ts'

/** An answer as it left: its bytes, and what its headers said of them. */
export type KeptAnswer = {
  readonly body: Buffer
  readonly tag: string
  /** The address of the following page, as the Link header says it. */
  readonly link: string | undefined
  /** Whether it may change at midnight; then its tag holds the day. */
  readonly isDaily: boolean
  /** The route that it is an answer of, as the log names it. */
  readonly route: string
}

/** The answers of one keeper, all of one version of their data. */
type Shelf = {
  readonly version: number
  readonly answers: Map<string, KeptAnswer>
  bytes: number
  /** The address of the answer that stands last already. */
  newest: string
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>

const megabyte = 1024 * 1024

/** So much is kept in all, of one keeper, and of one answer at most, in bytes. */
const usualBounds = { all: 32 * megabyte, keeper: 2 * megabyte, answer: 256 * 1024 } as const

/** About what an answer costs besides its bytes: its address and the objects that hold it. */
const besides = 512

const sizeOf = (address: string, { body }: KeptAnswer): number => body.length + 2 * address.length + besides

/**
 * Keeps the bytes of answers, so that what has not changed is not made again. An answer belongs to one keeper and one
 * version of their data. The version comes with each request from the database, so a change that another process made
 * is seen at once; the first request that knows of another version drops everything kept of the one before. Whoever was
 * not served for longest goes first.
 */
export function createKeptAnswers(bounds: Readonly<Record<keyof typeof usualBounds, number>> = usualBounds) {
  // A map tells in which order its entries came, so the one that has waited for longest stands first.
  const shelves = new Map<number, Shelf>()
  let bytes = 0
  /** The shelf that stands last already. */
  let newest: Shelf | undefined

  const dropShelf = (keeperId: number, shelf: Shelf): void => {
    shelves.delete(keeperId)
    bytes -= shelf.bytes
  }

  const dropAnswer = (shelf: Shelf, address: string, answer: KeptAnswer): void => {
    shelf.answers.delete(address)
    shelf.bytes -= sizeOf(address, answer)
    bytes -= sizeOf(address, answer)
  }

  const shelfOf = ({ keeperId, dataVersion }: Owner): Shelf | undefined => {
    const shelf = shelves.get(keeperId)
    if (shelf === undefined) return undefined
    if (shelf.version !== dataVersion) {
      dropShelf(keeperId, shelf)
      return undefined
    }
    if (shelf !== newest) {
      shelves.delete(keeperId)
      shelves.set(keeperId, shelf)
      newest = shelf
    }
    return shelf
  }

  const makeRoom = (keeperId: number, shelf: Shelf): void => {
    for (const [address, answer] of shelf.answers) {
      if (shelf.bytes <= bounds.keeper) break
      dropAnswer(shelf, address, answer)
    }
    for (const [owner, other] of shelves) {
      if (bytes <= bounds.all) break
      if (owner !== keeperId) dropShelf(owner, other)
    }
  }

  return {
    find: (owner: Owner, address: string): KeptAnswer | undefined => {
      const shelf = shelfOf(owner)
      const answer = shelf?.answers.get(address)
      if (shelf === undefined || answer === undefined) return undefined
      if (shelf.newest !== address) {
        shelf.answers.delete(address)
        shelf.answers.set(address, answer)
        shelf.newest = address
      }
      return answer
    },

    keep: (owner: Owner, address: string, answer: KeptAnswer): void => {
      const size = sizeOf(address, answer)
      if (size > bounds.answer) return
      const shelf = shelfOf(owner) ?? { version: owner.dataVersion, answers: new Map(), bytes: 0, newest: '' }
      shelves.set(owner.keeperId, shelf)
      newest = shelf
      const before = shelf.answers.get(address)
      if (before) dropAnswer(shelf, address, before)
      shelf.answers.set(address, answer)
      shelf.newest = address
      shelf.bytes += size
      bytes += size
      makeRoom(owner.keeperId, shelf)
    },

    /** How much is kept, in bytes. */
    size: (): number => bytes,
  }
}

type Owner = Pick<Actor, 'keeperId' | 'dataVersion'>
