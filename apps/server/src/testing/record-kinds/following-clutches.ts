import { expect } from 'vitest'
import { addIncubator, putBox } from '../incubators.ts'
import type { Visitor } from '../visitor.ts'
import { done } from './taken-calls.ts'

type Egg = { readonly id: number; readonly status: string }

/** A project with its female and a clutch. */
type Laid = {
  readonly project: number
  readonly female: number
  readonly male: number
  readonly clutch: number
}

/** A clutch and facts move a project on and give its status back, each taking over from the other. */
export async function followClutches(keeper: Visitor): Promise<void> {
  const species = 'Python regius'
  const male = await done(keeper.post('/api/animals', { name: 'Moss', species, sex: 'Male' }))
  const female = await done(keeper.post('/api/animals', { name: 'Fern', species, sex: 'Female' }))
  const pair = { name: 'Moss x Fern', maleId: male, femaleId: female, startDate: '2026-03-01' }
  const project = await done(keeper.post('/api/breeding-projects', { ...pair, status: 'Pairing' }))
  const facts = `/api/animals/${female}/season-facts`
  const visit = await done(keeper.post(facts, { kind: 'introduced', maleId: male, day: '2026-05-01' }))
  const lock = await done(keeper.post(facts, { kind: 'lock', maleId: male, day: '2026-05-02' }))
  const body = { breedingProjectId: project, layDate: '2026-06-01', eggs: 2 }
  const clutch = await done(keeper.post('/api/clutches', body))
  // The clutch counts from where the lock came, then from where the visit did.
  await done(keeper.patch(`${facts}/${lock}`, { kind: 'sign', maleId: null }))
  await done(keeper.remove(`${facts}/${visit}`))
  const laid = { project, female, male, clutch }
  await leaveAndComeBack(keeper, laid)
  await hatchAndCandle(keeper, laid)
  await putEggIntoBox(keeper, laid)
}

/** A clutch leaves its project, and is deleted; what a lock tells takes over each time. */
async function leaveAndComeBack(keeper: Visitor, { project, female, male, clutch }: Laid): Promise<void> {
  const facts = `/api/animals/${female}/season-facts`
  const path = `/api/clutches/${clutch}`
  const first = await done(keeper.post(facts, { kind: 'lock', maleId: male, day: '2026-05-03' }))
  await done(keeper.patch(path, { breedingProjectId: null }))
  await done(keeper.patch(path, { breedingProjectId: project }))
  await done(keeper.remove(`${facts}/${first}`))
  await done(keeper.post(facts, { kind: 'lock', maleId: male, day: '2026-05-04' }))
  await done(keeper.remove(path))
  await done(keeper.post(`/api/trash/clutches/${clutch}/restore`))
}

/** All eggs hatch, and that is taken back; then one does and the other was found dead, and that is taken back. */
async function hatchAndCandle(keeper: Visitor, { clutch }: Laid): Promise<void> {
  const path = `/api/clutches/${clutch}`
  const hatched = await keeper.post(`${path}/hatch`, { count: 2 })
  expect(hatched.status, hatched.text).toBe(201)
  await done(keeper.remove(`${path}/hatches/${hatched.json().hatchId}`))
  await done(keeper.post(`${path}/hatch`, { count: 1 }))
  const { eggs } = (await keeper.get(path)).json() as { readonly eggs: readonly Egg[] }
  const last = eggs.find(({ status }) => status === 'Incubating')
  const candled = { kind: 'candled', eggs: [{ id: last?.id, finding: 'dead' }] }
  const entry = await done(keeper.post(`${path}/log`, candled))
  await done(keeper.remove(`${path}/log/${entry}`))
}

/** An egg comes into a box of its own, is taken out and put there again. */
async function putEggIntoBox(keeper: Visitor, { project, clutch }: Laid): Promise<void> {
  const boxId = await putBox(keeper, await addIncubator(keeper, { name: 'Shelf' }), { name: 'Box 21' })
  const egg = await done(keeper.post('/api/eggs', { clutchId: clutch, layDate: '2026-06-01', boxId }))
  await done(keeper.patch(`/api/eggs/${egg}`, { boxId: null }))
  await done(keeper.put(`/api/breeding-projects/${project}`, { status: 'Eggs Laid' }))
  await done(keeper.patch(`/api/eggs/${egg}`, { boxId }))
}
