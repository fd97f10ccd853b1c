import { describe, expect, test } from 'vitest'
import { familyOf, readPair } from './family.rules.ts'
import {
  animal,
  ballPython,
  ballPythonLocus,
  beforeOf,
  chancesOf,
  entriesIn,
  entryOf,
  readingOf,
  young,
} from './testing/example-family.ts'

const clown = 'bp-clown'
const male = { sex: 'male' } as const
const female = { sex: 'female' } as const

test('GEN-09 GEN-37 a laboratory says how many copies there are, young before this book how many at least', () => {
  const parents = [animal(1, 'Pinstripe', male), animal(2, 'Pinstripe', female)]
  const seen = entryOf('bp-pinstripe', 'visual', 1)
  const of = (...more: Parameters<typeof entryOf>[]) =>
    chancesOf(
      readingOf([...parents, young(3, [seen, ...more.map((each) => entryOf(...each))])], 3, 'bp-pinstripe'),
    )
  expect(of()).toBe('0 2/3 1/3')
  expect(of(['bp-pinstripe', 'lab', 1])).toBe('0 1 0')
  expect(of(['bp-pinstripe', 'offspring', 2])).toBe('0 0 1')
  expect(of(['bp-pinstripe', 'offspring', 1])).toBe('0 2/3 1/3')
})

describe('GEN-38 a belief', () => {
  const child = (father: string | null, entries = entriesIn('66% het Clown')) => [
    animal(1, father, male),
    animal(2, 'het Clown', female),
    young(3, entries),
  ]

  test('counts where a parent is not kept, and then the parents hear nothing of its young', () => {
    const family = [
      ...child(null),
      animal(4, 'Clown', female),
      animal(5, 'Clown', { fatherId: 3, motherId: 4 }),
    ]
    expect(beforeOf(readingOf(family, 3, clown))).toBe('1/3 2/3 0')
    expect(readingOf(family, 1, clown)).toBeUndefined()
  })

  test('stands beside Mendel where the parents explain the animal', () => {
    expect(readingOf(child('het Clown'), 3, clown)).toMatchObject({ disagrees: false })
    const half = readingOf(child('Normal'), 3, clown)
    expect([chancesOf(half), half?.disagrees, half?.stated?.evidence]).toEqual(['1/2 1/2 0', true, 'stated'])
  })

  test('that is certain is overruled by a fact alone', () => {
    const ruledOut = readingOf([animal(1, [...entriesIn('het Clown'), entryOf(clown, 'lab', 0)])], 1, clown)
    expect([chancesOf(ruledOut), ruledOut?.disagrees, ruledOut?.status]).toEqual(['1 0 0', true, 'sure'])
  })
})

describe('GEN-40 facts that can not all be true', () => {
  const family = [
    animal(1, [entryOf(clown, 'lab', 0), ...entriesIn('Pastel')], male),
    animal(2, 'Clown', female),
    young(3, 'Pastel Clown'),
    animal(4, 'Clown', male),
    animal(5, '', { fatherId: 4, motherId: 6 }),
    animal(6, '', female),
  ]

  test('are a conflict of that gene, which names the young and the parent in question', () => {
    expect(readingOf(family, 3, clown)).toMatchObject({
      status: 'conflict',
      chances: null,
      before: null,
      stated: { copies: 2, evidence: 'visual' },
      clash: { animalIds: [1, 2, 3], childId: 3, parent: 'father' },
    })
    expect(
      readPair(
        familyOf(ballPython, { animals: family, young: [] }),
        { sireId: 1, damId: 2 },
        ballPythonLocus(clown),
      ),
    ).toBeNull()
  })

  test('spoil no other gene and no other family', () => {
    expect(readingOf(family, 3, 'bp-pastel')).toMatchObject({ status: 'sure', clash: null })
    expect(chancesOf(readingOf(family, 5, clown))).toBe('0 1 0')
  })

  test('of one animal name it alone', () => {
    const both = animal(1, [entryOf(clown, 'lab', 0), entryOf(clown, 'visual', 2)])
    expect(readingOf([both], 1, clown)?.clash).toEqual({ animalIds: [1], childId: null, parent: null })
  })

  test('of grandparents and their only link name that', () => {
    const line = [
      animal(8, [entryOf(clown, 'lab', 0)], male),
      animal(9, [entryOf(clown, 'lab', 0)], female),
      animal(1, null, { ...male, fatherId: 8, motherId: 9 }),
      animal(2, 'Clown', female),
      young(3, 'Clown'),
    ]
    expect(readingOf(line, 1, clown)?.clash).toMatchObject({ childId: 3, parent: 'father' })
  })
})
