import { compare, type Fraction, isOne, percentText } from './fraction.ts'
import type { Combo, Gene } from './gene.ts'
import { lociNamed, traitsAt } from './genotype.rules.ts'
import { type Genome, isCompound, isRecessive, type Locus } from './locus.rules.ts'
import { nameKey, type Piece, piecesOf } from './morph-words.ts'
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
  const carried = new Set(traits.map(({ gene }) => gene))
  for (const combo of genome.catalogue.combos) {
    const parts = Object.entries(combo.copies)
    if (!parts.every(([gene, copies]) => carried.has(gene) && hasExactly(genome, traits, gene, copies)))
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
  let words: readonly string[] = []
  for (const part of parts) {
    const { first, last, isWhole } = endsOf(part.text, book)
    const isApart = isReadAcross(words, first, book)
    text = text === '' ? part.text : `${text}${isApart ? ',' : ''} ${part.text}`
    // What has words alone goes on from the part before.
    words = isWhole && !isApart ? [...words, ...last].slice(-reach) : last
  }
  return text || normal
}

/** The words at the ends of a part, as far as a name may reach; a part that is words alone is the same from both. */
type Ends = { readonly first: readonly string[]; readonly last: readonly string[]; readonly isWhole: boolean }

const endsByBook = new WeakMap<NameBook, Map<string, Ends>>()

/** The ends of a part, read once. Per cents are left out: of those there are too many to hold. */
function endsOf(text: string, book: NameBook): Ends {
  if (text.includes('%')) return readEnds(text)
  const known = endsByBook.get(book) ?? new Map<string, Ends>()
  endsByBook.set(book, known)
  const ends = known.get(text) ?? readEnds(text)
  known.set(text, ends)
  return ends
}

function readEnds(text: string): Ends {
  const pieces = piecesOf(text)
  const isWord = ({ kind }: Piece): boolean => kind === 'word'
  const words = (some: readonly Piece[]): string[] => some.map((piece) => piece.text)
  const isWhole = pieces.every(isWord)
  const end = isWhole ? pieces.length : pieces.findIndex((piece) => !isWord(piece))
  const last = pieces.slice(pieces.findLastIndex((piece) => !isWord(piece)) + 1)
  return {
    first: words(pieces.slice(0, end)).slice(0, reach),
    // A bracket that closes ends a name.
    last: text.endsWith(')') ? [] : words(last).slice(-reach),
    isWhole: isWhole && !text.endsWith(')'),
  }
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
