import { AsyncLocalStorage } from 'node:async_hooks'
import type { Via } from '@clutchbook/domain/kernel/via'

/** Who changes something, and when it was meant. */
export type Author = {
  /** Null for the product itself. */
  readonly userId: number | null
  readonly via: Via
  /** When it was written down, where that was before it arrived. */
  readonly writtenAt: string | null
}

const product: Author = { userId: null, via: 'product', writtenAt: null }

// Some hundred functions stand between a route and its transaction, and none of them has a use for who acts.
const authors = new AsyncLocalStorage<Author>()

/** Who acts now: the caller whose call is served, or the product itself. */
export const currentAuthor = (): Author => authors.getStore() ?? product

/** Does work for somebody; what it changes is theirs. */
export const actFor = <T>(author: Author, work: () => T): T => authors.run(author, work)

/** Does work as an import of who acts now. */
export const actAsImport = <T>(work: () => T): T => actFor({ ...currentAuthor(), via: 'import' }, work)
