import { compare, type Fraction, fraction, isZero, one } from './fraction.ts'
import { isRecessive } from './locus.rules.ts'
import { ask, isTagHere, mention, type Qualifier, qualify, type TextState } from './morph-text-state.ts'
import type { Piece } from './morph-words.ts'
import { nameAt } from './name-book.ts'

const het = new Set(['het', 'hets', 'heterozygous', 'heterozygote'])
const possible = new Set(['poss', 'pos', 'possible', 'posible', 'possibly'])
const visual = new Set(['visual', 'visuals', 'vis'])
const counts: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['dbl', 2],
  ['triple', 3],
  ['quad', 4],
  ['quadruple', 4],
])
const hetsInOne: ReadonlyMap<string, number> = new Map([
  ['dh', 2],
  ['th', 3],
  ['qh', 4],
])

/** The words before a name that say how sure it is and how many copies: "66% poss double het". */
type Head = {
  readonly share: Fraction | null
  readonly percent: number | null
  readonly isOpen: boolean
  readonly kind: 'het' | 'visual' | 'super' | 'none'
  readonly count: number | null
  /** The piece after it. */
  readonly next: number
}

/** Breeders write 66 or 67 for two thirds, 33 for one third; all else is meant as written (GEN-16). */
function shareOf(percent: number): Fraction | null {
  if (percent >= 66 && percent <= 67 && percent !== 66.5) return fraction(2, 3)
  if (percent >= 33 && percent < 33.4) return fraction(1, 3)
  const share = fraction(Math.round(percent * 10_000), 1_000_000)
  return isZero(share) || compare(share, one) > 0 ? null : share
}

/** Reads how sure something is and what of; null where the chance is none: nothing, or more than all. */
function headAt({ pieces, book }: TextState, at: number): Head | null {
  const before = chanceAt(pieces, at)
  // "Het Red Axanthic" is a name, not a word before one.
  const isNamed = nameAt(book, pieces, before.next) !== null
  const kind = isNamed
    ? { kind: 'none' as const, count: null, next: before.next }
    : kindAt(pieces, before.next)
  // "het 66% Clown" as well.
  const behind = kind.kind === 'het' && !before.said ? shareBehind(pieces, kind.next) : null
  const said = before.said ?? behind
  if (said && !said.share) return null
  const share = said?.share ?? null
  return {
    ...kind,
    share,
    percent: said?.percent ?? null,
    isOpen: before.isOpen && !share,
    next: behind ? kind.next + 1 : kind.next,
  }
}

/** The chance that is said from a piece on, and where it ends. */
function chanceAt(
  pieces: readonly Piece[],
  at: number,
): { said: Share | null; isOpen: boolean; next: number } {
  const found: { said: Share | null; isOpen: boolean; next: number } = { said: null, isOpen: false, next: at }
  for (let piece = pieces[at]; piece; piece = pieces[found.next]) {
    const share: Share | null = found.said ? null : shareIn(piece)
    if (!share && !isOpenWord(piece)) break
    if (share) found.said = share
    else found.isOpen = true
    found.next++
  }
  return found
}

const shareBehind = (pieces: readonly Piece[], at: number): Share | null => {
  const piece = pieces[at]
  return piece ? shareIn(piece) : null
}

/** A chance as it is said; of what is none the share is null. */
type Share = { readonly share: Fraction | null; readonly percent: number | null }

const isOpenWord = ({ kind, text }: Piece): boolean =>
  possible.has(text) || (kind === 'percent' && text.startsWith('<'))

function shareIn({ kind, text }: Piece): Share | null {
  if (kind === 'percent' && !text.startsWith('<')) {
    const percent = Number.parseFloat(text)
    return { share: shareOf(percent), percent }
  }
  if (kind !== 'fraction') return null
  const [n = 0, d = 0] = text.split('/').map(Number)
  return { share: n > 0 && d >= n && d <= 1_000_000 ? fraction(n, d) : null, percent: null }
}

function kindAt(pieces: readonly Piece[], at: number): Pick<Head, 'kind' | 'count'> & { next: number } {
  const [first = '', second = ''] = [pieces[at]?.text, pieces[at + 1]?.text]
  const inOne = hetsInOne.get(first)
  if (inOne) return { kind: 'het', count: inOne, next: at + 1 }
  const count = counts.get(first)
  if (count && het.has(second)) return { kind: 'het', count, next: at + 2 }
  if (het.has(first)) return { kind: 'het', count: null, next: at + 1 }
  if (first === 'ph') return { kind: 'het', count: null, next: at + 1 }
  if (visual.has(first)) return { kind: 'visual', count: null, next: at + 1 }
  if (first === 'super') return { kind: 'super', count: null, next: at + 1 }
  return { kind: 'none', count: null, next: at }
}

/** Reads the words before a name, and the name where they hold for it alone; how many pieces that took, 0 for none. */
export function takeHead(state: TextState, at: number): number {
  const head = headAt(state, at)
  if (!head) return 0
  const isSaid = head.share !== null || head.isOpen
  if (head.kind === 'none' && !isSaid) return 0
  if (head.kind === 'het') {
    const isOpen = head.isOpen || (state.pieces[head.next - 1]?.text === 'ph' && !head.share)
    qualify(state, qualifierOf(state, isOpen ? null : (head.share ?? one), head, at))
    return head.next - at
  }
  if (head.kind === 'visual') return takeVisual(state, head, at)
  return takeSuperHead(state, head, at) || (head.kind === 'none' ? takeShare(state, head, at) : 0)
}

const qualifierOf = (state: TextState, chance: Fraction | null, head: Head, at: number): Qualifier => ({
  chance,
  count: head.count,
  ...placeOf(state, at, head.next),
  pieces: [at, head.next],
  names: [],
  isUsed: false,
})

/** "visual Clown" ends what held before; "33% visual Clown" has two copies with one chance of three. */
function takeVisual(state: TextState, { share, isOpen, next }: Head, at: number): number {
  if (isOpen) return 0
  qualify(state, null)
  if (!share) return next - at
  const named = nameAt(state.book, state.pieces, next)
  const [meaning, other] = named?.meanings ?? []
  if (!named || other || meaning?.kind !== 'gene' || !isRecessive(meaning.gene)) return 0
  mention(state, meaning.gene, placeOf(state, at, next + named.length), { copies: 2, chance: share })
  return next + named.length - at
}

/** "33% super Pastel", "Pastel (33% super)" and, open, "Pastel poss super". */
function takeSuperHead(state: TextState, head: Head, at: number): number {
  const from = head.kind === 'super' ? head.next - 1 : head.next
  const named = nameAt(state.book, state.pieces, from)
  const [meaning, other] = named?.meanings ?? []
  if (named && meaning?.kind === 'super' && !other) {
    if (!head.share && !head.isOpen) return 0
    qualify(state, null)
    const place = placeOf(state, at, from + named.length)
    if (head.share) mention(state, meaning.gene, place, { copies: 2, chance: head.share })
    else askSuper(state, meaning.gene.name, place)
    return from + named.length - at
  }
  if (head.kind !== 'super') return 0
  return head.share || head.isOpen ? takeSuperBehind(state, head, at) : askSuperOfRecessive(state, head, at)
}

const askSuper = (state: TextState, name: string, place: { start: number; end: number }): void =>
  ask(state, 'chance', place, [`${name} (33% super)`])

/** A super that is said after its name. */
function takeSuperBehind(state: TextState, { share, next }: Head, at: number): number {
  const before = state.mentions.at(-1)
  const isNext = before !== undefined && before.end === state.pieces[at - 1]?.end
  if (!isNext || before.copies !== 1 || isRecessive(before.gene) || before.chance !== one) return 0
  const end = state.pieces[next - 1]?.end ?? before.end
  if (share) {
    before.copies = 2
    before.chance = share
    before.end = end
  } else {
    state.mentions.pop()
    // Up to its bracket, which would be left alone else.
    const closed = state.text[end] === ')' ? end + 1 : end
    askSuper(state, before.gene.name, { start: before.start, end: closed })
  }
  return next - at
}

/** Two copies of a recessive are its plain look, so that nobody knows what "super" is to say. */
function askSuperOfRecessive(state: TextState, { next }: Head, at: number): number {
  const named = nameAt(state.book, state.pieces, next)
  const [meaning, other] = named?.meanings ?? []
  if (!named || other || meaning?.kind !== 'gene' || isTagHere(state, meaning.gene)) return 0
  if (!isRecessive(meaning.gene)) return 0
  ask(state, 'super', placeOf(state, at, next + named.length), [meaning.gene.name])
  return next + named.length - at
}

/** A chance right before a name: of a recessive it is het; a locality has it as its share of blood. */
function takeShare(state: TextState, head: Head, at: number): number {
  const { share, percent, isOpen, next } = head
  const named = nameAt(state.book, state.pieces, next)
  const [meaning] = named?.meanings ?? []
  if (!named || !meaning) return 0
  const place = placeOf(state, at, next + named.length)
  if (meaning.kind === 'gene' && isTagHere(state, meaning.gene)) {
    if (percent === null) return 0
    mention(state, meaning.gene, place, { copies: null })
    const tag = state.mentions.at(-1)
    if (tag) tag.percent = percent
    return next + named.length - at
  }
  qualify(state, qualifierOf(state, isOpen ? null : share, head, at))
  return next - at
}

const placeOf = ({ pieces }: TextState, from: number, to: number): { start: number; end: number } => ({
  start: pieces[from]?.start ?? 0,
  end: pieces[to - 1]?.end ?? 0,
})
