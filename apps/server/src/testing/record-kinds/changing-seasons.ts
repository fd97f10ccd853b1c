import type { Visitor } from '../visitor.ts'
import { done } from './taken-calls.ts'

type Pairing = { readonly project: number; readonly sire: number; readonly dam: number }

/** The first day of seasons is changed. Facts of a season are written down, changed, removed and brought back; each moves its project, or moves it back. A pair is planned and taken back. */
export async function changeSeasons(keeper: Visitor, { project, sire, dam }: Pairing): Promise<void> {
  await done(keeper.put(`/api/breeding-projects/${project}`, { status: 'Pairing' }))
  await done(keeper.put('/api/season-settings', { firstDay: '09-01' }))
  await done(keeper.put('/api/species-facts/Boa', { kind: 'litter' }))
  await done(keeper.remove('/api/species-facts/Boa'))
  const facts = `/api/animals/${dam}/season-facts`
  const shed = { kind: 'shed', day: '2026-04-01', breedingProjectId: project }
  const id = await done(keeper.post(facts, shed))
  await done(keeper.patch(`${facts}/${id}`, { kind: 'introduced', maleId: sire, breedingProjectId: project }))
  await done(keeper.patch(`${facts}/${id}`, { kind: 'shed', maleId: null }))
  await done(keeper.remove(`${facts}/${id}`))
  await done(keeper.post(`/api/trash/season-facts/${id}/restore`))
  await done(keeper.remove(`${facts}/${id}`))
  await done(keeper.post('/api/trash/restore', { entries: [{ kind: 'season-facts', id }] }))
  await done(keeper.remove(`${facts}/${id}`))
  const ovulated = { kind: 'ovulation', day: '2026-04-20', breedingProjectId: project }
  await done(keeper.post('/api/animals/season-facts', { ids: [dam], ...ovulated }))
  const pairs = [{ maleId: sire, femaleId: dam }]
  const planned = await keeper.post('/api/pairing-planner/projects', { pairs, again: true })
  await done(Promise.resolve(planned))
  const ids = planned.json().map((one: { id: number }) => one.id)
  await done(keeper.post('/api/breeding-projects/remove', { ids }))
}
