import { expect } from 'vitest'
import { bringReadings, previewReadings } from '../sheets.ts'
import type { Visitor } from '../visitor.ts'
import { done } from './taken-calls.ts'

/** Incubators and boxes are added, changed, moved, removed and brought back. */
export async function changeIncubators(keeper: Visitor): Promise<void> {
  const placeId = await done(keeper.post('/api/places', { kind: 'room', name: 'Warm room' }))
  const set = { temperature: 31, lowTemperature: 30, graceMinutes: 0 }
  const id = await done(keeper.post('/api/incubators', { name: 'Tall one', placeId, ...set }))
  const other = await done(keeper.post('/api/incubators', { name: 'Small one' }))
  await done(keeper.patch(`/api/incubators/${id}`, { highTemperature: 33, capacity: 4 }))
  const box = await done(keeper.post(`/api/incubators/${id}/boxes`, { name: 'Box 9' }))
  await done(keeper.patch(`/api/boxes/${box}`, { incubatorId: other, capacity: 12 }))
  await done(keeper.patch(`/api/boxes/${box}`, { incubatorId: id }))
  const measured = { at: '2026-06-03T12:00:00Z', temperature: 31 }
  const readings = [
    { ...measured, boxId: box },
    { ...measured, incubatorId: other },
  ]
  await done(keeper.post('/api/readings', { readings }))
  const cold = { incubatorId: id, at: '2026-06-03T12:00:00Z', temperature: 25 }
  await done(keeper.post('/api/readings', { readings: [cold] }))
  const [alarm] = (await keeper.get('/api/incubator-alarms')).json()
  await done(keeper.post(`/api/incubator-alarms/${alarm.id}/seen`))
  await done(keeper.remove(`/api/incubator-alarms/${alarm.id}/seen`))
  const logged = 'at,temperature\n2026-06-04T12:00:00Z,31.2\n'
  for (const path of [`/api/incubators/${other}`, `/api/boxes/${box}`]) {
    await done(previewReadings(keeper, path, logged))
    const { importId } = (await bringReadings(keeper, path, logged)).json()
    await done(keeper.remove(`/api/reading-imports/${importId}`))
  }
  const female = await done(keeper.post('/api/animals', { name: 'Dune', species: 'Boa', sex: 'Female' }))
  const laid = { femaleId: female, layDate: '2026-06-01', kind: 'eggs', boxId: box }
  const clutch = await done(keeper.post('/api/clutches', { ...laid, eggs: 1 }))
  const egg = await done(keeper.post('/api/eggs', { layDate: '2026-06-01', boxId: box }))
  await done(keeper.patch(`/api/eggs/${egg}`, { boxId: null }))
  await done(keeper.patch(`/api/eggs/${egg}`, { boxId: box, status: 'Failed' }))
  const [first] = (await keeper.get(`/api/clutches/${clutch}`)).json().eggs
  await done(keeper.patch(`/api/clutches/${clutch}`, { boxId: null }))
  await done(keeper.patch(`/api/clutches/${clutch}`, { boxId: box }))
  await done(keeper.patch(`/api/eggs/${first.id}`, { status: 'Failed' }))
  // What is deleted takes its label along.
  const labelled = { clutches: [clutch], boxes: [box], incubators: [id] }
  expect((await keeper.post('/api/labels', labelled)).status).toBe(200)
  await done(keeper.remove(`/api/boxes/${box}`))
  await done(keeper.post(`/api/trash/boxes/${box}/restore`))
  await done(keeper.remove(`/api/eggs/${egg}`))
  await done(keeper.post(`/api/trash/eggs/${egg}/restore`))
  await done(keeper.remove(`/api/clutches/${clutch}`))
  await done(keeper.post(`/api/trash/clutches/${clutch}/restore`))
  await done(keeper.remove(`/api/incubators/${id}`))
  await done(keeper.post(`/api/trash/incubators/${id}/restore`))
  await done(keeper.remove(`/api/incubators/${id}`))
  await done(keeper.post('/api/trash/restore', { entries: [{ kind: 'incubators', id }] }))
}
