import type { Catalogue } from './gene.ts'
import { nameKey, type Piece, piecesOf } from './morph-words.ts'
import { nameAt, nameBookOf } from './name-book.ts'

/** The most pieces that an own word has; as many as a name. */
const mostPieces = 8

const wordsByCatalogue = new WeakMap<Catalogue, ReadonlyMap<string, string>>()

function wordsOf(catalogue: Catalogue): ReadonlyMap<string, string> {
  const known = wordsByCatalogue.get(catalogue)
  if (known) return known
  const words = new Map((catalogue.words ?? []).map(({ word, text }) => [nameKey(word), text]))
  wordsByCatalogue.set(catalogue, words)
  return words
}

/**
 * A text with what own words stand for in their place, each piece where the word stood (GEN-15, GEN-20). A longer name of
 * the catalogue goes before a word that it begins with.
 */
export function withoutOwnWords(catalogue: Catalogue, pieces: readonly Piece[]): readonly Piece[] {
  const words = wordsOf(catalogue)
  if (words.size === 0) return pieces
  const book = nameBookOf(catalogue)
  const put: Piece[] = []
  let isAfterWord = false
  for (let at = 0; at < pieces.length; ) {
    const found = wordAt(words, pieces, at)
    const named = nameAt(book, pieces, at)?.length ?? 0
    const length = found && found.length >= named ? found.length : Math.max(named, 1)
    const taken = pieces.slice(at, at + length)
    const [first, last] = [taken[0], taken.at(-1)]
    const isWord = found !== null && found.length >= named
    const meant =
      isWord && first && last
        ? piecesOf(found.text).map((piece) => ({ ...piece, start: first.start, end: last.end }))
        : taken
    // What a word stands for is read by itself, and no name goes across it.
    put.push(
      ...meant.map((piece, place) =>
        place === 0 && (isWord || isAfterWord) ? { ...piece, isApart: true } : piece,
      ),
    )
    isAfterWord = isWord || (isAfterWord && meant.length === 0)
    at += length
  }
  return put
}

/** The longest own word that begins at a piece. */
function wordAt(
  words: ReadonlyMap<string, string>,
  pieces: readonly Piece[],
  at: number,
): { readonly text: string; readonly length: number } | null {
  let key = ''
  let found: { text: string; length: number } | null = null
  for (let length = 1; length <= mostPieces; length++) {
    const piece = pieces[at + length - 1]
    if (piece?.kind !== 'word' || (length > 1 && piece.isApart)) break
    key += piece.text
    const text = words.get(key)
    if (text !== undefined) found = { text, length }
  }
  return found
}
