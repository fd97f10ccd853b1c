import { expect, test } from 'vitest'
import { bringArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { exportArchive } from '../../testing/read-archive.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const withoutLimits = { env: { PLAN_LIMITS: 'off' } }

type Started = Awaited<ReturnType<typeof startApp>>

async function lay(keeper: Visitor, clutch: object) {
  const answer = await keeper.post('/api/clutches', { layDate: '2026-06-01', eggs: 2, ...clutch })
  expect(answer.status, answer.text).toBe(201)
  const { id, eggs } = answer.json()
  return { id, path: `/api/clutches/${id}`, eggs: eggs.map((egg: { id: number }) => egg.id) as number[] }
}

async function hatch(keeper: Visitor, egg: number | undefined): Promise<number> {
  const hatched = await keeper.post('/api/eggs/hatch', { hatchDate: '2026-06-20', eggs: [{ id: egg }] })
  expect(hatched.status, hatched.text).toBe(201)
  return hatched.json()[0].animal.id
}

const addEgg = async (keeper: Visitor, egg: object): Promise<number> => {
  const answer = await keeper.post('/api/eggs', { layDate: '2026-06-01', ...egg })
  expect(answer.status, answer.text).toBe(201)
  return answer.json().id
}

const remove = async (keeper: Visitor, path: string) => expect((await keeper.remove(path)).status).toBe(204)

async function change(keeper: Visitor, path: string, body: object): Promise<void> {
  const answer = await keeper.patch(path, body)
  expect(answer.status, answer.text).toBe(200)
}

async function restore(keeper: Visitor, kind: string, id: number | undefined): Promise<number> {
  const answer = await keeper.post(`/api/trash/${kind}/${id}/restore`)
  expect(answer.status, answer.text).toBe(200)
  return answer.json().unlinked
}

const placeOf = async (keeper: Visitor, egg: number | undefined) => {
  const { breedingProjectId, clutchId } = (await keeper.get(`/api/eggs/${egg}`)).json()
  return { breedingProjectId, clutchId }
}

/** What a keeper has is taken in elsewhere: an archive with an egg in another project than its clutch is not. */
async function ensureWhole({ keeper: newKeeper, url }: Started, keeper: Visitor): Promise<void> {
  const brought = await bringArchive(await newKeeper(), await exportArchive(url, keeper))
  expect(brought.status, brought.text).toBe(201)
}

onBothDatabases('eggs and clutches that come back apart', (dialect) => {
  test('CLU-06 an egg follows its clutch that has moved since, unless its number is taken there', async () => {
    const running = await startApp(dialect, withoutLimits)
    const keeper = await running.keeper()
    const [{ id: breedingProjectId }, { id: other }] = [
      await createProject(keeper),
      await createProject(keeper),
    ]
    const { id: clutchId, path, eggs } = await lay(keeper, { breedingProjectId, eggs: 3, firstNumber: '1' })
    const [, second, third] = eggs
    for (const egg of [second, third]) await remove(keeper, `/api/eggs/${egg}`)
    await change(keeper, path, { breedingProjectId: other })
    await addEgg(keeper, { breedingProjectId: other, eggNumber: '3' })
    expect(await restore(keeper, 'eggs', second)).toBe(0)
    expect(await placeOf(keeper, second)).toEqual({ breedingProjectId: other, clutchId })
    expect(await restore(keeper, 'eggs', third)).toBe(1)
    expect(await placeOf(keeper, third)).toEqual({ breedingProjectId, clutchId: null })
    await ensureWhole(running, keeper)
  })

  test('CLU-03 CLU-06 an egg comes back beside a clutch that is a litter by now, and so does what hatched of it', async () => {
    const running = await startApp(dialect, withoutLimits)
    const keeper = await running.keeper()
    const { id: breedingProjectId } = await createProject(keeper)
    const { path, eggs } = await lay(keeper, { breedingProjectId, eggs: 1 })
    const [egg] = eggs
    const young = await hatch(keeper, egg)
    await remove(keeper, `/api/eggs/${egg}`)
    await change(keeper, path, { kind: 'litter', liveCount: 1 })
    expect(await restore(keeper, 'eggs', egg)).toBe(1)
    expect(await placeOf(keeper, egg)).toEqual({ breedingProjectId, clutchId: null })
    expect((await keeper.get(`/api/animals/${young}`)).json().clutchId).toBeNull()
    await ensureWhole(running, keeper)
  })

  test('CLU-06 CLU-09 an egg comes back beside a clutch whose day is after it hatched by now', async () => {
    const keeper = await (await startApp(dialect, withoutLimits)).keeper()
    const { id: breedingProjectId } = await createProject(keeper)
    const { path, eggs } = await lay(keeper, { breedingProjectId })
    await hatch(keeper, eggs[0])
    await remove(keeper, `/api/eggs/${eggs[0]}`)
    await change(keeper, path, { layDate: '2026-07-01' })
    expect(await restore(keeper, 'eggs', eggs[0])).toBe(1)
    expect(await placeOf(keeper, eggs[0])).toEqual({ breedingProjectId, clutchId: null })
  })

  test('CLU-06 CLU-10 a project that comes back takes in eggs laid into its clutch since, but for a number it has', async () => {
    const running = await startApp(dialect, withoutLimits)
    const keeper = await running.keeper()
    const { id: breedingProjectId, path } = await createProject(keeper)
    const { id: clutchId, eggs } = await lay(keeper, { breedingProjectId, firstNumber: '1' })
    await remove(keeper, path)
    const [later, same] = [
      await addEgg(keeper, { clutchId, eggNumber: '9' }),
      await addEgg(keeper, { clutchId, eggNumber: '1' }),
    ]
    expect(await restore(keeper, 'breeding-projects', breedingProjectId)).toBe(1)
    for (const egg of [...eggs, later])
      expect(await placeOf(keeper, egg)).toEqual({ breedingProjectId, clutchId })
    expect(await placeOf(keeper, same)).toEqual({ breedingProjectId: null, clutchId: null })
    await ensureWhole(running, keeper)
  })

  test('CLU-06 CLU-10 an egg that was moved into another clutch since stays in that', async () => {
    const running = await startApp(dialect, withoutLimits)
    const keeper = await running.keeper()
    const { id: breedingProjectId, path, femaleId } = await createProject(keeper)
    const { eggs } = await lay(keeper, { breedingProjectId })
    const loose = await lay(keeper, { femaleId })
    await remove(keeper, path)
    const moved = await keeper.post(`${loose.path}/eggs`, { ids: [eggs[0]] })
    expect(moved.status, moved.text).toBeLessThan(300)
    await restore(keeper, 'breeding-projects', breedingProjectId)
    expect(await placeOf(keeper, eggs[0])).toEqual({ breedingProjectId: null, clutchId: loose.id })
    await ensureWhole(running, keeper)
  })

  test('CLU-10 an egg that was deleted by itself stays in the trash where its clutch goes for good', async () => {
    const keeper = await (await startApp(dialect, withoutLimits)).keeper()
    const { id: breedingProjectId } = await createProject(keeper)
    const { id, path, eggs } = await lay(keeper, { breedingProjectId })
    const young = await hatch(keeper, eggs[0])
    await remove(keeper, `/api/eggs/${eggs[0]}`)
    await remove(keeper, path)
    await remove(keeper, `/api/trash/clutches/${id}`)
    expect((await keeper.get('/api/trash')).json()).toMatchObject([{ kind: 'eggs', id: eggs[0] }])
    expect(await restore(keeper, 'eggs', eggs[0])).toBe(0)
    expect(await placeOf(keeper, eggs[0])).toEqual({ breedingProjectId, clutchId: null })
    expect((await keeper.get('/api/eggs')).json()).toHaveLength(1)
    const [link] = (await keeper.get(`/api/breeding-projects/${breedingProjectId}/offspring`)).json()
    expect(link).toMatchObject({ reptileId: young, eggId: eggs[0] })
    expect((await keeper.get(`/api/animals/${young}`)).json().clutchId).toBeNull()
  })
})
