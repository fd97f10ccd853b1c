import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { DialectName } from '../platform/database/database.ts'
import { type KillableServer, launchKillable } from './killable-server.ts'
import { createProject } from './pair.ts'
import type { Visitor } from './visitor.ts'

const young = 3
const weights = [61, 58, 64]

/** What is cut short: a hatch, or the Undo of one. */
const cutCalls = ['hatch', 'undo'] as const
type CutCall = (typeof cutCalls)[number]

type Clutch = { readonly id: number; readonly project: string; expected: 'hatched' | 'laid' | 'either' }

async function lay(keeper: Visitor): Promise<Clutch> {
  const { id: breedingProjectId, path: project } = await createProject(keeper, {
    project: { status: 'Gravid' },
  })
  const laid = { breedingProjectId, layDate: '2026-04-16', eggs: young }
  const answer = await keeper.post('/api/clutches', laid)
  expect(answer.status, answer.text).toBe(201)
  return { id: answer.json().id, project, expected: 'laid' }
}

/** Hatches a clutch with weights; answers its number and how long that took. */
async function hatch(keeper: Visitor, clutch: Clutch): Promise<{ hatchId: number; lasting: number }> {
  const begun = performance.now()
  const body = { day: '2026-06-15', count: young, weights, weightUnit: 'grams' }
  const answer = await keeper.post(`/api/clutches/${clutch.id}/hatch`, body)
  expect(answer.status, answer.text).toBe(201)
  clutch.expected = 'hatched'
  return { hatchId: answer.json().hatchId, lasting: performance.now() - begun }
}

async function undo(keeper: Visitor, clutch: Clutch, hatchId: number): Promise<number> {
  const begun = performance.now()
  const answer = await keeper.remove(`/api/clutches/${clutch.id}/hatches/${hatchId}`)
  expect(answer.status, answer.text).toBe(204)
  clutch.expected = 'laid'
  return performance.now() - begun
}

/** Kills the server after a part of the time that such a call has just taken; answers the clutches that it worked on. */
async function cut({ server, keeper }: KillableServer, call: CutCall, moment: number): Promise<Clutch[]> {
  const [whole, torn] = [await lay(keeper), await lay(keeper)]
  const first = await hatch(keeper, whole)
  let { lasting } = first
  let begin = (): Promise<unknown> => hatch(keeper, torn)
  if (call === 'undo') {
    const { hatchId } = await hatch(keeper, torn)
    lasting = await undo(keeper, whole, first.hatchId)
    begin = () => undo(keeper, torn, hatchId)
  }
  torn.expected = 'either'
  const going = begin().catch(() => undefined)
  await wait(lasting * moment)
  await server.kill9()
  await going
  return [whole, torn]
}

/** Either every egg has its animal, with its weight, and the project is Hatched; or none has, and it is as it was laid. */
async function expectWhole(keeper: Visitor, { id, project, expected }: Clutch, when: string): Promise<void> {
  const { eggs } = (await keeper.get(`/api/clutches/${id}`)).json()
  const animals: { id: number }[] = (await keeper.get(`/api/animals?clutchId=${id}`)).json()
  const counts = await Promise.all(
    animals.map(async (animal) => (await keeper.get(`/api/animals/${animal.id}/records`)).json().length),
  )
  const found = {
    statuses: eggs.map(({ status }: { status: string }) => status),
    records: counts,
    project: (await keeper.get(project)).json().status,
  }
  const hatched = {
    statuses: Array(young).fill('Hatched'),
    records: Array(young).fill(1),
    project: 'Hatched',
  }
  const laid = { statuses: Array(young).fill('Incubating'), records: [], project: 'Eggs Laid' }
  if (expected !== 'either') expect(found, when).toEqual(expected === 'hatched' ? hatched : laid)
  else expect([hatched, laid], when).toContainEqual(found)
}

/** Kills a server amid hatches of clutches, and amid their Undo, once for each moment; looks each time at what is left. */
export async function hatchClutchesAmidKills(
  dialect: DialectName,
  moments: readonly number[],
): Promise<void> {
  const running = await launchKillable(dialect)
  try {
    for (const [round, moment] of moments.entries()) {
      const call = cutCalls[round % cutCalls.length] ?? 'hatch'
      const clutches = await cut(running, call, moment)
      await running.server.start()
      for (const clutch of clutches)
        await expectWhole(running.keeper, clutch, `${call} killed after ${moment}`)
    }
  } finally {
    await running.dispose()
  }
}
