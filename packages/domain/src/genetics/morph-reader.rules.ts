import { catalogueNames } from './catalogue/catalogues.ts'
import type { Genome } from './locus.rules.ts'
import { readEntries } from './morph-entries.ts'
import { takeHead } from './morph-qualifiers.ts'
import type { Reading, UnknownWords, Verdict } from './morph-reading.ts'
import { ask, qualify, type TextState, takeName } from './morph-text-state.ts'
import { piecesOf } from './morph-words.ts'
import { writeMorph, writeTradeName } from './morph-writer.rules.ts'
import { nameAt, nameBookOf } from './name-book.ts'
import { nameSlips } from './name-slips.ts'
import { withoutOwnWords } from './own-words.ts'

/** Reads what a keeper wrote of an animal's genes (GEN-15 to GEN-21). Nothing is guessed and nothing is dropped. */
export function readMorph(genome: Genome | null, text: string): Reading {
  const nothing = { text, entries: [], sex: null, name: '', tradeName: null, unknown: [], questions: [] }
  if (text.trim() === '') return { ...nothing, verdict: 'empty' }
  if (!genome) return { ...nothing, verdict: 'no-catalogue' }
  const state: TextState = {
    text,
    genome,
    book: nameBookOf(genome.catalogue),
    pieces: withoutOwnWords(genome.catalogue, piecesOf(text)),
    mentions: [],
    questions: [],
    unknown: [],
    makers: [],
    qualifier: null,
    sex: null,
  }
  const quiet = quietWords(genome)
  for (let at = 0; at < state.pieces.length; ) at += take(state, at, quiet)
  qualify(state, null)
  const entries = readEntries(state)
  const unknown = unknownWords(state)
  return {
    text,
    verdict: verdictOf(unknown.length, state.questions.length),
    entries,
    sex: state.sex,
    name: writeMorph(genome, entries),
    tradeName: writeTradeName(genome, entries),
    unknown,
    questions: state.questions.toSorted((a, b) => a.start - b.start),
  }
}

const verdictOf = (unknown: number, questions: number): Verdict =>
  unknown > 0 ? 'unknown' : questions > 0 ? 'ask' : 'clear'

/** Reads what stands at a piece; how many pieces that took. */
function take(state: TextState, at: number, quiet: ReadonlySet<string>): number {
  const named = nameAt(state.book, state.pieces, at)
  if (named) {
    const place = { start: state.pieces[at]?.start ?? 0, end: state.pieces[at + named.length - 1]?.end ?? 0 }
    takeName(state, named.meanings, place)
    return named.length
  }
  const taken = takeHead(state, at) || takeMaker(state, at) || takeSex(state, at) || takeCross(state, at)
  if (taken > 0) return taken
  if (!quiet.has(state.pieces[at]?.text ?? '')) state.unknown.push(at)
  return 1
}

const saysNothing = ['normal', 'classic', 'wild', 'type', 'wildtype', 'wt', 'and', 'with', 'plus', 'morph']

const quietByGenome = new WeakMap<Genome, ReadonlySet<string>>()

/** Words that say nothing of genes: those above and the names of the species. */
function quietWords(genome: Genome): ReadonlySet<string> {
  const known = quietByGenome.get(genome)
  if (known) return known
  const names = catalogueNames(genome.catalogue.species).flatMap((name) =>
    piecesOf(name).map(({ text }) => text),
  )
  const words = new Set([...saysNothing, ...names])
  quietByGenome.set(genome, words)
  return words
}

function takeMaker(state: TextState, at: number): number {
  const [first = '', second = ''] = [state.pieces[at]?.text, state.pieces[at + 1]?.text]
  const isInOne = first === 'mm' || first === 'fm'
  if (!isInOne && !(/^(fe)?male$/.test(first) && second === 'maker')) return 0
  const length = isInOne ? 1 : 2
  state.makers.push({ maker: first.startsWith('f') ? 'female' : 'male', at, length })
  return length
}

const sexWords: ReadonlyMap<string, 'male' | 'female'> = new Map([
  ['male', 'male'],
  ['♂', 'male'],
  ['female', 'female'],
  ['♀', 'female'],
])

/** "male", "1.0" and the like; more than one animal is a group (GEN-17, GEN-18). */
function takeSex(state: TextState, at: number): number {
  const piece = state.pieces[at]
  if (!piece) return 0
  const word = sexWords.get(piece.text)
  if (!word && piece.kind !== 'sexes') return 0
  const [males = 0, females = 0, others = 0] = piece.text.split('.').map(Number)
  if (!word && males + females + others !== 1) ask(state, 'group', piece, [])
  else {
    const sex = word ?? (males ? 'male' : females ? 'female' : null)
    if (sex && state.sex && sex !== state.sex) ask(state, 'group', piece, [])
    state.sex ??= sex
  }
  return 1
}

/** Two animals are no animal. */
function takeCross(state: TextState, at: number): number {
  const piece = state.pieces[at]
  if (!piece || (piece.text !== 'x' && piece.text !== '×')) return 0
  ask(state, 'cross', piece, [])
  return 1
}

/** Words that mean nothing, neighbours as one phrase, with the names that are one slip away (GEN-19). */
function unknownWords({ text, pieces, unknown, book }: TextState): UnknownWords[] {
  const phrases: number[][] = []
  for (const at of [...unknown].sort((a, b) => a - b)) {
    const last = phrases.at(-1)
    if (last?.at(-1) === at - 1 && !pieces[at]?.isApart) last.push(at)
    else phrases.push([at])
  }
  return phrases.map((phrase) => {
    const words = phrase.flatMap((at) => pieces[at] ?? [])
    const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
    const suggestions = nameSlips(
      book.spellings,
      words.map((word) => word.text),
    )
    return { text: text.slice(start, end), start, end, suggestions }
  })
}
