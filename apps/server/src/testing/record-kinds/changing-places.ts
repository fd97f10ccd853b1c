import { expect } from 'vitest'
import { exportArchive } from '../read-archive.ts'
import type { Visitor } from '../visitor.ts'
import { changeIncubators } from './changing-incubators.ts'
import { done } from './taken-calls.ts'

/** Places and what stands in them are added, changed, ordered, removed and brought back, and animals moved by each call that moves them. */
export async function changePlaces(keeper: Visitor, animal: number): Promise<void> {
  const room = await done(keeper.post('/api/places', { kind: 'room', name: 'Hatchling room' }))
  const rack = { kind: 'rack', name: 'Rack nine', code: 'R9', rows: 1, columns: 3, parentId: room }
  const id = await done(keeper.post('/api/places', rack))
  const tubs = (await keeper.get(`/api/places?under=${id}`)).json() as { id: number }[]
  // What is written down of a tub and of the room, and planned for them, goes with them.
  const cleaned = { recordType: 'cleaning', recordDate: '2026-06-12', data: {} }
  const entries = [
    { ...cleaned, placeId: tubs[3]?.id, clientId: 'cleaned-tub-9' },
    { ...cleaned, placeId: room, clientId: 'cleaned-room-9' },
  ]
  expect((await keeper.post('/api/log', { entries })).status).toBe(200)
  const planned = { placeIds: [tubs[3]?.id, room], kind: 'cleaning', of: 'place', minDays: 7 }
  expect((await keeper.put('/api/plans', planned)).status).toBe(200)
  for (const placeId of [tubs[3]?.id, room])
    await done(keeper.post('/api/incubators', { name: `Incubator in ${placeId}`, placeId }))
  await done(keeper.patch(`/api/places/${id}`, { notes: 'by the window', columns: 2 }))
  const below = (await keeper.get(`/api/places?under=${id}`)).json() as { id: number }[]
  const ids = below.slice(1).map((tub) => tub.id)
  await done(keeper.put('/api/places/order', { parentId: id, ids: ids.toReversed() }))
  await done(keeper.patch(`/api/animals/${animal}`, { placeId: room }))
  await done(keeper.post('/api/animals', { name: 'Placed', species: 'Boa', placeId: room }))
  const [label] = (await keeper.post('/api/labels', { places: [room] })).json()
  await done(keeper.remove(`/api/labels/${label.key}`))
  expect((await keeper.post('/api/labels', { places: [room], animals: [animal] })).status).toBe(200)
  await done(keeper.remove(`/api/places/${room}`))
  await done(keeper.post(`/api/trash/places/${room}/restore`))
  await done(keeper.remove(`/api/places/${room}`))
  await done(keeper.post('/api/trash/restore', { entries: [{ kind: 'places', id: room }] }))
  await changeIncubators(keeper)
}

/** The archive of a keeper in which a label has a key that nobody has by now, so that it comes in with it. */
export async function exportWithFreeKey({ url }: { url: string }, keeper: Visitor): Promise<Buffer> {
  const placeId = await done(keeper.post('/api/places', { kind: 'room', name: 'Labelled' }))
  const [label] = (await keeper.post('/api/labels', { places: [placeId] })).json()
  const archive = await exportArchive(url, keeper)
  await done(keeper.remove(`/api/labels/${label.key}`))
  return archive
}
