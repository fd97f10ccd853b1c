import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crossAt } from './crossing.rules.ts'
import {
  add,
  complement,
  type Fraction,
  fraction,
  half,
  multiply,
  one,
  writeFraction,
  zero,
} from './fraction.ts'
import { lookOf } from './locus.rules.ts'
import type { PairTraits } from './odds.rules.ts'
import { anyTraits, genome } from './testing/example-pairs.ts'
import type { Trait } from './trait.ts'

type Letters = readonly [string, string]

/** One genotype that an animal may have, in letters by locus, drawn without the engine. */
type Drawn = { readonly alleles: ReadonlyMap<string, Letters>; readonly chance: Fraction }

const genesByLocus = new Map([
  ['r1', ['r1']],
  ['r2', ['r2']],
  ['v1', ['v1']],
  ['v2', ['v2']],
  ['a', ['a1', 'a2', 'a3']],
  ['x1', ['x1']],
  ['x2', ['x2']],
])

function draws(traits: readonly Trait[], isMale: boolean): Drawn[] {
  let found: Drawn[] = [{ alleles: new Map(), chance: one }]
  for (const [id, genes] of genesByLocus) {
    const here = drawsAt(
      traits.filter(({ gene }) => genes.includes(gene)),
      id,
      isMale,
    )
    found = found.flatMap(({ alleles, chance }) =>
      here.map(([letters, part]) => ({
        alleles: new Map([...alleles, [id, letters]]),
        chance: multiply(chance, part),
      })),
    )
  }
  return found
}

function drawsAt(traits: readonly Trait[], id: string, isMale: boolean): [Letters, Fraction][] {
  let held: [string[], Fraction][] = [[[], one]]
  for (const { gene, copies, chance } of traits)
    held = held.flatMap(([before, part]): [string[], Fraction][] => [
      [[...before, ...Array<string>(copies ?? 0).fill(gene)], multiply(part, chance)],
      [[...before, ...Array<string>((copies ?? 1) - 1).fill(gene)], multiply(part, complement(chance))],
    ])
  return held.flatMap(([[a = '-', b = '-'], chance]): [Letters, Fraction][] => {
    if (isMale && id === 'x2') return [[[a, 'Y'], chance]]
    if (!isMale || id !== 'x1') return [[[a, b], chance]]
    // Nobody knows which of his chromosomes has it.
    return [
      [[a, b], multiply(chance, half)],
      [[b, a], multiply(chance, half)],
    ]
  })
}

/** What a parent hands on at a locus to young of one sex. */
function handedOn(id: string, [x, y]: Letters, isFather: boolean, isSon: boolean): [string, Fraction][] {
  if (isFather && id === 'x2') return [[isSon ? 'Y' : x, one]]
  const ofX = isFather && id === 'x1' ? fraction(isSon ? 1 : 3, 4) : half
  return [
    [x, ofX],
    [y, complement(ofX)],
  ]
}

const hidden = ['r1', 'r2', 'a3', 'x2']

/** The look of two letters, by the rules of the trade. */
function lookOfLetters(a: string, b: string): string {
  const [first, second] = [a, b].filter((letter) => letter !== '-' && letter !== 'Y').sort()
  if (!first) return ''
  if (!second) return hidden.includes(first) && a !== 'Y' && b !== 'Y' ? '' : first
  if (first !== second) return hidden.includes(second) ? first : `${first}/${second}`
  if (hidden.includes(first) || first === 'v2') return first
  return first === 'v1' ? 'v1+v1!' : `${first}+${first}`
}

/** The looks of sons, or of daughters, of two animals whose alleles are known. */
function eggsOf(father: Drawn, mother: Drawn, isSon: boolean): [string, Fraction][] {
  let eggs: [string, Fraction][] = [['', multiply(half, multiply(father.chance, mother.chance))]]
  for (const id of genesByLocus.keys()) {
    const his = handedOn(id, father.alleles.get(id) ?? ['-', '-'], true, isSon)
    const hers = handedOn(id, mother.alleles.get(id) ?? ['-', '-'], false, isSon)
    const here = his.flatMap(([a, part]) =>
      hers.map(([b, other]): [string, Fraction] => [lookOfLetters(a, b), multiply(part, other)]),
    )
    eggs = together(eggs, here)
  }
  return eggs
}

/** Looks of several loci beside those of one more, equal ones as one. */
const together = (
  eggs: readonly [string, Fraction][],
  here: readonly [string, Fraction][],
): [string, Fraction][] =>
  summed(
    eggs.flatMap(([look, chance]) =>
      here.map(([more, part]): [string, Fraction] => [`${look} ${more}`, multiply(chance, part)]),
    ),
  )

function summed(looks: readonly [string, Fraction][]): [string, Fraction][] {
  const byLook = new Map<string, Fraction>()
  for (const [look, chance] of looks) byLook.set(look, add(byLook.get(look) ?? zero, chance))
  return [...byLook].filter(([, { n }]) => n > 0n)
}

const written = (looks: readonly [string, Fraction][]): string[] =>
  summed(looks)
    .map(([look, chance]) => `${look}: ${writeFraction(chance)}`)
    .sort()

/** Every look, by drawing every genotype of both parents and every egg of them. */
function enumerated({ sire, dam }: PairTraits): string[] {
  const mothers = draws(dam, false)
  return written(
    draws(sire, true).flatMap((father) =>
      mothers.flatMap((mother) => [...eggsOf(father, mother, true), ...eggsOf(father, mother, false)]),
    ),
  )
}

/** Every look, by the engine. */
function crossed({ sire, dam }: PairTraits): string[] {
  const crosses = genome.loci.map((locus) => crossAt(locus, sire, dam))
  return written(
    (['sons', 'daughters'] as const).flatMap((sex) =>
      crosses.reduce<[string, Fraction][]>(
        (eggs, { locus, [sex]: young }) =>
          together(
            eggs,
            young.map(({ pair, chance }) => [lookOf(pair, locus), chance]),
          ),
        [['', half]],
      ),
    ),
  )
}

test('GEN-26 GEN-75 every look has the chance that drawing each genotype and each egg gives', () => {
  const few = anyTraits.map((traits) => traits.slice(0, 3))
  fc.assert(
    fc.property(fc.record({ sire: few, dam: few }), (pair) => {
      expect(crossed(pair)).toEqual(enumerated(pair))
    }),
    { numRuns: 60 },
  )
})
