import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import type { Reading } from '@clutchbook/domain/genetics/morph-reading'
import { LRUCache } from 'lru-cache'

/** What the review has to know of every text: how it is read, and what of it means nothing. */
export type ReadDigest = {
  readonly verdict: Reading['verdict']
  readonly unknown: readonly { readonly text: string; readonly suggestions: readonly string[] }[]
}

/** How many texts of one catalogue are remembered; some hundred bytes each. */
const mostTexts = 20_000

const digests = new WeakMap<Genome, LRUCache<string, ReadDigest>>()

function cacheOf(genome: Genome): LRUCache<string, ReadDigest> {
  const known = digests.get(genome)
  if (known) return known
  const made = new LRUCache<string, ReadDigest>({ max: mostTexts })
  digests.set(genome, made)
  return made
}

/** How a text is read, in short. A text means the same for as long as the genes of the species do, so it is read once. */
export function digestOf(genome: Genome | null, text: string): ReadDigest {
  if (!genome) return { verdict: readMorph(null, text).verdict, unknown: [] }
  const cache = cacheOf(genome)
  const known = cache.get(text)
  if (known) return known
  const { verdict, unknown } = readMorph(genome, text)
  const digest = {
    verdict,
    unknown: unknown.map(({ text: words, suggestions }) => ({ text: words, suggestions })),
  }
  cache.set(text, digest)
  return digest
}
