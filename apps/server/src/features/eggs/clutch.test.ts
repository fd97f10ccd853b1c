import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const laid = { layDate: '2026-06-01' }
const atLimit =
  "You've reached the free plan limit of 10 eggs. Upgrade to the Pro plan in settings for unlimited access!"

const numbersOf = (eggs: { eggNumber: string }[]) => eggs.map(({ eggNumber }) => eggNumber)
const limitOf = async (keeper: Visitor) => (await keeper.get('/api/plan-limits/eggs')).json()
const tally = (answers: { status: number }[]) => {
  const grouped = Object.groupBy(answers, ({ status }) => String(status))
  return Object.fromEntries(Object.entries(grouped).map(([status, list]) => [status, list?.length]))
}

onBothDatabases('clutches and the limit of eggs', (dialect) => {
  test('EGG-10 EGG-12 a clutch of seven is one call: alike, and numbered on from the highest', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    await keeper.post('/api/eggs', { ...laid, breedingProjectId: project.id, eggNumber: '2' })
    const clutch = {
      ...laid,
      breedingProjectId: project.id,
      count: 7,
      dueDate: '2026-07-28',
      temperature: 88,
      temperatureUnit: 'F',
      humidity: 95,
      incubationDays: 57,
    }
    const answer = await keeper.post('/api/eggs/clutch', clutch)
    expect(answer.status, answer.text).toBe(201)
    const eggs = answer.json()
    expect(numbersOf(eggs)).toEqual(['3', '4', '5', '6', '7', '8', '9'])
    for (const egg of eggs)
      expect(egg).toMatchObject({ ...laid, dueDate: '2026-07-28', incubationDays: 57, humidity: 95 })
    const listed = (await keeper.get(`/api/eggs/by-breeding-project/${project.id}`)).json()
    expect(numbersOf(listed)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
    expect(await limitOf(keeper)).toEqual({ allowed: true, count: 8, limit: 10 })
    expect((await keeper.get('/api/dashboard')).json().incubatingEggs).toBe(8)
  })

  test('EGG-43 a clutch is all or nothing: at the limit, where a number is taken, and where nothing counts on', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const lay = (fields: object) =>
      keeper.post('/api/eggs/clutch', { ...laid, breedingProjectId: project.id, ...fields })
    expect(numbersOf((await lay({ count: 3, firstNumber: 'B-08' })).json())).toEqual(['B-08', 'B-09', 'B-10'])
    const refusals = [
      [{ count: 8 }, 403, atLimit],
      [{ count: 3, firstNumber: 'B-06' }, 409, 'Egg number already exists in this project'],
      [
        { count: 2, firstNumber: 'twin' },
        400,
        'Please end the first number with a digit, so that the others can follow',
      ],
      [{ count: 0 }, 400, 'A clutch has at least one egg'],
      [{ count: 101 }, 400, 'Please add at most 100 eggs at once'],
      [{ count: 2, dueDate: '2026-05-01' }, 400, 'Due date cannot be before the lay date'],
      [{ count: 2, breedingProjectId: 999_999 }, 404, 'Project not found'],
    ] as const
    for (const [fields, status, message] of refusals) {
      const refused = await lay(fields)
      expect([refused.status, refused.json().message]).toEqual([status, message])
    }
    expect(await limitOf(keeper)).toEqual({ allowed: true, count: 3, limit: 10 })
    expect((await keeper.get('/api/eggs')).json()).toHaveLength(3)
    expect((await lay({ count: 7 })).status).toBe(201)
  })

  test('BIL-03 BIL-12 EGG-38 the eleventh egg of the free plan is refused; hatched ones count, deleted ones do not', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    await keeper.post('/api/eggs/clutch', { ...laid, breedingProjectId: project.id, count: 10 })
    const [{ id }] = (await keeper.get('/api/eggs')).json()
    await keeper.patch(`/api/eggs/${id}`, { status: 'Hatched' })
    const refused = await keeper.post('/api/eggs', laid)
    expect([refused.status, refused.json()]).toEqual([403, { message: atLimit, code: 'plan-limit' }])
    expect((await keeper.remove(`/api/eggs/${id}`)).status).toBe(204)
    expect((await keeper.remove(`/api/eggs/${id}`)).status).toBe(404)
    expect((await keeper.post('/api/eggs', laid)).status).toBe(201)
    expect(await limitOf(keeper)).toEqual({ allowed: false, count: 10, limit: 10 })
  })

  test.each([0, 9])('R17 BIL-34 fifty eggs at once beside %i leave exactly ten', async (already) => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    if (already > 0)
      await keeper.post('/api/eggs/clutch', { ...laid, breedingProjectId: project.id, count: already })
    const answers = await Promise.all(Array.from({ length: 50 }, () => keeper.post('/api/eggs', laid)))
    expect(tally(answers)).toEqual({ 201: 10 - already, 403: 40 + already })
    expect((await keeper.get('/api/eggs')).json()).toHaveLength(10)
    expect(await limitOf(keeper)).toEqual({ allowed: false, count: 10, limit: 10 })
    expect((await keeper.get('/api/dashboard')).json().incubatingEggs).toBe(10)
  })

  test('R17 fifty clutches of four at once leave two, and no part of a third', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const clutch = { ...laid, breedingProjectId: project.id, count: 4 }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => keeper.post('/api/eggs/clutch', clutch)),
    )
    expect(tally(answers)).toEqual({ 201: 2, 403: 48 })
    const listed = (await keeper.get(`/api/eggs/by-breeding-project/${project.id}`)).json()
    expect(numbersOf(listed)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  })

  test('R17 EGG-43 a clutch of seven with five places left is refused whole, and one of five then fits', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const lay = (count: number) =>
      keeper.post('/api/eggs/clutch', { ...laid, breedingProjectId: project.id, count })
    expect((await lay(5)).status).toBe(201)
    const refused = await lay(7)
    expect([refused.status, refused.json()]).toEqual([403, { message: atLimit, code: 'plan-limit' }])
    expect(await limitOf(keeper)).toEqual({ allowed: true, count: 5, limit: 10 })
    expect((await keeper.get(project.path)).json()).toMatchObject({ eggCount: 5, incubatingCount: 5 })
    expect(numbersOf((await lay(5)).json())).toEqual(['6', '7', '8', '9', '10'])
  })

  test('R19 EGG-10 twenty clutches laid at once in one project are numbered on, and clutches that state the same numbers leave one', async () => {
    const keeper = await (await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })).keeper()
    const project = await createProject(keeper)
    const lay = (fields: object) =>
      Array.from({ length: 20 }, () =>
        keeper.post('/api/eggs/clutch', { ...laid, breedingProjectId: project.id, count: 3, ...fields }),
      )
    expect(tally(await Promise.all(lay({})))).toEqual({ 201: 20 })
    const listed = async () => (await keeper.get(`/api/eggs/by-breeding-project/${project.id}`)).json()
    expect(numbersOf(await listed())).toEqual(Array.from({ length: 60 }, (_, n) => String(n + 1)))
    expect(tally(await Promise.all(lay({ firstNumber: '100' })))).toEqual({ 201: 1, 409: 19 })
    expect(await listed()).toHaveLength(63)
    expect((await limitOf(keeper)).count).toBe(63)
  })

  test('R19 EGG-05 fifty eggs of the same number at once leave one; the others are answered 409', async () => {
    const keeper = await (await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })).keeper()
    const project = await createProject(keeper)
    const egg = { ...laid, breedingProjectId: project.id, eggNumber: '7' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => keeper.post('/api/eggs', egg)))
    expect(tally(answers)).toEqual({ 201: 1, 409: 49 })
    expect((await limitOf(keeper)).count).toBe(1)
    expect((await keeper.get('/api/eggs')).json()).toHaveLength(1)
  })

  test('SHELL-59 R14 R15 the same key lays one clutch, with one answer; with another body it is refused', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const clutch = { ...laid, breedingProjectId: project.id, count: 2 }
    const key = { 'idempotency-key': 'clutch-1' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => keeper.post('/api/eggs/clutch', clutch, key)),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await keeper.get('/api/eggs')).json()).toHaveLength(2)
    expect((await keeper.post('/api/eggs/clutch', { ...clutch, count: 3 }, key)).status).toBe(422)
    expect((await keeper.post('/api/eggs', laid, key)).status).toBe(422)
  })
})
