/**
 * A morph text in pieces. Letters and digits alone count, in any case or width; what stands between them says only where a
 * name can't go on. Nothing here looks back, so a text costs by its length (GEN-15, GEN-61).
 */

/** A piece of a text, with its place in UTF-16 units of the text as sent. */
export type Piece = {
  readonly kind: 'word' | 'percent' | 'fraction' | 'sexes' | 'sign'
  /** In lower case and plain width. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** Whether something stands before it that no name goes across. */
  readonly isApart: boolean
}

const patterns: readonly (readonly [Piece['kind'], RegExp])[] = [
  ['percent', /<?\d{1,3}(?:\.\d{1,4})?\s?%/y],
  ['sexes', /\d{1,3}\.\d{1,3}(?:\.\d{1,3})?(?![\p{L}\p{N}])/uy],
  ['fraction', /\d{1,7}\/\d{1,7}(?![\p{L}\p{N}])/uy],
  // T+ and T- are two kinds of albinos.
  ['word', /t[+-]/y],
  ['word', /[\p{L}\p{N}\p{M}]+/uy],
  ['sign', /[×♂♀]/uy],
]

/** What ends a name. A bracket opens within one, as in "Axanthic (VPI)". */
const apart = /[,;)\n]/

/** A text in plain width and lower case, with the place that each unit came from. */
function plain(text: string): { readonly plain: string; readonly places: readonly number[] } {
  let written = ''
  const places: number[] = []
  let place = 0
  for (const character of text) {
    const folded = character.normalize('NFKC').toLowerCase()
    written += folded
    for (let unit = 0; unit < folded.length; unit++) places.push(place)
    place += character.length
  }
  places.push(place)
  return { plain: written, places }
}

/** The pieces of a text in their order. */
export function piecesOf(text: string): Piece[] {
  const { plain: written, places } = plain(text)
  const pieces: Piece[] = []
  let isApart = false
  for (let at = 0; at < written.length; ) {
    const found = pieceAt(written, at)
    if (!found) {
      isApart ||= apart.test(written[at] ?? '')
      at++
      continue
    }
    const end = at + found.text.length
    pieces.push({ ...found, start: places[at] ?? 0, end: places[end] ?? text.length, isApart })
    isApart = false
    at = end
  }
  return pieces
}

function pieceAt(written: string, at: number): Pick<Piece, 'kind' | 'text'> | null {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at
    const [text] = pattern.exec(written) ?? []
    if (text && !isInsideT(kind, text, written, at)) return { kind, text }
  }
  return null
}

/** "Pet-" ends in a T that is no T-: the sign belongs to a T of its own. */
const isInsideT = (kind: Piece['kind'], text: string, written: string, at: number): boolean =>
  kind === 'word' && text.length === 2 && /[+-]/.test(text) && /[\p{L}\p{N}]/u.test(written[at - 1] ?? '')

/** A name as it is looked up: "Yellow Belly", "yellow-belly" and "Yellowbelly" are one. */
export const nameKey = (name: string): string =>
  piecesOf(name)
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text)
    .join('')
