import { expect, test } from 'vitest'
import { ApiError } from '../../shared/api/api-error.ts'
import type { KeptAnimal, Place } from './places.queries.ts'
import { followScan, type ScanActs } from './walk-scan.ts'
import { stepsOf } from './walk-steps.ts'

const key = '402001003001'

const steps = stepsOf([{ id: 1 }, { id: 2 }] as Place[], [
  { id: 10, placeId: 1 } as KeptAnimal,
  { id: 20, placeId: 2 } as KeptAnimal,
])

/** What a scan does in a walk past two tubs. */
async function done(find: ScanActs['find']) {
  const acts: unknown[] = []
  await followScan(key, {
    ...{ find, steps: () => steps },
    turnTo: (at) => acts.push(['turns to', at]),
    open: (opened) => acts.push(['opens', opened]),
    tell: () => acts.push('tells'),
  })
  return acts
}

test('PLC-10 a scan within a walk jumps to its animal or tub, and opens what is not on the way', async () => {
  expect(await done(async () => ({ kind: 'animal', id: 20 }))).toEqual([['turns to', 1]])
  expect(await done(async () => ({ kind: 'place', id: 1 }))).toEqual([['turns to', 0]])
  expect(await done(async () => ({ kind: 'project', id: 20 }))).toEqual([['opens', key]])
  expect(await done(async () => ({ kind: 'animal', id: 30 }))).toEqual([['opens', key]])
})

test('PLC-10 a scan that nobody answers is told and ends no walk; one of a label that opens nothing is opened', async () => {
  for (const status of [0, 401, 429, 500, 503])
    expect(await done(() => Promise.reject(new ApiError(status, 'no'))), `${status}`).toEqual(['tells'])
  for (const status of [400, 404])
    expect(await done(() => Promise.reject(new ApiError(status, 'no')))).toEqual([['opens', key]])
})
