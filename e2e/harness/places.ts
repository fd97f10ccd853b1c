import { type APIRequestContext, expect } from '@playwright/test'

/** A place over the wire. */
export type PlaceFields = Record<string, unknown> & { kind: 'room' | 'rack' | 'enclosure'; name: string }

/** Adds a place and answers its id. */
export async function addPlace(request: APIRequestContext, place: PlaceFields): Promise<number> {
  const answer = await request.post('/api/places', { data: place })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

/** The places in another, in walking order, by their codes or names. */
async function placesUnder(request: APIRequestContext, id: number): Promise<Map<string, number>> {
  const places: { id: number; code: string | null; name: string }[] = await (
    await request.get(`/api/places?under=${id}`)
  ).json()
  return new Map(places.map((place) => [place.code ?? place.name, place.id]))
}

/** Moves an animal into a place. */
async function moveInto(request: APIRequestContext, animalId: number, placeId: number): Promise<void> {
  const answer = await request.patch(`/api/animals/${animalId}`, { data: { placeId } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** A room with a rack of tubs in it, into which animals are moved in walking order. */
export async function addFilledRack(
  request: APIRequestContext,
  animalIds: readonly number[],
  { code = 'R1', ...shape }: { rows: number; columns: number; code?: string } = { rows: 2, columns: 3 },
): Promise<{ room: number; rack: number; tubs: Map<string, number> }> {
  const room = await addPlace(request, { kind: 'room', name: 'Snake room' })
  const rack = await addPlace(request, {
    ...{ kind: 'rack', name: `Rack ${code.slice(1)}`, code, parentId: room },
    ...shape,
  })
  const tubs = await placesUnder(request, rack)
  tubs.delete(code)
  for (const [at, id] of animalIds.entries()) await moveInto(request, id, [...tubs.values()][at] ?? 0)
  return { room, rack, tubs }
}
