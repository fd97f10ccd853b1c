import { type Fraction, fraction, half, isOne, one, percentText } from './fraction.ts'
import type { Gene, Sex } from './gene.ts'
import { type Genome, isRecessive } from './locus.rules.ts'
import type { Question, QuestionKind } from './morph-reading.ts'
import type { Piece } from './morph-words.ts'
import { compoundNameOf, type Meaning, type NameBook, superNameOf, withAlleles } from './name-book.ts'
import type { Maker } from './trait.ts'

/** A gene as it was named once in a text. */
export type Mention = {
  readonly gene: Gene
  copies: 1 | 2 | null
  chance: Fraction
  percent: number | null
  /** A recessive without a word before it: two of one locus are their compound (GEN-17). */
  readonly isBare: boolean
  readonly start: number
  end: number
}

/** "het" and its kin: it holds for the recessive names that follow it (GEN-16). */
export type Qualifier = {
  /** Null where only "possible" was said. */
  readonly chance: Fraction | null
  /** How many names "double het" announces. */
  readonly count: number | null
  readonly start: number
  readonly end: number
  /** From which piece of the text up to which. */
  readonly pieces: readonly [from: number, to: number]
  readonly names: { readonly gene: Gene; readonly end: number }[]
  /** Whether a name without recessives took it. */
  isUsed: boolean
}

/** What has been read of a text so far. */
export type TextState = {
  readonly text: string
  readonly genome: Genome
  readonly book: NameBook
  readonly pieces: readonly Piece[]
  mentions: Mention[]
  readonly questions: Question[]
  readonly unknown: number[]
  readonly makers: { readonly maker: Maker; readonly at: number; readonly length: number }[]
  qualifier: Qualifier | null
  sex: Sex | null
}

type Place = { readonly start: number; readonly end: number }

/** Asks about a part of the text. */
export function ask(
  state: TextState,
  kind: QuestionKind,
  { start, end }: Place,
  options: readonly string[],
): void {
  state.questions.push({
    kind,
    start,
    end,
    text: state.text.slice(start, end),
    options: [...new Set(options)],
  })
}

/** Notes a gene that is named at a place. */
export function mention(
  state: TextState,
  gene: Gene,
  place: Place,
  { copies, chance = one, isBare = false }: { copies: 1 | 2 | null; chance?: Fraction; isBare?: boolean },
): void {
  state.mentions.push({ gene, copies, chance, percent: null, isBare, start: place.start, end: place.end })
}

export const isTagHere = ({ genome }: TextState, gene: Gene): boolean => genome.locusOf(gene.id) === undefined

/** Begins another qualifier, or none; "double het" with another number of names is asked about. */
export function qualify(state: TextState, next: Qualifier | null): void {
  const ended = state.qualifier
  state.qualifier = next
  if (!ended) return
  const { count, names, start, isUsed } = ended
  // Before a word that means nothing it waits for what that word is to be.
  const isBeforeUnknown = state.unknown.includes(ended.pieces[1])
  if (count === null && names.length === 0 && !isUsed && !isBeforeUnknown)
    for (let at = ended.pieces[0]; at < ended.pieces[1]; at++) state.unknown.push(at)
  if (count === null || names.length === count) return
  const genes = [...new Set(names.map(({ gene }) => gene))]
  const share = ended.chance && !isOne(ended.chance) ? `${percentText(ended.chance)} ` : ''
  const mayBe = genes.length > 0 && !isCrowded(state, genes)
  const options = mayBe ? [genes.map(({ name }) => `${share}het ${name}`).join(' ')] : []
  ask(state, 'count', { start, end: names.at(-1)?.end ?? ended.end }, options)
  state.mentions = state.mentions.filter((one) => one.start < start || !genes.includes(one.gene))
}

/** Whether one copy of each would be more than two at a locus. */
const isCrowded = ({ genome }: TextState, genes: readonly Gene[]): boolean =>
  genome.loci.some((locus) => genes.filter((gene) => locus.genes.includes(gene)).length > 2)

/** What a name means, put into words that read clear. */
function clearName({ genome, book }: TextState, meaning: Meaning): string {
  if (meaning.kind === 'gene') return meaning.gene.name
  if (meaning.kind === 'super')
    return withAlleles(book, superNameOf(meaning.gene), meaning.gene, meaning.gene)
  if (meaning.kind === 'combo') return meaning.combo.name
  const [a, b] = meaning.genes
  const locus = genome.locusOf(a.id)
  return locus ? withAlleles(book, compoundNameOf(locus, a, b), a, b) : a.name
}

/** Takes a name by what it means and by the words that stand before it. */
export function takeName(state: TextState, meanings: readonly Meaning[], place: Place): void {
  const [meaning, other] = meanings
  if (!meaning) return
  if (other) {
    ask(
      state,
      'which',
      place,
      meanings.map((one) => clearName(state, one)),
    )
    // A line that is open counts as one name of "double het".
    if (meaning.kind === 'gene' && isRecessive(meaning.gene))
      state.qualifier?.names.push({ gene: meaning.gene, end: place.end })
    else endAtName(state)
    return
  }
  if (meaning.kind === 'gene') takeGene(state, meaning.gene, place)
  else if (meaning.kind === 'super') takeSuper(state, meaning.gene, place)
  else if (meaning.kind === 'compound') takeCompound(state, meaning.genes, place)
  else takeCombo(state, meaning.combo.copies, place)
}

const isFresh = ({ qualifier }: TextState): boolean => qualifier !== null && qualifier.names.length === 0

/** Ends the qualifier at a name that no recessive is; returns it where it stands right before that name. */
function endAtName(state: TextState): Qualifier | null {
  const said = isFresh(state) ? state.qualifier : null
  if (said) said.isUsed = true
  qualify(state, null)
  return said
}

function takeGene(state: TextState, gene: Gene, place: Place): void {
  if (isTagHere(state, gene)) mention(state, gene, place, { copies: null })
  else if (isRecessive(gene)) takeRecessive(state, gene, place)
  else takeVisible(state, gene, place)
}

/** A visible name takes what stands right before it, and ends it. */
function takeVisible(state: TextState, gene: Gene, place: Place): void {
  const said = endAtName(state)
  if (!said) mention(state, gene, place, { copies: 1 })
  else if (said.chance) mention(state, gene, place, { copies: 1, chance: said.chance })
  else ask(state, 'chance', { start: said.start, end: place.end }, [`${percentText(half)} ${gene.name}`])
}

function takeRecessive(state: TextState, gene: Gene, place: Place): void {
  const { qualifier } = state
  if (!qualifier) {
    mention(state, gene, place, { copies: 2, isBare: true })
    return
  }
  const start = isFresh(state) ? qualifier.start : place.start
  const options = [half, fraction(2, 3)].map((chance) => `${percentText(chance)} het ${gene.name}`)
  qualifier.names.push({ gene, end: place.end })
  if (qualifier.chance) mention(state, gene, place, { copies: 1, chance: qualifier.chance })
  else ask(state, 'chance', { start, end: place.end }, options)
}

function takeSuper(state: TextState, gene: Gene, place: Place): void {
  const said = endAtName(state)
  if (said) ask(state, 'het', { start: said.start, end: place.end }, [gene.name])
  else mention(state, gene, place, { copies: 2 })
}

function takeCompound(state: TextState, genes: readonly [Gene, Gene], place: Place): void {
  const { qualifier } = state
  const isHidden = genes.every(isRecessive)
  if (qualifier && (isHidden || isFresh(state))) {
    const options = genes.map((gene) => (isRecessive(gene) ? `het ${gene.name}` : gene.name))
    ask(state, 'het', { start: isFresh(state) ? qualifier.start : place.start, end: place.end }, options)
    qualifier.isUsed = true
    if (!isHidden) qualify(state, null)
    return
  }
  qualify(state, isHidden ? qualifier : null)
  for (const gene of genes) mention(state, gene, place, { copies: 1 })
}

function takeCombo(state: TextState, copies: Readonly<Record<string, 1 | 2>>, place: Place): void {
  const { genome, qualifier } = state
  const genes = Object.keys(copies).flatMap((id) => genome.genesById.get(id) ?? [])
  if (qualifier && genes.every(isRecessive)) {
    takeHetCombo(state, qualifier, genes, place)
    return
  }
  const said = endAtName(state)
  if (said) {
    ask(state, 'het', { start: said.start, end: place.end }, [])
    return
  }
  for (const gene of genes)
    mention(state, gene, place, { copies: isTagHere(state, gene) ? null : (copies[gene.id] ?? 1) })
}

/** "het" of a combo of recessives is het of each. */
function takeHetCombo(state: TextState, qualifier: Qualifier, genes: readonly Gene[], place: Place): void {
  const start = isFresh(state) ? qualifier.start : place.start
  for (const gene of genes) qualifier.names.push({ gene, end: place.end })
  const { chance } = qualifier
  const options = [genes.map(({ name }) => `${percentText(half)} het ${name}`).join(' ')]
  if (!chance) ask(state, 'chance', { start, end: place.end }, options)
  else for (const gene of genes) mention(state, gene, place, { copies: 1, chance })
}
