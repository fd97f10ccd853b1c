import { expect, test } from 'vitest'
import type { AnsweredOdds } from '../genetics.queries.ts'
import { genotypeOf, isSameLook, looksFrom, maySuit, type YoungLook } from './young-look.ts'

const banana = { gene: 'bp-banana', copies: 1, chance: '1', maker: 'male', percent: null } as const
const sons: YoungLook = {
  ...{ label: 'Banana (MM)', name: 'Banana (MM)', sex: 'male' },
  entries: [{ ...banana, evidence: 'visual' }],
}
const plain: YoungLook = { label: 'Normal', name: 'Normal', sex: null, entries: [] }

const outcome = (name: string, more: object = {}) => ({
  ...{ name, tradeName: null, sex: null, probability: '1/4', ofHatchlings: '1/3', lethal: false, traits: [] },
  young: { name, entries: [] },
  ...more,
})

const answer = (traits: object[], ...outcomes: object[]) =>
  ({ sire: { traits }, dam: { traits: [] }, outcomes }) as unknown as AnsweredOdds

test('GEN-64 the looks of those that hatch are offered by their chance among hatchlings, the dead are not', () => {
  const looks = looksFrom(
    answer([banana], outcome('Spider', { tradeName: 'Bee' }), outcome('Super Spider', { lethal: true })),
  )
  expect(looks).toEqual([{ label: 'Bee', name: 'Spider', sex: null, chance: '1/3', entries: [] }])
  expect(looksFrom(answer([], outcome('Normal')))).toEqual([])
})

test('GEN-64 a look of sons suits a male and who is not sexed yet', () => {
  expect((['Male', 'Female', 'Unsexed'] as const).map((sex) => maySuit(sons, sex))).toEqual([
    ...[true, false, true],
  ])
  expect(maySuit(plain, 'Female')).toBe(true)
  expect([isSameLook(sons, { ...sons }), isSameLook(sons, plain), isSameLook(null, null)]).toEqual([
    ...[true, false, false],
  ])
})

test('GEN-64 GEN-13 a look gives its entries, and its name for a morph that was left empty; only a male has a maker', () => {
  const of = (sex: 'Male' | 'Unsexed', morph: string) => genotypeOf(sons, { sex, morph })
  expect(of('Male', ' ')).toMatchObject({
    writeMorph: true,
    entries: [{ gene: 'bp-banana', maker: 'male', evidence: 'visual' }],
  })
  expect(of('Unsexed', 'Banana')).toMatchObject({ writeMorph: false, entries: [{ maker: null }] })
  expect(genotypeOf(plain, { sex: 'Unsexed', morph: '' })).toEqual({ entries: [], writeMorph: true })
})
