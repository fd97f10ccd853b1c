import type { FamilyAnimal, FamilyEntry } from '../family.ts'
import {
  add,
  complement,
  divide,
  type Fraction,
  fraction,
  half,
  isZero,
  multiply,
  one,
  zero,
} from '../fraction.ts'

/**
 * A second reading of families at a locus of one gene, by going through every genotype of everybody. It shares no rule with
 * the engine: alleles are letters, kept by the parent whom they came from.
 */

/** A gene as the enumeration needs it. */
export type ExampleGene = {
  readonly id: string
  readonly kind: 'recessive' | 'incomplete' | 'dominant'
  readonly linkage: 'autosomal' | 'recombining' | 'one-copy'
  readonly isLethal: boolean
}

type Letter = 'g' | '-' | 'Y'
type Drawn = { readonly sex: 'male' | 'female'; readonly his: Letter; readonly hers: Letter }
type Weight = { readonly order: number; readonly value: Fraction }

/** Elsewhere than on a sex chromosome the sex means nothing. */
const sexesOf = ({ linkage }: ExampleGene): readonly Drawn['sex'][] =>
  linkage === 'autosomal' ? ['female'] : ['male', 'female']

const quarter = fraction(1, 4)
const copiesOf = ({ his, hers }: Drawn): number => Number(his === 'g') + Number(hers === 'g')

/** What a parent hands on to a young of a sex. */
function handedOn(gene: ExampleGene, parent: Drawn, young: Drawn['sex']): [Letter, Fraction][] {
  const { his, hers } = parent
  if (gene.linkage === 'autosomal' || parent.sex === 'female')
    return [
      [his, half],
      [hers, half],
    ]
  // A male's allele from his father lies on the Y.
  if (gene.linkage === 'one-copy') return [[young === 'male' ? his : hers, one]]
  const fromY = young === 'male' ? complement(quarter) : quarter
  return [
    [his, fromY],
    [hers, complement(fromY)],
  ]
}

function hatchedOf(gene: ExampleGene, father: Drawn, mother: Drawn): [Drawn, Fraction][] {
  const eggs = sexesOf(gene).flatMap((sex) =>
    handedOn(gene, father, sex).flatMap(([his, part]) =>
      handedOn(gene, mother, sex).map(([hers, other]): [Drawn, Fraction] => [
        { sex, his, hers },
        multiply(half, multiply(part, other)),
      ]),
    ),
  )
  const living = eggs.filter(([young]) => !gene.isLethal || copiesOf(young) < 2)
  const share = living.reduce((all, [, chance]) => add(all, chance), zero)
  return living.map(([young, chance]) => [young, divide(chance, share)])
}

function founders(gene: ExampleGene): [Drawn, Weight][] {
  const letters = ['-', 'g'] as const
  return sexesOf(gene).flatMap((sex) => {
    const fathers = sex === 'male' && gene.linkage === 'one-copy' ? (['Y'] as const) : letters
    return fathers.flatMap((his) =>
      letters.flatMap((hers): [Drawn, Weight][] => {
        const drawn = { sex, his, hers }
        const copies = copiesOf(drawn)
        return gene.isLethal && copies === 2 ? [] : [[drawn, { order: copies, value: half }]]
      }),
    )
  })
}

/** Whether an animal looks as its entries say. */
function isTrue(gene: ExampleGene, entries: readonly FamilyEntry[], drawn: Drawn): boolean {
  const copies = copiesOf(drawn)
  const isOdd = drawn.his === 'Y'
  const shown = gene.kind === 'recessive' && !isOdd && copies < 2 ? 0 : copies
  const most = Math.max(0, ...entries.map((entry) => entry.copies ?? 0))
  const mayShow = gene.kind === 'recessive' && !isOdd && most < 2 ? 0 : most
  if (gene.kind === 'dominant' ? shown > 0 && mayShow === 0 : shown > mayShow) return false
  return entries.every(({ evidence, copies: said }) => {
    const meant = isOdd ? Math.min(1, said ?? 0) : (said ?? 0)
    if (evidence === 'lab') return copies === meant
    if (evidence === 'offspring') return copies >= meant
    if (evidence !== 'visual') return true
    if (gene.kind === 'dominant') return copies > 0
    return gene.kind === 'recessive' ? shown > 0 : copies === meant
  })
}

function believed({ copies, chance }: FamilyEntry, drawn: Drawn): Fraction {
  const found = copiesOf(drawn)
  const cap = drawn.his === 'Y' ? 1 : 2
  const chanceOf = (n: number): Fraction =>
    n === (copies ?? 0) ? chance : n === (copies ?? 0) - 1 ? complement(chance) : zero
  const all = [0, 1, 2]
    .filter((n) => Math.min(n, cap) === found)
    .reduce((sum, n) => add(sum, chanceOf(n)), zero)
  return found === 1 && cap === 2 ? multiply(half, all) : all
}

export type Enumerated = {
  readonly isPossible: boolean
  /** The chance that some animals have so many copies, as text "0 1 2" in the order of the animals. */
  readonly chances: ReadonlyMap<string, Fraction>
}

type Node = {
  readonly animal: FamilyAnimal
  readonly father: number | null
  readonly mother: number | null
  readonly belief: FamilyEntry | null
}

/** Parents before young; an unknown parent of who has another one is a founder of its own. */
function nodesOf(animals: readonly FamilyAnimal[], without: number | null): Node[] {
  const byId = new Map(animals.map((animal) => [animal.id, animal]))
  const nodes: Node[] = []
  const blank = { fatherId: null, motherId: null, bornOn: null, entries: null }
  let next = 1000
  const founder = (sex: 'male' | 'female'): number => {
    nodes.push({ animal: { id: next, sex, ...blank }, father: null, mother: null, belief: null })
    return next++
  }
  for (const animal of animals.toSorted((a, b) => a.id - b.id)) {
    const belief = animal.entries?.find(({ evidence }) => evidence === 'stated') ?? null
    const counts = belief !== null && !isExplained(byId, animal)
    const links = [animal.fatherId, animal.motherId].map((id) => (counts || id === without ? null : id))
    const [father = null, mother = null] = links
    const isOneKnown = (father === null) !== (mother === null)
    nodes.push({
      animal,
      father: isOneKnown ? (father ?? founder('male')) : father,
      mother: isOneKnown ? (mother ?? founder('female')) : mother,
      belief: counts ? belief : null,
    })
  }
  return nodes
}

function isExplained(byId: ReadonlyMap<number, FamilyAnimal>, animal: FamilyAnimal): boolean {
  const [father, mother] = [animal.fatherId, animal.motherId].map((id) => byId.get(id ?? 0))
  if (!father?.entries || !mother?.entries) return false
  const names = (one: FamilyAnimal | undefined): boolean =>
    one !== undefined &&
    ((one.entries ?? []).some(({ copies }) => copies) ||
      names(byId.get(one.fatherId ?? 0)) ||
      names(byId.get(one.motherId ?? 0)))
  return names(father) || names(mother)
}

/** The sex of who has one that matters: of parents by their young. */
function sexesById(gene: ExampleGene, animals: readonly FamilyAnimal[]): Map<number | null, Drawn['sex']> {
  if (gene.linkage === 'autosomal') return new Map()
  return new Map<number | null, Drawn['sex']>([
    ...animals.flatMap(({ id, sex }): [number, Drawn['sex']][] => (sex ? [[id, sex]] : [])),
    ...animals.map(({ motherId }) => [motherId, 'female'] as const),
    ...animals.map(({ fatherId }) => [fatherId, 'male'] as const),
  ])
}

/** Reads some animals of a family; parents have lower numbers than their young. */
export function enumerate(
  gene: ExampleGene,
  animals: readonly FamilyAnimal[],
  asked: readonly number[],
  without: number | null = null,
): Enumerated {
  const nodes = nodesOf(animals, without)
  const sexById = sexesById(
    gene,
    nodes.map(({ animal }) => animal),
  )
  const drawnById = new Map<number, Drawn>()
  let lowest = Number.POSITIVE_INFINITY
  const sums = new Map<string, Fraction>()
  const count = (order: number, value: Fraction): void => {
    if (order < lowest) sums.clear()
    lowest = order
    const drawn = asked.flatMap((id) => drawnById.get(id) ?? [])
    const key = drawn.map(copiesOf).join(' ')
    sums.set(key, add(sums.get(key) ?? zero, value))
  }
  const draw = (at: number, order: number, value: Fraction): void => {
    const node = nodes[at]
    if (order > lowest) return
    if (!node) count(order, value)
    else
      for (const [drawn, weight] of optionsOf(gene, node, drawnById).filter(([one]) => fits(one, node))) {
        drawnById.set(node.animal.id, drawn)
        draw(at + 1, order + weight.order, multiply(value, weight.value))
      }
  }
  const fits = (drawn: Drawn, { animal: { id, entries } }: Node): boolean =>
    (sexById.get(id) ?? drawn.sex) === drawn.sex && (!entries || isTrue(gene, entries, drawn))
  draw(0, 0, one)
  const total = [...sums.values()].reduce(add, zero)
  return {
    isPossible: !isZero(total),
    chances: new Map([...sums].map(([key, chance]) => [key, divide(chance, total)])),
  }
}

function optionsOf(gene: ExampleGene, node: Node, drawnById: ReadonlyMap<number, Drawn>): [Drawn, Weight][] {
  const [father, mother] = [drawnById.get(node.father ?? 0), drawnById.get(node.mother ?? 0)]
  if (father && mother)
    return hatchedOf(gene, father, mother).flatMap(([drawn, value]) =>
      isZero(value) ? [] : [[drawn, { order: 0, value }]],
    )
  const { belief } = node
  return founders(gene).map(([drawn, { order, value }]): [Drawn, Weight] => {
    const chance = belief ? believed(belief, drawn) : zero
    return isZero(chance)
      ? [drawn, { order: order + (belief ? 1 : 0), value }]
      : [drawn, { order: 0, value: multiply(half, chance) }]
  })
}
