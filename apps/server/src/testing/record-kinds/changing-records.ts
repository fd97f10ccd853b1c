import type { Visitor } from '../visitor.ts'
import type { Family } from './changing-family.ts'
import { done } from './taken-calls.ts'

const weightOf = ({ weight, weightUnit, version }: Record<string, unknown>) => ({
  ...{ weight, weightUnit },
  version,
})

/** Records of animals are written down, changed, removed and taken back, one and several at once. */
export async function changeRecords(keeper: Visitor, { sire, dam, child }: Family): Promise<void> {
  const weight = {
    ...{ recordType: 'weight', recordDate: '2026-06-10' },
    ...{ measurement: '950', updateAnimalWeight: true },
  }
  const id = await done(keeper.post(`/api/animals/${sire}/records`, weight))
  await done(keeper.patch(`/api/animals/${sire}/records/${id}`, { ...weight, measurement: '960' }))
  await done(keeper.remove(`/api/animals/${sire}/records/${id}`))
  const before = (await keeper.get(`/api/animals/${sire}`)).json()
  const again = await done(keeper.post(`/api/animals/${sire}/records`, weight))
  await done(keeper.post(`/api/animals/${sire}/records/${again}/take-back`, weightOf(before)))
  const feeding = { ids: [sire, dam, child], recordType: 'feeding', recordDate: '2026-06-11' }
  const added = (await keeper.post('/api/animals/records', feeding)).json().ids
  await done(keeper.remove(`/api/animals/${sire}/records/${added.shift()}`))
  await done(keeper.post('/api/animals/records/remove', { ids: added }))
  await done(keeper.post('/api/log', { entries: [{ ...weight, animalId: sire, clientId: 'scale-0001' }] }))
  await done(keeper.post('/api/log/undo', { clientIds: ['scale-0001'] }))
}
