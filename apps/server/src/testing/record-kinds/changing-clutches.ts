import { expect } from 'vitest'
import type { Visitor } from '../visitor.ts'
import { done } from './taken-calls.ts'

type Link = { readonly id: number; readonly clutchId: number | null }

type Pairing = { readonly project: number; readonly sire: number; readonly dam: number }

/** Clutches are laid, changed, joined by eggs, removed and brought back, with all that goes along with them. */
export async function changeClutches(keeper: Visitor, { project, sire, dam }: Pairing): Promise<void> {
  const setBack = async (): Promise<void> => {
    expect((await keeper.put(`/api/breeding-projects/${project}`, { status: 'Gravid' })).status).toBe(200)
  }
  const eggsOf = async (id: number): Promise<{ id: number }[]> =>
    (await keeper.get(`/api/clutches/${id}`)).json().eggs
  await setBack()
  await done(keeper.post(`/api/animals/${dam}/records`, { recordType: 'gravid', recordDate: '2026-05-10' }))
  const laid = { breedingProjectId: project, layDate: '2026-06-02', eggs: 2, slugs: 1 }
  const id = await done(keeper.post('/api/clutches', { ...laid, sireIds: [] }))
  const [first] = await eggsOf(id)
  await done(keeper.post(`/api/eggs/${first?.id}/hatchling`, { name: 'Ray', species: 'Python regius' }))
  await done(keeper.patch(`/api/clutches/${id}`, { sireIds: [sire], applyToYoung: true }))
  const [, second] = await eggsOf(id)
  const candled = { kind: 'candled', eggs: [{ id: second?.id, finding: 'dead' }] }
  const entry = await done(keeper.post(`/api/clutches/${id}/log`, candled))
  await done(keeper.remove(`/api/clutches/${id}/log/${entry}`))
  await done(keeper.post(`/api/clutches/${id}/log`, { kind: 'note', note: 'Sweating' }))
  const another = { femaleId: dam, layDate: '2026-06-03', eggs: 2, firstNumber: 'Z1' }
  const other = await done(keeper.post('/api/clutches', { ...another, sireIds: [sire] }))
  const [moving] = await eggsOf(other)
  await done(keeper.post(`/api/eggs/${moving?.id}/hatchling`, { name: 'Glow', species: 'Python regius' }))
  await setBack()
  await done(keeper.post(`/api/clutches/${id}/eggs`, { ids: [moving?.id] }))
  await setBack()
  await done(keeper.patch(`/api/clutches/${other}`, { breedingProjectId: project, notes: 'Second' }))
  await hatchAndTakeBack(keeper, id, setBack)
  await done(keeper.patch(`/api/eggs/${first?.id}`, { clutchId: null }))
  await done(keeper.patch(`/api/eggs/${first?.id}`, { clutchId: id }))
  await done(keeper.remove(`/api/clutches/${id}`))
  await done(keeper.post(`/api/trash/clutches/${id}/restore`))
  await done(keeper.remove(`/api/clutches/${id}`))
  await done(keeper.post('/api/trash/restore', { entries: [{ kind: 'clutches', id }] }))
  const female = await done(
    keeper.post('/api/animals', { name: 'Wren', species: 'Python regius', sex: 'Female' }),
  )
  const male = await done(
    keeper.post('/api/animals', { name: 'Rook', species: 'Python regius', sex: 'Male' }),
  )
  await done(keeper.put(`/api/breeding-projects/${project}`, { femaleId: female, maleId: male }))
  await done(keeper.put(`/api/breeding-projects/${project}`, { femaleId: dam, maleId: sire }))
  const links: Link[] = (await keeper.get(`/api/breeding-projects/${project}/offspring`)).json()
  const young = links.find(({ clutchId }) => clutchId === id)
  await done(keeper.remove(`/api/breeding-projects/${project}/offspring/${young?.id}`))
}

async function hatchAndTakeBack(keeper: Visitor, id: number, setBack: () => Promise<void>): Promise<void> {
  await setBack()
  const genes = { genotypes: [{ entries: [] }] }
  const hatched = await keeper.post(`/api/clutches/${id}/hatch`, { count: 1, weights: [60], ...genes })
  expect(hatched.status, hatched.text).toBe(201)
  const [animal] = hatched.json().animals
  await done(keeper.remove(`/api/clutches/${id}/hatches/${hatched.json().hatchId}`))
  await done(keeper.post(`/api/trash/animals/${animal.id}/restore`))
  const weights = [{ animalId: animal.id, amount: 61 }]
  await done(keeper.post(`/api/clutches/${id}/weights`, { weights }))
}
