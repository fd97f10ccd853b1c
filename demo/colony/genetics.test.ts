import { expect, test } from 'vitest'
import { childOf, type Genotype, morphOf } from './genetics.ts'
import { randomFrom } from './random.ts'

const none: Genotype = { Amelanistic: 0, Anerythristic: 0, Motley: 0 }
const amel: Genotype = { ...none, Amelanistic: 2 }
const hetAmel: Genotype = { ...none, Amelanistic: 1 }
const young = (sire: Genotype, dam: Genotype, count = 4000) => {
  const random = randomFrom(7)
  return Array.from({ length: count }, () => childOf({ sire, dam }, random).Amelanistic)
}
const share = (of: readonly number[], copies: number) => of.filter((one) => one === copies).length / of.length

test('what both parents show, all young show; what one shows, all carry', () => {
  expect(new Set(young(amel, amel))).toEqual(new Set([2]))
  expect(new Set(young(amel, none))).toEqual(new Set([1]))
  expect(new Set(young(none, none))).toEqual(new Set([0]))
})

test('of two carriers a quarter show it, half carry it and a quarter have nothing of it', () => {
  const all = young(hetAmel, hetAmel)
  expect(share(all, 2)).toBeCloseTo(0.25, 1)
  expect(share(all, 1)).toBeCloseTo(0.5, 1)
  expect(share(all, 0)).toBeCloseTo(0.25, 1)
})

test.each<[Genotype, Genotype, Genotype, string]>([
  [none, amel, none, 'Classic het Amelanistic'],
  [none, hetAmel, hetAmel, 'Classic 66% het Amelanistic'],
  [hetAmel, hetAmel, none, 'Classic 50% het Amelanistic'],
  [amel, hetAmel, hetAmel, 'Amelanistic'],
  [none, none, none, 'Classic'],
  [{ ...amel, Anerythristic: 2, Motley: 2 }, amel, amel, 'Snow Motley'],
])('a child is called by what shows and by what its parents let expect', (own, sire, dam, words) => {
  expect(morphOf(own, { sire, dam })).toBe(words)
})

test('of an animal without parents it is known what it carries', () => {
  expect(morphOf({ ...amel, Motley: 1 })).toBe('Amelanistic het Motley')
})
