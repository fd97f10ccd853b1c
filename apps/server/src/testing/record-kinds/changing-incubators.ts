import type { Visitor } from '../visitor.ts'
import { done } from './taken-calls.ts'

/** Incubators and boxes are added, changed, moved, removed and brought back. */
export async function changeIncubators(keeper: Visitor): Promise<void> {
  const placeId = await done(keeper.post('/api/places', { kind: 'room', name: 'Warm room' }))
  const id = await done(keeper.post('/api/incubators', { name: 'Tall one', placeId, temperature: 31 }))
  const other = await done(keeper.post('/api/incubators', { name: 'Small one' }))
  await done(keeper.patch(`/api/incubators/${id}`, { highTemperature: 33, capacity: 4 }))
  const box = await done(keeper.post(`/api/incubators/${id}/boxes`, { name: 'Box 9' }))
  await done(keeper.patch(`/api/boxes/${box}`, { incubatorId: other, capacity: 12 }))
  await done(keeper.patch(`/api/boxes/${box}`, { incubatorId: id }))
  await done(keeper.remove(`/api/boxes/${box}`))
  await done(keeper.post(`/api/trash/boxes/${box}/restore`))
  await done(keeper.remove(`/api/incubators/${id}`))
  await done(keeper.post(`/api/trash/incubators/${id}/restore`))
  await done(keeper.remove(`/api/incubators/${id}`))
  await done(keeper.post('/api/trash/restore', { entries: [{ kind: 'incubators', id }] }))
}
