import { describe, expect, test } from 'vitest'
import { familyOf, readAnimal, readPair, readParent } from './family.rules.ts'
import type { FamilyAnimal } from './family.ts'
import { fraction, half, power, writeFraction } from './fraction.ts'
import type { Catalogue } from './gene.ts'
import { genomeOf } from './locus.rules.ts'
import {
  animal,
  ballPython,
  ballPythonLocus,
  beforeOf,
  chancesOf,
  counted,
  entriesIn,
  entryOf,
  herd,
  readingOf,
  young,
} from './testing/example-family.ts'

const clown = 'bp-clown'
const male = { sex: 'male' } as const
const female = { sex: 'female' } as const

/** A visual Clown and his 66% het daughter, with so many plain young of both. */
const tested = (plain: number): FamilyAnimal[] => [
  animal(1, 'het Clown', male),
  animal(2, 'het Clown', female),
  young(3, entriesIn('66% het Clown', 'parentage'), 'female'),
  animal(4, 'Clown', male),
  ...Array.from({ length: plain }, (_, at) =>
    animal(10 + at, entriesIn('het Clown', 'parentage'), { fatherId: 4, motherId: 3 }),
  ),
]

test('GEN-41 a possible het falls with each plain young of a visual mate, and says what it was before', () => {
  expect([0, 1, 2, 3].map((plain) => chancesOf(readingOf(tested(plain), 3, clown)))).toEqual([
    '1/3 2/3 0',
    '1/2 1/2 0',
    '2/3 1/3 0',
    '4/5 1/5 0',
  ])
  const reading = readingOf(tested(3), 3, clown)
  expect(beforeOf(reading)).toBe('1/3 2/3 0')
  expect(reading).toMatchObject({ status: 'possible', young: { count: 3, showing: 0 }, proof: null })
  expect(readingOf(tested(0), 3, clown)?.before).toBeNull()
})

test('GEN-41 the first young that shows the gene proves it, by the day of birth', () => {
  const shows = (id: number, bornOn: string) => animal(id, 'Clown', { fatherId: 4, motherId: 3, bornOn })
  const family = [...tested(2), shows(30, '2026-07-02'), shows(31, '2026-06-30')]
  expect(readingOf(family, 3, clown)).toMatchObject({
    status: 'sure',
    young: { count: 4, showing: 2 },
    proof: { animalId: 31, projectId: null },
  })
  expect(beforeOf(readingOf(family, 3, clown))).toBe('1/3 2/3 0')
  // Of the sire it was known.
  expect(readingOf(family, 4, clown)?.proof).toBeNull()
})

test('GEN-42 young that were only counted tell as much as those that are kept', () => {
  const pair = [animal(1, '66% het Clown', male), animal(2, 'Clown', female)]
  const kept = Array.from({ length: 7 }, (_, at) => young(10 + at, 'Normal'))
  expect(readingOf(pair, 1, clown, [counted(7, 'Normal')])).toEqual(readingOf([...pair, ...kept], 1, clown))
  expect(chancesOf(readingOf(pair, 1, clown, [counted(7, 'Normal')]))).toBe('64/65 1/65 0')
  expect(readingOf(pair, 1, clown, [counted(7, 'Normal'), counted(1, 'Clown')])).toMatchObject({
    status: 'sure',
    young: { count: 8, showing: 1 },
    proof: { animalId: null, projectId: 70 },
  })
})

test('GEN-39 a visual of two blank parents makes both het, and nobody else', () => {
  const blank = [animal(1, null, male), animal(2, '', female), young(4, null), animal(5, null)]
  expect(readingOf([...blank, young(3, '')], 1, clown)).toBeUndefined()
  const family = [...blank, young(3, 'Clown')]
  expect([1, 2, 3, 4].map((id) => chancesOf(readingOf(family, id, clown)))).toEqual([
    '0 1 0',
    '0 1 0',
    '0 0 1',
    '1/4 1/2 1/4',
  ])
  expect(readingOf(family, 5, clown)).toBeUndefined()
})

test('GEN-39 what is demanded comes from the blank before who is said to be clear', () => {
  const stated = (id: number) => animal(id, [entryOf(clown, 'stated', 0)], male)
  const family = [
    stated(8),
    animal(9, null, female),
    animal(1, null, { ...male, fatherId: 8, motherId: 9 }),
    animal(2, 'Clown', female),
    young(3, 'Clown'),
  ]
  expect(chancesOf(readingOf(family, 9, clown))).toBe('0 1 0')
  expect(chancesOf(readingOf(family, 8, clown))).toBe('1 0 0')
})

test('GEN-37 a kept animal shows nothing that it does not name; of one that is not kept nothing is known', () => {
  const parents = [animal(1, 'Pastel het Clown', male), animal(2, 'het Clown', female)]
  const family = [...parents, young(3, ''), young(4, null)]
  expect(chancesOf(readingOf(family, 3, clown))).toBe('1/3 2/3 0')
  expect(readingOf(family, 3, 'bp-pastel')).toBeUndefined()
  expect(chancesOf(readingOf(family, 4, clown))).toBe('1/4 1/2 1/4')
  expect(chancesOf(readingOf(family, 4, 'bp-pastel'))).toBe('1/2 1/2 0')
})

test('GEN-Q01 a stated het with thirty plain young stays, and says how likely that is', () => {
  const pair = [animal(1, 'het Clown', male), animal(2, 'Clown', female)]
  const reading = readingOf(pair, 1, clown, [counted(30, 'Normal')])
  expect(chancesOf(reading)).toBe('0 1 0')
  expect(reading?.ifTrue).toEqual(power(half, 30))
  expect(reading?.disagrees).toBe(false)
  const kept = Array.from({ length: 3 }, (_, at) => young(10 + at, 'het Clown'))
  expect(readingOf([...pair, ...kept], 1, clown)?.ifTrue).toEqual(fraction(1, 8))
  expect(readingOf(pair, 1, clown)?.ifTrue).toBeNull()
})

test('GEN-Q02 a typed dominant is one copy unless its text or its family says more', () => {
  const of = (text: string) => chancesOf(readingOf([animal(1, text)], 1, 'bp-pinstripe'))
  expect(['Pinstripe', 'Pinstripe (33% super)', 'Super Pinstripe'].map(of)).toEqual([
    '0 1 0',
    '0 2/3 1/3',
    '0 0 1',
  ])
})

test('GEN-Q03 that a hidden gene is not seen is not held against it', () => {
  const family = (entries: Parameters<typeof animal>[1]) => [
    animal(1, 'Pastel', male),
    animal(2, 'Super Mojave', female),
    young(3, entries),
  ]
  const hidden = [...entriesIn('Mojave'), entryOf('bp-pastel', 'stated', 1, half)]
  expect(chancesOf(readingOf(family(hidden), 3, 'bp-pastel'))).toBe('1/2 1/2 0')
  expect(readingOf(family('Mojave'), 3, 'bp-pastel')).toBeUndefined()
})

test('GEN-36 who hatched is not of a form that dies; who was recorded alive in it is', () => {
  const spiders = [animal(1, 'Spider', male), animal(2, 'Spider', female)]
  expect(chancesOf(readingOf([...spiders, young(3, null)], 3, 'bp-spider'))).toBe('1/3 2/3 0')
  expect(chancesOf(readingOf([...spiders, young(3, 'Super Spider')], 3, 'bp-spider'))).toBe('0 0 1')
})

test('GEN-30 GEN-41 sons tell on which of his chromosomes a sire has Banana', () => {
  const sons = (count: number) => Array.from({ length: count }, (_, at) => young(10 + at, 'Banana', 'male'))
  const family = (count: number) => [animal(1, 'Banana', male), animal(2, '', female), ...sons(count)]
  const chance = (count: number, id: number) => readingOf(family(count), id, 'bp-banana')?.fromFather
  expect(chance(0, 1)).toEqual(half)
  expect(chance(1, 1)).toEqual(fraction(93, 100))
  expect(chance(2, 1)).toEqual(fraction(93 * 93, 93 * 93 + 7 * 7))
  expect(chance(1, 10)).toEqual(fraction(1))
})

test('GEN-43 taking a young back takes its effect back', () => {
  const before = tested(2)
  expect(readingOf([...before, animal(50, 'Clown', { fatherId: 4, motherId: 3 })], 3, clown)?.status).toBe(
    'sure',
  )
  expect(readingOf(before, 3, clown)).toEqual(readingOf(tested(2), 3, clown))
})

test('GEN-76 the daughter of a carrier with two healthy sons, and her daughter (Britannica)', () => {
  const catalogue: Catalogue = {
    species: 'Exemplum',
    sexSystem: 'XX/XY',
    genes: [
      {
        id: 'x',
        name: 'X',
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
  const family = [
    animal(1, [], male),
    animal(2, [entryOf('x', 'stated', 1)], female),
    young(3, [], 'female'),
    animal(4, [], male),
    animal(5, [], { ...male, fatherId: 4, motherId: 3 }),
    animal(6, [], { ...male, fatherId: 4, motherId: 3 }),
    animal(7, [], { ...female, fatherId: 4, motherId: 3 }),
  ]
  const of = (id: number) => chancesOf(readingOf(family, id, 'x', [], genomeOf(catalogue)))
  expect(of(3)).toBe('4/5 1/5 0')
  expect(of(7)).toBe('9/10 1/10 0')
})

test('GEN-32 a parent alone is what it reads as, and clear where nobody of its family is a carrier', () => {
  const family = familyOf(ballPython, { animals: [...tested(1), animal(80, '', female)], young: [] })
  const states = (id: number) =>
    readParent(family, id, 'female', ballPythonLocus(clown))?.map(
      ({ first, second, chance }) =>
        `${[first, second].filter((allele) => typeof allele === 'object').length} ${writeFraction(chance)}`,
    )
  expect(states(3)).toEqual(['0 1/2', '1 1/2'])
  expect(states(80)).toEqual(['0 1'])
})

test('GEN-32 what kin carry is one chance, not a product', () => {
  const family = familyOf(ballPython, {
    animals: [
      animal(1, null, { ...male, fatherId: 8, motherId: 9 }),
      animal(2, null, { ...female, fatherId: 8, motherId: 9 }),
      animal(8, '50% het Clown', male),
      animal(9, 'Normal', female),
    ],
    young: [],
  })
  const both = (readPair(family, { sireId: 1, damId: 2 }, ballPythonLocus(clown)) ?? []).filter(
    ({ sire, dam }) => [sire, dam].every(({ first, second }) => first !== second),
  )
  // Of strangers it would be 1/16.
  expect(both.map(({ chance }) => writeFraction(chance))).toEqual(['1/8'])
})

describe('GEN-44 loops', () => {
  test('are exact in a small herd', () => {
    const animals = herd(3, 4)
    const readings = animals.flatMap(({ id }) => readingOf(animals, id, clown) ?? [])
    expect(readings.filter(({ status }) => status === 'possible').length).toBeGreaterThan(5)
    expect(readings.some(({ approximate }) => approximate)).toBe(false)
  })

  test('are cut where a table would be too large, and the reading says so, whatever the order of entry', () => {
    const animals = herd(16, 6)
    const last = animals.length - 1
    const reading = readingOf(animals, last, clown)
    expect(reading).toMatchObject({ approximate: true })
    expect(readingOf(animals.toReversed(), last, clown)).toEqual(reading)
  })

  test('are not gone through for who is certain by its own facts or those of parents and young', () => {
    const tested = animal(9001, [entryOf(clown, 'lab', 0)], { fatherId: 161, motherId: 192 })
    const bred = animal(9002, null, { fatherId: 9000, motherId: 9001 })
    const animals = [...herd(16, 6), tested, bred]
    for (const id of [9000, 9001, 9002])
      expect([id, readingOf(animals, id, clown)]).toMatchObject([id, { status: 'sure', approximate: false }])
    expect(chancesOf(readingOf(animals, 9002, clown))).toBe('0 1 0')
  })
})

test('GEN-44 who is neither kin nor ancestor of a carrier has no reading', () => {
  const family = familyOf(ballPython, {
    animals: [
      animal(1, 'het Clown', male),
      animal(2, '', female),
      young(3, ''),
      animal(4, null, male),
      animal(5, null, { fatherId: 4, motherId: 2 }),
    ],
    young: [],
  })
  expect([2, 4, 5].map((id) => readAnimal(family, id))).toEqual([[], [], []])
})
