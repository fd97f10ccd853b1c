import type { Visitor } from '../visitor.ts'
import { done } from './taken-calls.ts'

/** Places are added, changed, ordered, removed and brought back, and animals moved by each call that moves them. */
export async function changePlaces(keeper: Visitor, animal: number): Promise<void> {
  const room = await done(keeper.post('/api/places', { kind: 'room', name: 'Hatchling room' }))
  const rack = { kind: 'rack', name: 'Rack nine', code: 'R9', rows: 1, columns: 3, parentId: room }
  const id = await done(keeper.post('/api/places', rack))
  await done(keeper.patch(`/api/places/${id}`, { notes: 'by the window', columns: 2 }))
  const below = (await keeper.get(`/api/places?under=${id}`)).json() as { id: number }[]
  const ids = below.slice(1).map((tub) => tub.id)
  await done(keeper.put('/api/places/order', { parentId: id, ids: ids.toReversed() }))
  await done(keeper.patch(`/api/animals/${animal}`, { placeId: room }))
  await done(keeper.post('/api/animals', { name: 'Placed', species: 'Boa', placeId: room }))
  await done(keeper.remove(`/api/places/${room}`))
  await done(keeper.post(`/api/trash/places/${room}/restore`))
  await done(keeper.remove(`/api/places/${room}`))
  await done(keeper.post('/api/trash/restore', { entries: [{ kind: 'places', id: room }] }))
}
