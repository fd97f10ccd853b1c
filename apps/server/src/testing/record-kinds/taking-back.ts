import { expect } from 'vitest'
import type { Visitor } from '../visitor.ts'

/** Hatches an egg, hangs everything on its animal that may hang there, and takes the hatch back. */
export async function takeHatchBack(keeper: Visitor, id: number): Promise<void> {
  const make = async (path: string, body: object) => {
    const answer = await keeper.post(path, body)
    expect([200, 201], answer.text).toContain(answer.status)
    return answer.json()
  }
  const path = `/api/breeding-projects/${id}`
  await keeper.put(path, { status: 'Gravid' })
  const laid = await make('/api/eggs', { breedingProjectId: id, layDate: '2026-06-02' })
  const beside = await make('/api/eggs', { breedingProjectId: id, layDate: '2026-06-02' })
  const eggs = [
    { id: laid.id, sex: 'Male' },
    { id: beside.id, sex: 'Female' },
  ]
  const [{ egg, animal }, sister] = await make('/api/eggs/hatch', { eggs })
  const parents = { femaleId: sister.animal.id, sireIds: [animal.id] }
  await make('/api/clutches', { ...parents, layDate: animal.dateOfBirth, kind: 'litter', live: 1 })
  const mated = { kind: 'introduced', maleId: animal.id, day: animal.dateOfBirth }
  await make(`/api/animals/${sister.animal.id}/season-facts`, mated)
  const own = `/api/animals/${animal.id}`
  await make(`${own}/ancestors`, { relation: 'ancestor', name: 'Flint' })
  expect((await keeper.put(`${own}/genotype`, { entries: [] })).status).toBe(200)
  expect((await keeper.put(`${own}/sharing`, { shared: true })).status).toBe(200)
  await keeper.put('/api/plans', { animalIds: [animal.id], kind: 'feeding', minDays: 5 })
  await make('/api/events', { title: 'Weigh', startDate: '2026-07-03', reptileId: animal.id })
  const { version } = (await keeper.get(own)).json()
  const formerOf = ({ id: of, version: since }: { id: number; version: number }) => ({
    ...{ id: of, version: since, status: 'Incubating', hatchDate: null },
  })
  await make('/api/eggs/take-back', {
    eggs: [
      { ...formerOf(egg), animal: { id: animal.id, version } },
      { ...formerOf(sister.egg), animal: { id: sister.animal.id, version: sister.animal.version } },
    ],
    projects: [egg.projectMoved],
  })
}
