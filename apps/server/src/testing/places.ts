import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

/** Adds a place and answers its number. */
export async function addPlace(keeper: Visitor, fields: object = {}): Promise<number> {
  const answer = await keeper.post('/api/places', { kind: 'enclosure', name: 'Tub', ...fields })
  expect(answer.status, answer.text).toBe(201)
  return answer.json().id
}

/** Adds a rack of tubs, and answers the numbers of these by their codes, shelf by shelf. */
export async function addRack(keeper: Visitor, fields: object = {}): Promise<Map<string, number>> {
  const rack = { kind: 'rack', name: 'Rack one', code: 'R1', rows: 2, columns: 2, ...fields }
  const id = await addPlace(keeper, rack)
  const places: { id: number; code: string }[] = (await keeper.get(`/api/places?under=${id}`)).json()
  return new Map(places.map((place) => [place.code, place.id]))
}

let named = 0

/** Moves an animal by the log. */
export function moveAnimal(keeper: Visitor, animalId: number, toPlaceId: number | null, fields: object = {}) {
  named += 1
  const { recordDate = '2026-06-14', data = {}, ...others } = fields as { recordDate?: string; data?: object }
  const entry = {
    animalId,
    clientId: `move-${String(named).padStart(8, '0')}`,
    recordType: 'move',
    ...others,
  }
  return keeper.post('/api/log', { entries: [{ ...entry, recordDate, data: { toPlaceId, ...data } }] })
}

/** Where an animal is. */
export const placeOf = async (keeper: Visitor, animalId: number): Promise<number | null> =>
  (await keeper.get(`/api/animals/${animalId}`)).json().placeId
