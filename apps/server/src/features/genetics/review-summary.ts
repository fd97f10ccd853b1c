import type { ReviewSummary } from '@clutchbook/domain/genetics/review.schema'
import type { ReadDigest } from './review-readings.ts'

type Word = { species: string; word: string; count: number; suggestions: string[] }

/** The most words that are told; a keeper maps the frequent ones. */
const mostWords = 200

const counters = {
  clear: 'clear',
  ask: 'ask',
  unknown: 'unknown',
  empty: 'empty',
  'no-catalogue': 'noCatalogue',
} as const

/** Counts how texts are read; a word is the same in any case, and is told as it was written first. */
export function createTally() {
  const counts = { clear: 0, ask: 0, unknown: 0, empty: 0, noCatalogue: 0 }
  const words = new Map<string, Word>()
  return {
    add: (species: string, { verdict, unknown }: ReadDigest): void => {
      counts[counters[verdict]] += 1
      for (const { text, suggestions } of unknown) {
        const key = `${species}\n${text.toLowerCase()}`
        const known = words.get(key)
        if (known) known.count += 1
        else words.set(key, { species, word: text, count: 1, suggestions: [...suggestions] })
      }
    },
    /** `kept` is how many animals have entries. */
    summary: (kept: number): ReviewSummary => {
      const unread = Object.values(counts).reduce((all, one) => all + one, 0)
      const byCount = [...words.values()].sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
      return { animals: kept + unread, kept, ...counts, words: byCount.slice(0, mostWords) }
    },
  }
}
