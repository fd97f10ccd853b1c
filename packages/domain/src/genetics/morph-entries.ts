import { isOne } from './fraction.ts'
import { mostAlleles } from './genotype.rules.ts'
import { isCompound, isRecessive, type Locus } from './locus.rules.ts'
import type { ReadEntry } from './morph-reading.ts'
import { ask, isTagHere, type Mention, type TextState } from './morph-text-state.ts'
import { compoundNameOf, superNameOf, withAlleles } from './name-book.ts'

/** Turns what was named into entries; what can't be true together, or is said twice, is asked about and left out. */
export function readEntries(state: TextState): ReadEntry[] {
  askAboutTwice(state)
  for (const locus of state.genome.loci) entriesOfLocus(state, locus)
  const entries = state.mentions.map((mention) => entryOf(state, mention))
  if (state.questions.some(({ kind }) => kind === 'cross')) return []
  const made = makeMakers(state, entries)
  return made.sort((a, b) => state.genome.placeOf(a.gene) - state.genome.placeOf(b.gene))
}

/** A gene that is named twice: a tag is one all the same, of others nobody knows whether two copies are meant. */
function askAboutTwice(state: TextState): void {
  const seen = new Map<string, Mention>()
  const twice = new Set<string>()
  for (const mention of state.mentions) {
    const before = seen.get(mention.gene.id)
    seen.set(mention.gene.id, before ?? mention)
    if (!before) continue
    if (isTagHere(state, mention.gene)) before.percent ??= mention.percent
    else {
      if (!twice.has(mention.gene.id)) askTwice(state, before, mention)
      twice.add(mention.gene.id)
    }
  }
  state.mentions = [...seen.values()].filter(({ gene }) => !twice.has(gene.id))
}

function askTwice(state: TextState, { start, gene }: Mention, { end }: Mention): void {
  const options = isRecessive(gene)
    ? [gene.name, `het ${gene.name}`]
    : [gene.name, withAlleles(state.book, superNameOf(gene), gene, gene)]
  // Other names between them would be lost by an option in their place.
  const isOnlyThese = !state.mentions.some((one) => one.gene !== gene && one.start < end && one.end > start)
  ask(state, 'which', { start, end }, isOnlyThese ? options : [])
}

/** Two bare recessives of one locus are their compound; three alleles are asked about (GEN-17, GEN-18). */
function entriesOfLocus(state: TextState, locus: Locus): void {
  const here = state.mentions.filter(({ gene }) => locus.genes.includes(gene))
  const [a, b, more] = here
  if (a?.isBare && b?.isBare && !more) {
    a.copies = 1
    b.copies = 1
    return
  }
  const asked = here.map(({ gene, copies, chance }) => ({
    gene: gene.id,
    copies,
    chance,
    maker: null,
    percent: null,
  }))
  if (mostAlleles(asked) <= 2) return
  const options = a && b && !more && isCompound(locus, a.gene, b.gene) ? [pairName(state, locus, a, b)] : []
  const place = {
    start: Math.min(...here.map(({ start }) => start)),
    end: Math.max(...here.map(({ end }) => end)),
  }
  const isOnlyThese = state.mentions.every(
    (one) => here.includes(one) || one.end <= place.start || one.start >= place.end,
  )
  ask(state, 'too-many', place, isOnlyThese ? options : [])
  state.mentions = state.mentions.filter((one) => !here.includes(one))
}

function pairName({ book }: TextState, locus: Locus, a: Mention, b: Mention): string {
  const [first = a.gene, second = b.gene] = locus.genes.filter((gene) => gene === a.gene || gene === b.gene)
  return withAlleles(book, compoundNameOf(locus, first, second), first, second)
}

function entryOf(state: TextState, { gene, copies, chance, percent }: Mention): ReadEntry {
  const trait = { gene: gene.id, copies, chance, maker: null, percent }
  return { ...trait, evidence: isSeen(state, gene.id, copies) && isOne(chance) ? 'visual' : 'stated' }
}

/** What shows was seen; a het of a recessive does not, but where two make a compound (GEN-21). */
function isSeen({ genome, mentions }: TextState, geneId: string, copies: number | null): boolean {
  const gene = genome.genesById.get(geneId)
  const locus = genome.locusOf(geneId)
  if (!gene || !locus || !isRecessive(gene) || copies === 2) return true
  return mentions.some(
    (other) =>
      other.gene !== gene &&
      locus.genes.includes(other.gene) &&
      other.copies === 1 &&
      isOne(other.chance) &&
      isCompound(locus, gene, other.gene),
  )
}

/** A maker is said of the one gene that lies on both sex chromosomes; without one the word is unknown. */
function makeMakers(state: TextState, entries: readonly ReadEntry[]): ReadEntry[] {
  const isMade = ({ gene, copies, chance }: ReadEntry): boolean =>
    copies === 1 && isOne(chance) && state.genome.locusOf(gene)?.linkage === 'recombining'
  const made = entries.filter(isMade)
  const [only] = state.makers
  if (made.length === 1 && state.makers.length === 1 && only)
    return entries.map((entry) => (isMade(entry) ? { ...entry, maker: only.maker } : entry))
  for (const { at, length } of state.makers)
    for (let piece = at; piece < at + length; piece++) state.unknown.push(piece)
  return [...entries]
}
