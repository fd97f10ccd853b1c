import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Evidence } from './entry.ts'
import { familyOf, readAnimal, readPair } from './family.rules.ts'
import type { FamilyAnimal, FamilyEntry } from './family.ts'
import { type Fraction, fraction, half, one, sum, writeFraction } from './fraction.ts'
import { copiesIn } from './locus.rules.ts'
import { type Enumerated, type ExampleGene, enumerate } from './testing/enumerated-family.ts'
import { genome } from './testing/example-pairs.ts'

const genes: readonly ExampleGene[] = [
  { id: 'r1', kind: 'recessive', linkage: 'autosomal', isLethal: false },
  { id: 'v1', kind: 'incomplete', linkage: 'autosomal', isLethal: true },
  { id: 'v2', kind: 'dominant', linkage: 'autosomal', isLethal: false },
  { id: 'x1', kind: 'incomplete', linkage: 'recombining', isLethal: false },
  { id: 'x2', kind: 'recessive', linkage: 'one-copy', isLethal: false },
]

const entry = (gene: string, evidence: Evidence, copies: 0 | 1 | 2, chance: Fraction = one): FamilyEntry => ({
  gene,
  copies,
  chance,
  maker: null,
  percent: null,
  evidence,
})

/** What a keeper may enter of one gene. */
function entriesOf({ id, kind, isLethal, linkage }: ExampleGene): FamilyEntry[][] {
  const two = isLethal ? [] : ([2] as const)
  const seen: (1 | 2)[] = kind === 'recessive' ? [2] : kind === 'dominant' ? [1] : [1, ...two]
  const chances = [one, half, fraction(2, 3)]
  const stated = [
    ...([1, ...two] as const).flatMap((copies) =>
      chances.map((chance) => entry(id, 'stated', copies, chance)),
    ),
  ]
  const facts = [
    ...seen.map((copies) => entry(id, 'visual', copies)),
    ...([0, 1, ...two] as const).map((copies) => entry(id, 'lab', copies)),
    entry(id, 'offspring', 1),
  ]
  const both =
    linkage === 'autosomal' ? facts.slice(-2).map((fact) => [fact, entry(id, 'stated', 1, half)]) : []
  return [[], [], ...[...stated, entry(id, 'stated', 0), ...facts].map((one) => [one]), ...both]
}

/** Families of up to seven: parents have lower numbers, of either sex as their young have them; mates are shared and kin. */
const anyFamily = fc.constantFrom(...genes).chain((gene) =>
  fc
    .array(
      fc.record({
        isMale: fc.boolean(),
        isSexed: fc.boolean(),
        father: fc.option(fc.nat({ max: 5 })),
        mother: fc.option(fc.nat({ max: 5 })),
        entries: fc.option(fc.constantFrom(...entriesOf(gene)), { freq: 2 }),
      }),
      { minLength: 2, maxLength: 7 },
    )
    .map((drawn) => {
      const animals: FamilyAnimal[] = []
      for (const [at, { isMale, isSexed, father, mother, entries }] of drawn.entries()) {
        const before = drawn.slice(0, at)
        const parent = (isFather: boolean, pick: number | null): number | null => {
          const possible = before.flatMap((one, id) => (one.isMale === isFather ? id + 1 : []))
          return pick === null || possible.length === 0 ? null : (possible[pick % possible.length] ?? null)
        }
        const sex = isSexed ? (isMale ? 'male' : 'female') : null
        const [fatherId, motherId] = [parent(true, father), parent(false, mother)]
        animals.push({ id: at + 1, sex, fatherId, motherId, bornOn: null, entries })
      }
      return { gene, animals }
    }),
)

const numRuns = 200
const copies = [0, 1, 2] as const

const written = (chances: readonly Fraction[] | null | undefined): string[] | null =>
  chances ? chances.map(writeFraction) : null

/** The chances of copies of the animal at a place, of all that several may be together. */
function ofOne({ chances }: Enumerated, at: number): string[] {
  return copies.map((n) => {
    const here = [...chances].filter(([key]) => key.split(' ')[at] === String(n))
    return writeFraction(sum(here.map(([, chance]) => chance)))
  })
}

test('GEN-36 GEN-41 GEN-44 GEN-75 readings are those of every genotype of everybody, with loops and unknown parents', () => {
  fc.assert(
    fc.property(anyFamily, fc.nat(), ({ gene, animals }, picked) => {
      const family = familyOf(genome, { animals, young: [] })
      const ids = animals.map(({ id }) => id)
      const now = enumerate(gene, animals, ids)
      const readings = ids.map((id) => readAnimal(family, id).find((one) => one.gene === gene.id))
      expect(readings.every((reading) => reading?.status !== 'conflict')).toBe(now.isPossible)
      if (!now.isPossible) return
      for (const [at, reading] of readings.entries())
        expect([at, written(reading?.chances) ?? ['1', '0', '0']]).toEqual([at, ofOne(now, at)])
      const one = picked % ids.length
      const before = readings[one]?.before
      if (before) expect(written(before)).toEqual(ofOne(enumerate(gene, animals, ids, ids[one]), one))
    }),
    { numRuns },
  )
})

test('GEN-32 GEN-75 what two parents are together is what every genotype of everybody gives', () => {
  const locus = (id: string) => genome.locusOf(id) ?? genome.loci[0]
  fc.assert(
    fc.property(anyFamily, fc.nat(), fc.nat(), ({ gene, animals }, one, other) => {
      const fathers = new Set(animals.map(({ fatherId }) => fatherId))
      const mothers = new Set(animals.map(({ motherId }) => motherId))
      const males = animals.filter(({ id, sex }) => fathers.has(id) || (sex === 'male' && !mothers.has(id)))
      const females = animals.filter(
        ({ id, sex }) => mothers.has(id) || (sex === 'female' && !fathers.has(id)),
      )
      const [sire, dam] = [males[one % males.length], females[other % females.length]]
      const place = locus(gene.id)
      if (!sire || !dam || !place || !enumerate(gene, animals, [1]).isPossible) return
      const parents = readPair(
        familyOf(genome, { animals, young: [] }),
        { sireId: sire.id, damId: dam.id },
        place,
      )
      const found: Record<string, string> = {}
      const { chances } = enumerate(gene, animals, [sire.id, dam.id])
      for (const his of copies)
        for (const hers of copies) {
          const here = (parents ?? []).filter(
            ({ sire, dam }) =>
              copiesIn([sire.first, sire.second], gene.id) === his &&
              copiesIn([dam.first, dam.second], gene.id) === hers,
          )
          const chance = sum(here.map(({ chance }) => chance))
          if (chance.n > 0n) found[`${his} ${hers}`] = writeFraction(chance)
        }
      expect(found).toEqual(
        Object.fromEntries([...chances].map(([key, chance]) => [key, writeFraction(chance)])),
      )
    }),
    { numRuns },
  )
})

test('GEN-44 GEN-75 readings are the same in any order of entry', () => {
  fc.assert(
    fc.property(anyFamily, fc.infiniteStream(fc.nat()), ({ gene, animals }, numbers) => {
      const shuffled = animals
        .map((animal) => ({ animal, at: numbers.next().value ?? 0 }))
        .sort((a, b) => a.at - b.at)
        .map(({ animal }) => animal)
      const read = (some: readonly FamilyAnimal[]) => {
        const family = familyOf(genome, { animals: some, young: [] })
        return animals.map(({ id }) => readAnimal(family, id))
      }
      expect(gene && read(shuffled)).toEqual(read(animals))
    }),
    { numRuns },
  )
})
