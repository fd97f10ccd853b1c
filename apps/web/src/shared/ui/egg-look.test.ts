import { expect, test } from 'vitest'
import { candled } from './egg-look.ts'

const grown = (progress: number): number => candled(progress).vessels.reduce((sum, part) => sum + part, 0)

test('an egg glows more and shows more vessels the closer it is to hatching', () => {
  const days = [0, 0.15, 0.3, 0.5, 0.7, 0.9, 1]
  for (const [at, day] of days.entries()) {
    const next = days[at + 1]
    if (next === undefined) continue
    expect(candled(next).halo).toBeGreaterThan(candled(day).halo)
    expect(grown(next)).toBeGreaterThan(grown(day))
  }
})

test('a fresh egg shows no vessel and a due egg all of them in full', () => {
  expect(new Set(candled(0).vessels)).toEqual(new Set([0]))
  expect(new Set(candled(1).vessels.map((part) => part.toFixed(3)))).toEqual(new Set(['1.000']))
})

test('branches grow only from a stem that is whole', () => {
  for (let day = 0; day <= 60; day += 1) {
    const [stem = 0, ...branches] = candled(day / 60).vessels
    if (branches.some((branch) => branch > 0.001)) expect(stem).toBeCloseTo(1)
  }
})

test('an overdue egg looks like a due one, and an unknown day like the first', () => {
  expect(candled(1.4)).toEqual(candled(1))
  expect(candled(-0.2)).toEqual(candled(0))
  expect(candled(Number.NaN)).toEqual(candled(0))
})

test('the light breathes only in the last days', () => {
  expect(candled(0.9).breathing).toBe(false)
  expect(candled(0.98).breathing).toBe(true)
})
