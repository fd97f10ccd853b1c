import { compare, type Fraction, isOne, percentText } from './fraction.ts'
import type { Combo, Gene } from './gene.ts'
import { lociNamed, traitsAt } from './genotype.rules.ts'
import { type Genome, isCompound, isRecessive, type Locus } from './locus.rules.ts'
import { nameKey, piecesOf } from './morph-words.ts'
import { compoundNameOf, type NameBook, nameBookOf, superNameOf, withAlleles } from './name-book.ts'
import type { Trait } from './trait.ts'

/** Groups of a name in the order in which breeders say them (GEN-23). */
const groups = ['tag', 'super', 'single', 'visual', 'het', 'possible'] as const

/** A piece of a name. */
export type NamePart = {
  readonly group: (typeof groups)[number] | 'combo'
  readonly text: string
  readonly place: number
  readonly chance: Fraction
}

/** What carries nothing that is known. */
const normal = 'Normal'

/** The name of what an animal carries: "Super Pastel Banana (MM) Clown het Piebald 66% het Albino" (GEN-23). */
export function writeMorph(genome: Genome, traits: readonly Trait[]): string {
  return joined(namePartsOf(genome, traits), nameBookOf(genome.catalogue))
}

/** The same with the largest trade name inside: "Killer Bee het Clown"; null where there is none (GEN-24). */
export function writeTradeName(genome: Genome, traits: readonly Trait[]): string | null {
  const combo = largestCombo(genome, traits)
  if (!combo) return null
  const rest = traits.filter(({ gene }) => !(gene in combo.copies))
  const first: NamePart = { group: 'combo', text: combo.name, place: 0, chance: { n: 1n, d: 1n } }
  return joined([first, ...namePartsOf(genome, rest)], nameBookOf(genome.catalogue))
}

function largestCombo(genome: Genome, traits: readonly Trait[]): Combo | undefined {
  let largest: Combo | undefined
  for (const combo of genome.catalogue.combos) {
    if (!Object.entries(combo.copies).every(([gene, copies]) => hasExactly(genome, traits, gene, copies)))
      continue
    if (!largest || sizeOf(combo) > sizeOf(largest)) largest = combo
  }
  return largest
}

const sizeOf = ({ copies }: Combo): number => Object.keys(copies).length

/** Whether a gene is certain and alone at its locus: half of a compound is no part of a combo (GEN-05). */
function hasExactly(genome: Genome, traits: readonly Trait[], geneId: string, copies: number): boolean {
  const locus = genome.locusOf(geneId)
  if (!locus) return traits.some(({ gene }) => gene === geneId)
  const here = traitsAt(locus, traits).filter((trait) => trait.copies)
  const [only] = here
  return (
    here.length === 1 && only?.gene === geneId && only.copies === copies && isOne(only.chance) && !only.maker
  )
}

/** The name in its pieces, in their order. */
export function namePartsOf(genome: Genome, traits: readonly Trait[]): NamePart[] {
  const parts = [
    ...traits.flatMap((trait) => tagPart(genome, trait)),
    ...lociNamed(genome, traits).flatMap((locus) => partsAt(genome, locus, traitsAt(locus, traits))),
  ]
  return parts.sort(
    (a, b) =>
      groups.indexOf(a.group as 'tag') - groups.indexOf(b.group as 'tag') ||
      (a.group === 'possible' ? compare(b.chance, a.chance) : 0) ||
      a.place - b.place,
  )
}

function tagPart(genome: Genome, { gene, chance, percent }: Trait): NamePart[] {
  const tag = genome.genesById.get(gene)
  if (!tag || genome.locusOf(gene)) return []
  const text = percent === null ? tag.name : `${percent}% ${tag.name}`
  return [{ group: 'tag', text, place: genome.placeOf(gene), chance }]
}

function partsAt(genome: Genome, locus: Locus, traits: readonly Trait[]): NamePart[] {
  const named = traits.flatMap((trait) => {
    const gene = genome.genesById.get(trait.gene)
    return gene && trait.copies ? [{ gene, trait }] : []
  })
  const [a, b] = named
    .filter(({ trait }) => trait.copies === 1 && isOne(trait.chance))
    .map(({ gene }) => gene)
    .sort((one, other) => genome.placeOf(one.id) - genome.placeOf(other.id))
  const compound = a && b && isCompound(locus, a, b) ? compoundPart(genome, locus, a, b) : null
  const rest = compound ? named.filter(({ gene }) => gene !== a && gene !== b) : named
  const parts = rest.map(({ gene, trait }) => ({
    ...partOf(genome, gene, trait),
    place: genome.placeOf(gene.id),
    chance: trait.chance,
  }))
  return compound ? [compound, ...parts] : parts
}

function compoundPart(genome: Genome, locus: Locus, a: Gene, b: Gene): NamePart {
  const text = withAlleles(nameBookOf(genome.catalogue), compoundNameOf(locus, a, b), a, b)
  const group = isRecessive(a) && isRecessive(b) ? 'visual' : 'super'
  return { group, text, place: genome.placeOf(a.id), chance: { n: 1n, d: 1n } }
}

function partOf(
  { catalogue }: Genome,
  gene: Gene,
  { copies, chance, maker }: Trait,
): Pick<NamePart, 'group' | 'text'> {
  const share = percentText(chance)
  if (isRecessive(gene)) {
    if (copies === 2)
      return isOne(chance)
        ? { group: 'visual', text: gene.name }
        : { group: 'possible', text: `${share} visual ${gene.name}` }
    return isOne(chance)
      ? { group: 'het', text: `het ${gene.name}` }
      : { group: 'possible', text: `${share} het ${gene.name}` }
  }
  if (copies === 2)
    return isOne(chance)
      ? { group: 'super', text: superText(nameBookOf(catalogue), gene) }
      : { group: 'single', text: `${gene.name} (${share} super)` }
  const name = maker ? `${gene.name} (${maker === 'male' ? 'MM' : 'FM'})` : gene.name
  return isOne(chance) ? { group: 'single', text: name } : { group: 'possible', text: `${share} ${name}` }
}

/** Two copies; where "Super" and the name say something else in a species, as "Super Dalmatian" does, it is put apart. */
function superText(book: NameBook, gene: Gene): string {
  const text = withAlleles(book, superNameOf(gene), gene, gene)
  const [meaning] = book.meanings.get(nameKey(text)) ?? []
  return meaning?.kind === 'super' ? text : `${gene.name} (100% super)`
}

/** The most words of a name that may lie across the end of a part. */
const reach = 6

/** Parts with a space between them, or a comma where a name would be read across: "Desert, Ghost" is no Desert Ghost. */
function joined(parts: readonly NamePart[], book: NameBook): string {
  let text = ''
  let words: string[] = []
  for (const part of parts) {
    const pieces = piecesOf(part.text)
    const end = pieces.findIndex(({ kind }) => kind !== 'word')
    const first = (end < 0 ? pieces : pieces.slice(0, end)).map((piece) => piece.text)
    const isApart = isReadAcross(words, first.slice(0, reach), book)
    text = text === '' ? part.text : `${text}${isApart ? ',' : ''} ${part.text}`
    const last = pieces.slice(pieces.findLastIndex(({ kind }) => kind !== 'word') + 1)
    // A bracket that closes ends a name; what has words alone goes on from the part before.
    const before = end < 0 && !isApart ? words : []
    words = part.text.endsWith(')') ? [] : [...before, ...last.map((piece) => piece.text)].slice(-reach)
  }
  return text || normal
}

/** Whether words at the end of a name and some of those that follow are a name together. */
function isReadAcross(before: readonly string[], after: readonly string[], book: NameBook): boolean {
  for (let from = 0; from < before.length; from++) {
    let key = before.slice(from).join('')
    for (const word of after) {
      key += word
      if (book.meanings.has(key) && !book.saidInFull.has(key)) return true
    }
  }
  return false
}
