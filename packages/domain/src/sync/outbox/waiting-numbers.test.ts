import { expect, test } from 'vitest'
import {
  fillIn,
  fillInParams,
  isWaitingNumber,
  numbersGiven,
  numbersIn,
  numbersInParams,
  waitingNumber,
} from './waiting-numbers.ts'

const [ember, milo] = [waitingNumber(0), waitingNumber(1)]

test('OFF-17 no amount of a body is the number of a record that waits', () => {
  expect([0, 7, -3, -1_000_000, -1_000_000_000].filter(isWaitingNumber)).toEqual([])
  expect([ember, milo].every(isWaitingNumber)).toBe(true)
})

test('OFF-17 the numbers that a body names are found wherever they stand', () => {
  const body = { motherId: ember, entries: [{ animalId: ember }, { data: { placeId: milo, pieces: -3 } }] }
  expect(numbersIn(body)).toEqual([ember, milo])
  expect(numbersInParams({ id: String(milo), recordId: 4, userId: undefined })).toEqual([milo])
})

test('OFF-17 they are filled in once the server has given its own', () => {
  const numbers = new Map([[ember, 812]])
  const body = { motherId: ember, fatherId: milo, entries: [{ animalId: ember, pieces: -3 }], note: null }
  expect(fillIn(body, numbers)).toEqual({
    motherId: 812,
    fatherId: milo,
    entries: [{ animalId: 812, pieces: -3 }],
    note: null,
  })
  expect(fillInParams({ id: String(ember), recordId: 4 }, numbers)).toEqual({ id: 812, recordId: 4 })
})

test('OFF-17 the server’s numbers stand in its answer where those of the device stood', () => {
  const standIn = [
    { id: ember, name: 'Ember', motherId: milo },
    { id: milo, name: 'Milo' },
  ]
  const answer = [{ id: 812, name: 'Ember', motherId: 813 }, null]
  expect([...numbersGiven(standIn, answer)]).toEqual([
    [ember, 812],
    [milo, 813],
  ])
  expect(numbersGiven({ records: [{ id: ember }] }, { records: [null] }).size).toBe(0)
  expect(numbersGiven({ id: ember }, { id: null }).size).toBe(0)
})
