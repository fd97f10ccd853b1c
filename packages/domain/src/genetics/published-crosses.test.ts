import { describe, expect, test } from 'vitest'
import { boaImperator } from './catalogue/boa-imperator.ts'
import { eublepharisMacularius } from './catalogue/eublepharis-macularius.ts'
import { pantherophisGuttatus } from './catalogue/pantherophis-guttatus.ts'
import { pythonRegius } from './catalogue/python-regius.ts'
import { fraction, writeFraction } from './fraction.ts'
import type { Catalogue } from './gene.ts'
import { genomeOf } from './locus.rules.ts'
import { readMorph } from './morph-reader.rules.ts'
import { oddsOf } from './odds-with-target.rules.ts'

/** Odds of two texts that read clear. */
function cross(catalogue: Catalogue, sire: string, dam: string, target?: string, eggs = 6) {
  const genome = genomeOf(catalogue)
  const read = (text: string) => {
    const reading = readMorph(genome, text)
    expect([text, reading.verdict]).toEqual([text, 'clear'])
    return { traits: reading.entries, sex: reading.sex }
  }
  return oddsOf(
    genome,
    { sire: read(sire).traits, dam: read(dam).traits },
    { eggs, target: target === undefined ? null : read(target), limit: 200 },
  )
}

/** Names with their chances, and the sex where the outcome has one. */
const listed = (odds: ReturnType<typeof cross>): Record<string, string> =>
  Object.fromEntries(
    odds.outcomes.map(({ name, sex, probability }) => [
      sex ? `${sex} ${name}` : name,
      writeFraction(probability),
    ]),
  )

describe('GEN-76 crosses whose results are published', () => {
  test.each<[string, string, Record<string, string>]>([
    ['Clown', 'Normal', { 'het Clown': '1' }],
    ['Clown', 'het Clown', { Clown: '1/2', 'het Clown': '1/2' }],
    ['het Clown', 'het Clown', { Clown: '1/4', '66% het Clown': '3/4' }],
    ['het Clown', 'Normal', { '50% het Clown': '1' }],
    ['Pastel', 'Normal', { Pastel: '1/2', Normal: '1/2' }],
    ['Pastel', 'Pastel', { 'Super Pastel': '1/4', Pastel: '1/2', Normal: '1/4' }],
    ['Super Pastel', 'Normal', { Pastel: '1' }],
    ['Pinstripe', 'Pinstripe', { 'Pinstripe (33% super)': '3/4', Normal: '1/4' }],
  ])('%s x %s', (sire, dam, expected) => {
    expect(listed(cross(pythonRegius, sire, dam))).toEqual(expected)
  })

  test('double het x double het gives nine, three, three and one of sixteen', () => {
    expect(listed(cross(pantherophisGuttatus, 'het Amel Anery', 'DH Amel Anery'))).toEqual({
      '66% het Amelanistic 66% het Anerythristic': '9/16',
      'Amelanistic 66% het Anerythristic': '3/16',
      'Anerythristic 66% het Amelanistic': '3/16',
      'Amelanistic Anerythristic': '1/16',
    })
  })

  test('Jungle Sunglow het Anery x Jungle het Albino het Anery gives 24 looks, the rarest of 64 once', () => {
    const odds = cross(
      boaImperator,
      'Jungle Sunglow (Kahl) het Anery',
      'Jungle het Kahl Albino het Anery',
      'Super Jungle Sunglow (Kahl) Anery',
    )
    expect(odds.looks).toBe(24)
    expect(odds.target && writeFraction(odds.target.probability)).toBe('1/64')
    expect(odds.outcomes.some(({ tradeName }) => tradeName === 'Moonglow Super Jungle')).toBe(true)
  })

  test('visuals of two possible hets', () => {
    for (const [sire, dam, chance] of [
      ['66% het Clown', '66% het Clown', '1/9'],
      ['50% het Clown', '50% het Clown', '1/16'],
      ['66% het Clown', '50% het Clown', '1/12'],
    ] as const)
      expect(listed(cross(pythonRegius, sire, dam)).Clown).toBe(chance)
  })

  test('a gene on the Z: of a het cock and a normal hen a quarter each, and only hens show it', () => {
    const budgerigar: Catalogue = {
      species: 'Melopsittacus undulatus',
      sexSystem: 'ZZ/ZW',
      genes: [
        {
          id: 'ino',
          name: 'Ino',
          inheritance: 'sex_linked',
          dominance: 'recessive',
          sexLinkage: { kind: 'one-copy' },
          confidence: 'high',
          sources: ['FK'],
        },
      ],
      complexes: [],
      combos: [],
      riskPairs: [],
    }
    const odds = cross(budgerigar, 'het Ino', 'Normal')
    expect(
      odds.outcomes.map(({ sex, traits, probability }) => [sex, traits.length, writeFraction(probability)]),
    ).toEqual([
      ['male', 1, '1/2'],
      ['female', 1, '1/4'],
      ['female', 0, '1/4'],
    ])
    expect(odds.outcomes[0]?.name).toBe('50% het Ino')
    expect(listed(cross(budgerigar, 'Normal', 'Ino'))).toEqual({
      'male het Ino': '1/2',
      'female Normal': '1/2',
    })
  })
})

test('GEN-05 GEN-27 young that look alike are one outcome, with the chances of what they carry among these', () => {
  expect(listed(cross(pythonRegius, 'Lesser Fire', 'Mojave Fire'))).toMatchObject({
    'Blue-Eyed Leucistic (Mojave/Lesser) Black-Eyed Leucistic': '1/16',
    'Blue-Eyed Leucistic (Mojave/Lesser) Fire': '1/8',
    'Mojave Fire': '1/8',
  })
  expect(listed(cross(pythonRegius, 'Clown', 'Cryptic'))).toEqual({ Crypton: '1' })
  expect(listed(cross(pantherophisGuttatus, 'Hypo', 'Christmas'))).toEqual({
    'Hypomelanistic/Christmas': '1',
  })
  const [pinstripe] = cross(pythonRegius, 'Pinstripe het Clown', 'Pinstripe het Clown').outcomes
  expect(pinstripe).toMatchObject({ sex: null, probability: fraction(9, 16) })
  expect(pinstripe?.traits.map(({ gene, copies, chance }) => [gene, copies, writeFraction(chance)])).toEqual([
    ['bp-clown', 1, '2/3'],
    ['bp-pinstripe', 2, '1/3'],
  ])
})

test('GEN-28 Spider x Spider: the homozygous are lost, and of those that hatch two thirds are Spiders', () => {
  const { outcomes, lost } = cross(pythonRegius, 'Spider', 'Spider')
  expect(
    outcomes.map(({ name, probability, ofHatchlings, isLethal }) => [
      name,
      writeFraction(probability),
      ofHatchlings && writeFraction(ofHatchlings),
      isLethal,
    ]),
  ).toEqual([
    ['Spider', '1/2', '2/3', false],
    ['Super Spider', '1/4', null, true],
    ['Normal', '1/4', '1/3', false],
  ])
  expect(writeFraction(lost)).toBe('1/4')
})

describe('GEN-30 Banana, on both sex chromosomes of ball pythons', () => {
  const even = { Banana: '1/2', Normal: '1/2' }
  test.each<[string, string, Record<string, string>]>([
    [
      'Banana (MM)',
      'Normal',
      {
        'male Banana (MM)': '93/200',
        'female Normal': '93/200',
        'male Normal': '7/200',
        'female Banana': '7/200',
      },
    ],
    [
      'Banana (FM)',
      'Normal',
      {
        'female Banana': '93/200',
        'male Normal': '93/200',
        'female Normal': '7/200',
        'male Banana (MM)': '7/200',
      },
    ],
    ['Banana', 'Normal', even],
    ['Normal', 'Banana', even],
    ['Super Banana', 'Normal', { Banana: '1' }],
  ])('%s x %s', (sire, dam, expected) => {
    expect(listed(cross(pythonRegius, sire, dam))).toEqual(expected)
  })

  test('a son from a Banana mother has it from her', () => {
    const odds = cross(pythonRegius, 'Banana (MM)', 'Banana', 'Banana (FM)')
    // She hands it on, and he does not: 1/2 of sons times 7/100, by half for the sex.
    expect(odds.target && writeFraction(odds.target.probability)).toBe('7/400')
  })
})

test('GEN-31 at least one counts over what the parents may be, never by their mean', () => {
  const { target } = cross(pythonRegius, '50% het Clown', 'Clown', 'Clown')
  expect(target?.atLeastOne).toEqual(fraction(63, 128))
  expect(target?.expected).toEqual(fraction(3, 2))
  expect(target?.eggsFor90).toBeNull()
  expect(cross(pythonRegius, 'het Clown', 'Clown', 'Clown').target?.eggsFor90).toBe(4)
})

test('GEN-31 a target is looks, hets of exactly one copy, and a sex; other loci are free', () => {
  const chance = (target: string) => {
    const odds = cross(pythonRegius, 'Pastel het Clown', 'Pastel Enchi het Clown', target)
    return odds.target && writeFraction(odds.target.probability)
  }
  expect(chance('Clown')).toBe('1/4')
  expect(chance('het Clown')).toBe('1/2')
  expect(chance('Super Pastel')).toBe('1/4')
  expect(chance('Pastel')).toBe('1/2')
  expect(chance('Pastel Enchi Clown male')).toBe('1/32')
  expect(chance('Piebald')).toBe('0')
  for (const text of ['66% het Clown', 'Paradox', 'Normal'])
    expect(() => cross(pythonRegius, 'Pastel', 'Normal', text)).toThrow(/name looks/)
})

describe('GEN-77 where other calculators go wrong', () => {
  test('albinos of two strains give young that look normal', () => {
    expect(listed(cross(eublepharisMacularius, 'Tremper Albino', 'Bell Albino'))).toEqual({
      'het Tremper Albino het Bell Albino': '1',
    })
  })

  test('a leucistic of two alleles hands on one of them and no leucistics', () => {
    expect(listed(cross(pythonRegius, 'Blue-Eyed Leucistic (Mojave/Lesser)', 'Normal'))).toEqual({
      Mojave: '1/2',
      Lesser: '1/2',
    })
  })

  test('GEN-33 a line-bred trait is listed by parent and has no odds', () => {
    const odds = cross(eublepharisMacularius, '50% Tangerine Mack Snow', 'Blizzard')
    expect(
      odds.tags.map(({ name, sire, dam, percent }) => [name, sire, dam, percent && writeFraction(percent)]),
    ).toEqual([['Tangerine', true, false, '25']])
    expect(listed(odds)).toEqual({ 'Mack Snow het Blizzard': '1/2', 'het Blizzard': '1/2' })
  })
})

test('GEN-34 warnings come worst first, of young with their share of eggs, of a parent without', () => {
  const warned = (sire: string, dam: string) =>
    cross(pythonRegius, sire, dam).warnings.map(({ level, about, code, probability }) => [
      level,
      about,
      code,
      probability && writeFraction(probability),
    ])
  expect(warned('Spider', 'Spider')).toEqual([
    ['lethal', 'young', 'not-viable', '1/4'],
    ['caution', 'young', 'wobble', '3/4'],
    ['caution', 'sire', 'wobble', null],
    ['caution', 'dam', 'wobble', null],
  ])
  expect(warned('Champagne', 'Spotnose')[0]).toEqual(['severe', 'young', 'wobble', '1/4'])
  expect(warned('Woma', 'Woma')).toContainEqual(['caution', 'young', 'unsettled', '1/4'])
  expect(warned('Desert', 'Pastel')).toEqual([])
  expect(warned('Pastel', 'Desert')).toEqual([['caution', 'dam', 'female-infertility', null]])
  expect(warned('Pastel', 'Clown')).toEqual([])
})
