import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareMoves, latestMoves, type Move, movedToOf, staysIn } from './moves.rules.ts'

test('PLC-06 only a record of the kind move whose data say where to is a move; null leads nowhere', () => {
  expect(movedToOf('move', { toPlaceId: 7 })).toBe(7)
  expect(movedToOf('move', { toPlaceId: null })).toBe(0)
  expect([movedToOf('move', null), movedToOf('move', {}), movedToOf('note', { toPlaceId: 7 })]).toEqual([
    null,
    null,
    null,
  ])
})

const move = (fields: Partial<Move> & { id: number }): Move => ({
  ...{ animalId: 1, recordDate: '2026-06-01', recordTime: null, movedTo: 0 },
  ...fields,
})

test('PLC-06 moves go by day, of a day by time, then as they were written down', () => {
  const moves = [
    move({ id: 4, recordTime: '09:00' }),
    move({ id: 3, recordDate: '2026-05-31', recordTime: '23:00' }),
    move({ id: 2, recordTime: '09:00' }),
    move({ id: 5 }),
    move({ id: 1, recordDate: '2026-06-02' }),
  ]
  expect(moves.toSorted(compareMoves).map(({ id }) => id)).toEqual([3, 5, 2, 4, 1])
  expect(latestMoves(moves).get(1)?.id).toBe(1)
})

const manyMoves = fc
  .array(
    fc.record({
      animalId: fc.integer({ min: 1, max: 3 }),
      recordDate: fc.integer({ min: 1, max: 9 }).map((day) => `2026-06-0${day}`),
      recordTime: fc.option(fc.constantFrom('08:00', '20:00')),
      movedTo: fc.nat(2),
    }),
    { maxLength: 30 },
  )
  .map((moves) => moves.map((one, at): Move => ({ ...one, id: at + 1 })))

test('PLC-06 PLC-08 whatever was moved, who is in a place by its last move has the one stay there that has not ended', () => {
  fc.assert(
    fc.property(manyMoves, fc.integer({ min: 1, max: 2 }), (moves, placeId) => {
      const there = [...latestMoves(moves).values()].filter(({ movedTo }) => movedTo === placeId)
      const open = staysIn(placeId, moves).filter(({ to }) => to === null)
      const ids = (list: readonly { animalId: number }[]) => list.map(({ animalId }) => animalId).toSorted()
      expect(ids(open)).toEqual(ids(there))
    }),
  )
})

test('PLC-08 the stays of a place stand latest first; one that is moved to where it is stays on', () => {
  const moves = [
    move({ id: 1, movedTo: 5 }),
    move({ id: 2, recordDate: '2026-06-03', movedTo: 5 }),
    move({ id: 3, recordDate: '2026-06-05', movedTo: 6 }),
    move({ id: 4, recordDate: '2026-06-09', movedTo: 5 }),
    move({ id: 5, animalId: 2, recordDate: '2026-06-04', movedTo: 5 }),
  ]
  expect(staysIn(5, moves)).toEqual([
    { animalId: 1, from: '2026-06-09', to: null },
    { animalId: 2, from: '2026-06-04', to: null },
    { animalId: 1, from: '2026-06-01', to: '2026-06-05' },
  ])
})
