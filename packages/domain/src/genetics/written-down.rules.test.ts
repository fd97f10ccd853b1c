import { expect, test } from 'vitest'
import type { FamilyAnimal, FamilyEntry } from './family.ts'
import { fraction, writeFraction } from './fraction.ts'
import { animal, beforeOf, chancesOf, entryOf, readingOf, young } from './testing/example-family.ts'
import { entryOfReading } from './written-down.rules.ts'

const clown = 'bp-clown'
const male = { sex: 'male' } as const
const female = { sex: 'female' } as const

function writtenDown(family: readonly FamilyAnimal[], id: number, gene = clown): FamilyEntry | null {
  const reading = readingOf(family, id, gene)
  const entries = family.find((one) => one.id === id)?.entries ?? []
  return reading ? entryOfReading({ ...reading, isProven: reading.proof !== null }, entries) : null
}

const words = (entry: FamilyEntry | null): string | null =>
  entry && `${entry.copies} ${writeFraction(entry.chance)} ${entry.evidence}`

/** The family once that is written down. */
const withWritten = (family: readonly FamilyAnimal[], id: number, gene = clown): FamilyAnimal[] =>
  family.map((one) => {
    const entry = one.id === id ? writtenDown(family, id, gene) : null
    return entry ? { ...one, entries: [...(one.entries ?? []), entry] } : one
  })

const hets = [animal(1, 'het Clown', male), animal(2, 'het Clown', female)]
const children = (...looks: string[]): FamilyAnimal[] =>
  looks.map((look, place) => animal(10 + place, look, { fatherId: 3, motherId: 4 }))

test('GEN-43 what only the family tells becomes an entry from the parents, once', () => {
  const family = [...hets, young(3, '')]
  expect(words(writtenDown(family, 3))).toBe('1 2/3 parentage')
  const written = withWritten(family, 3)
  expect(chancesOf(readingOf(written, 3, clown))).toBe('1/3 2/3 0')
  expect(writtenDown(written, 3)).toBeNull()
  const sure = [animal(1, 'Clown', male), animal(2, '', female), young(3, '')]
  expect(words(writtenDown(sure, 3))).toBe('1 1 parentage')
})

test('GEN-43 GEN-38 a reading stays as it is when it is written down: its young are not counted twice', () => {
  const family = [...hets, young(3, '', 'male'), animal(4, 'Clown', female), ...children('', '')]
  const reading = readingOf(family, 3, clown)
  expect([chancesOf(reading), beforeOf(reading)]).toEqual(['2/3 1/3 0', '1/3 2/3 0'])
  expect(words(writtenDown(family, 3))).toBe('1 2/3 parentage')
  expect(chancesOf(readingOf(withWritten(family, 3), 3, clown))).toBe('2/3 1/3 0')
  // Without its parents in the book it reads the same by its own word.
  const alone = withWritten(family, 3).map((one) => (one.id === 3 ? { ...one, motherId: null } : one))
  expect(chancesOf(readingOf(alone, 3, clown))).toBe('2/3 1/3 0')
})

test('GEN-43 what young have proven becomes proven, and what is stated and holds has nothing to write', () => {
  const [sire, dam] = [animal(3, '66% het Clown', male), animal(4, 'Clown', female)]
  expect(writtenDown([sire, dam], 3)).toBeNull()
  expect(writtenDown([sire, dam, ...children('')], 3)).toBeNull()
  const family = [sire, dam, ...children('Clown')]
  expect(words(writtenDown(family, 3))).toBe('1 1 offspring')
  const written = withWritten(family, 3)
  expect(writtenDown(written, 3)).toBeNull()
  // It holds when the young are gone.
  const without = written.filter(({ id }) => id < 10)
  expect(chancesOf(readingOf(without, 3, clown))).toBe('0 1 0')
  expect(writtenDown([dam], 4)).toBeNull()
})

test('GEN-43 what the family says otherwise than a seller is written beside it, a gene that is ruled out as none', () => {
  const half = [animal(1, '', male), animal(2, 'het Clown', female), young(3, '66% het Clown')]
  expect(words(writtenDown(half, 3))).toBe('1 1/2 parentage')
  expect(readingOf(withWritten(half, 3), 3, clown)).toMatchObject({ disagrees: false })
  const none = [
    animal(1, [entryOf(clown, 'lab', 0)], male),
    animal(2, [entryOf(clown, 'lab', 0), entryOf('bp-cryptic', 'stated', 1)], female),
    young(3, '66% het Clown'),
  ]
  expect(words(writtenDown(none, 3))).toBe('0 1 parentage')
  const dominant = [animal(1, 'Leopard', male), animal(2, 'Leopard', female), young(3, 'Leopard')]
  expect(words(writtenDown(dominant, 3, 'bp-leopard'))).toBe('2 1/3 parentage')
})

test('GEN-43 a conflict, a gene that is possible by its young alone and three open numbers have no entry', () => {
  const told = { gene: clown, chances: null, before: null, fromFather: null, isProven: false }
  const [none, third] = [fraction(0), fraction(1, 3)]
  const chances = [third, third, third] as const
  expect(entryOfReading(told, [])).toBeNull()
  expect(entryOfReading({ ...told, chances }, [])).toBeNull()
  const before = [fraction(1), none, none] as const
  expect(entryOfReading({ ...told, chances: [third, fraction(2, 3), none], before }, [])).toBeNull()
})

test('GEN-43 GEN-11 the one copy of a son says from which parent it is', () => {
  const banana = [
    animal(1, '', male),
    animal(2, 'Banana', female),
    young(3, 'Banana', 'male'),
    young(4, 'Banana', 'female'),
  ]
  expect(writtenDown(banana, 3, 'bp-banana')).toMatchObject({ copies: 1, maker: 'female' })
  expect(writtenDown(withWritten(banana, 3, 'bp-banana'), 3, 'bp-banana')).toBeNull()
  expect(writtenDown(banana, 4, 'bp-banana')).toBeNull()
})
