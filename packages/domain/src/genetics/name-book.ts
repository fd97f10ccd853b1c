import type { Catalogue, Combo, Gene } from './gene.ts'
import { compoundOf, type Genome, genomeOf, isRecessive, type Locus } from './locus.rules.ts'
import { nameKey, type Piece } from './morph-words.ts'

/** What a name stands for. */
export type Meaning =
  | { readonly kind: 'gene'; readonly gene: Gene }
  | { readonly kind: 'super'; readonly gene: Gene }
  | { readonly kind: 'compound'; readonly genes: readonly [Gene, Gene] }
  | { readonly kind: 'combo'; readonly combo: Combo }

/** All names of a catalogue by their keys; a name with several meanings must be asked about. */
export type NameBook = {
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>
  /** Names as they are written, by their keys, for what is spelled nearly so. */
  readonly spellings: ReadonlyMap<string, string>
  readonly longestKey: number
  /** Combos that are called by the names of their genes: to read them as either is the same. */
  readonly saidInFull: ReadonlySet<string>
}

/** The most words that a name has. */
const mostWords = 8

const books = new WeakMap<Catalogue, NameBook>()

/** The names of a catalogue, gathered once. */
export function nameBookOf(catalogue: Catalogue): NameBook {
  const known = books.get(catalogue)
  if (known) return known
  const book = gather(genomeOf(catalogue))
  books.set(catalogue, book)
  return book
}

/** Names that stand for one thing go before those that are also called so, and those before what is only put together. */
function gather(genome: Genome): NameBook {
  const meanings = new Map<string, Meaning[]>()
  const spellings = new Map<string, string>()
  const layers = [ownNames, otherNames, builtNames, baseNames].map((names) => names(genome))
  for (const layer of layers) {
    const before = new Set(meanings.keys())
    for (const [name, meaning] of layer) {
      const key = nameKey(name)
      if (before.has(key)) continue
      const known = meanings.get(key) ?? []
      if (known.some((other) => isSame(other, meaning))) continue
      meanings.set(key, [...known, meaning])
      if (!spellings.has(key)) spellings.set(key, name)
    }
  }
  return {
    meanings,
    spellings,
    longestKey: Math.max(0, ...[...meanings.keys()].map(({ length }) => length)),
    saidInFull: new Set(genome.catalogue.combos.flatMap((combo) => fullName(combo, genome))),
  }
}

function fullName({ name, copies }: Combo, { genesById }: Genome): string[] {
  const genes = Object.keys(copies).flatMap((id) => genesById.get(id) ?? [])
  const isPlain = genes.every((gene) => copies[gene.id] === (isRecessive(gene) ? 2 : 1))
  const inFull = genes.map((gene) => nameKey(gene.name)).join('')
  return isPlain && inFull === nameKey(name) ? [inFull] : []
}

type Named = readonly [name: string, meaning: Meaning]

const ownNames = ({ catalogue }: Genome): Named[] =>
  catalogue.genes.map((gene) => [gene.name, { kind: 'gene', gene }] as const)

function otherNames(genome: Genome): Named[] {
  const { catalogue, loci } = genome
  const ofGenes = catalogue.genes.flatMap((gene): Named[] => {
    const supers = isTwofold(gene, genome) ? [gene.superName ?? [], gene.superAliases ?? []].flat() : []
    return [
      ...(gene.aliases ?? []).map((name) => [name, { kind: 'gene', gene }] as const),
      ...supers.map((name) => [name, { kind: 'super', gene }] as const),
    ]
  })
  const ofPairs = loci.flatMap((locus) =>
    locus.compounds.flatMap((compound): Named[] => {
      const genes = pairOf(locus, compound.alleles)
      if (!genes) return []
      return [compound.name, ...(compound.aliases ?? [])].map((name) => [name, { kind: 'compound', genes }])
    }),
  )
  return [
    ...ofGenes,
    ...ofPairs,
    ...catalogue.combos.map((combo): Named => [combo.name, { kind: 'combo', combo }]),
  ]
}

/** "Super" and a visible name, "LINE NAME" for "NAME (LINE)", and names with their alleles, as "BEL (Mojave/Lesser)". */
function builtNames(genome: Genome): Named[] {
  const { catalogue, loci } = genome
  const ofGenes = catalogue.genes.flatMap((gene): Named[] => {
    const names = [gene.name, ...(gene.aliases ?? [])]
    const supers = isTwofold(gene, genome) ? names.map((name) => `Super ${name}`) : []
    const withAlleles = [gene.superName ?? [], gene.superAliases ?? []].flat()
    return [
      ...names.flatMap(turned).map((name) => [name, { kind: 'gene', gene }] as const),
      ...supers.map((name) => [name, { kind: 'super', gene }] as const),
      ...withAlleles.map((name) => [`${name} (${gene.name}/${gene.name})`, { kind: 'super', gene }] as const),
    ]
  })
  const ofPairs = loci.flatMap((locus) =>
    locus.compounds.flatMap(({ name, aliases = [], alleles }): Named[] => {
      const genes = pairOf(locus, alleles)
      if (!genes) return []
      const [a, b] = genes
      return [name, ...aliases].flatMap((one): Named[] => [
        [`${one} (${a.name}/${b.name})`, { kind: 'compound', genes }],
        [`${one} (${b.name}/${a.name})`, { kind: 'compound', genes }],
      ])
    }),
  )
  return [...ofGenes, ...ofPairs]
}

/** The word that lines share, as "Axanthic" or "Albino": which line it is must be asked (GEN-18). */
function baseNames({ catalogue }: Genome): Named[] {
  const byBase = new Map<string, Gene[]>()
  for (const gene of catalogue.genes) {
    const base = baseOf(gene)
    if (base) byBase.set(base, [...(byBase.get(base) ?? []), gene])
  }
  return [...byBase].flatMap(([base, genes]) =>
    genes.length > 1 ? genes.map((gene): Named => [base, { kind: 'gene', gene }]) : [],
  )
}

function baseOf({ name, inheritance }: Gene): string | null {
  const [, before = '', line = ''] = /^([^(]+) \(([^)]+)\)$/.exec(name) ?? []
  if (line) return before
  const last = name.split(' ').at(-1) ?? ''
  return inheritance === 'recessive' && last !== name ? last : null
}

/** The other order of a name that ends with its line, or with the word that lines share. */
function turned(name: string): string[] {
  const [, before = '', line = ''] = /^([^(]+) \(([^)]+)\)$/.exec(name) ?? []
  if (line) return [`${line} ${before}`]
  const [first = '', last = '', more] = name.split(' ')
  return last && more === undefined && /^(albino|axanthic|snow)$/i.test(last) ? [`${last} ${first}`] : []
}

function pairOf(locus: Locus, alleles: readonly [string, string]): [Gene, Gene] | null {
  const [a, b] = locus.genes.filter(({ id }) => alleles.includes(id))
  return a && b ? [a, b] : null
}

/** Whether two copies of a gene are called super. */
const isTwofold = (gene: Gene, genome: Genome): boolean =>
  genome.locusOf(gene.id) !== undefined && !isRecessive(gene)

function isSame(a: Meaning, b: Meaning): boolean {
  if (a.kind === 'compound' && b.kind === 'compound') return a.genes.every((gene) => b.genes.includes(gene))
  if (a.kind === 'combo' && b.kind === 'combo') return a.combo === b.combo
  return a.kind === b.kind && 'gene' in a && 'gene' in b && a.gene === b.gene
}

/** The longest name that begins at a piece: what it means, and how many pieces it takes. */
export function nameAt(
  book: NameBook,
  pieces: readonly Piece[],
  at: number,
): { readonly meanings: readonly Meaning[]; readonly length: number } | null {
  let key = ''
  let found: { meanings: readonly Meaning[]; length: number } | null = null
  for (let length = 1; length <= mostWords; length++) {
    const piece = pieces[at + length - 1]
    if (piece?.kind !== 'word' || (length > 1 && piece.isApart)) break
    key += piece.text
    if (key.length > book.longestKey) break
    const meanings = book.meanings.get(key)
    if (meanings) found = { meanings, length }
  }
  return found
}

/** The name of two copies of a visible gene. */
export const superNameOf = (gene: Gene): string => gene.superName ?? `Super ${gene.name}`

/** The name of two different alleles that show, without saying which they are where it is used for others too. */
export function compoundNameOf(locus: Locus, a: Gene, b: Gene): string {
  const named = compoundOf(locus, a, b)?.name
  return named ?? (isRecessive(a) && isRecessive(b) ? `${a.name}/${b.name}` : `${a.name} ${b.name}`)
}

/** A name that says which alleles it has, where the species uses it more than once (GEN-23). */
export const withAlleles = (book: NameBook, name: string, a: Gene, b: Gene): string =>
  (book.meanings.get(nameKey(name))?.length ?? 0) > 1 ? `${name} (${a.name}/${b.name})` : name
