import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const laid = { layDate: '2026-06-01' }

onBothDatabases('eggs', (dialect) => {
  test('EGG-01 EGG-02 EGG-03 EGG-04 EGG-37 EGG-38 a lay date makes an egg with the defaults of the requirements', async () => {
    const clock = createTestClock()
    const keeper = await (await startApp(dialect, { clock })).keeper()
    const project = await createProject(keeper)
    const answer = await keeper.post('/api/eggs', { ...laid, breedingProjectId: project.id })
    expect(answer.status, answer.text).toBe(201)
    const egg = answer.json()
    expect(egg).toEqual({
      id: expect.any(Number),
      userId: (await keeper.get('/api/user')).json().id,
      version: 1,
      createdAt: '2026-06-15T12:00:00.000Z',
      updatedAt: '2026-06-15T12:00:00.000Z',
      breedingProjectId: project.id,
      eggNumber: '',
      ...laid,
      dueDate: null,
      hatchDate: null,
      status: 'Incubating',
      temperature: null,
      temperatureUnit: 'C',
      humidity: null,
      incubationDays: 60,
      isViable: true,
      notes: null,
      ...{ clutchId: null, boxId: null, massGrams: null, position: null, isTopMarked: false },
    })
    expect((await keeper.get(`/api/eggs/${egg.id}`)).json()).toEqual(egg)
    const listed = { ...egg, projectName: 'Clown x Pied', hatchlingId: null }
    expect((await keeper.get('/api/eggs')).json()).toEqual([listed])
    expect((await keeper.get(`/api/eggs/by-breeding-project/${project.id}`)).json()).toEqual([listed])
    expect((await keeper.get(project.path)).json()).toMatchObject({ eggCount: 1, incubatingCount: 1 })
  })

  test('EGG-01 EGG-39 every field is kept; a change keeps what it does not name and moves updatedAt', async () => {
    const clock = createTestClock()
    const keeper = await (await startApp(dialect, { clock })).keeper()
    const fields = {
      ...laid,
      eggNumber: 'A-7',
      dueDate: '2026-07-30',
      status: 'Incubating',
      temperature: 31.5,
      humidity: 95,
      incubationDays: 59,
      isViable: false,
      notes: 'Dented on the side.',
    }
    const before = (await keeper.post('/api/eggs', fields)).json()
    expect(before).toMatchObject(fields)
    clock.moveOn({ hours: 1 })
    const change = { eggNumber: null, incubationDays: '', humidity: '90.5', dueDate: '' }
    const after = (await keeper.patch(`/api/eggs/${before.id}`, change)).json()
    expect(after).toEqual({
      ...before,
      version: 2,
      updatedAt: '2026-06-15T13:00:00.000Z',
      // EGG-12: null becomes an empty text.
      eggNumber: '',
      incubationDays: 60,
      humidity: 90.5,
      dueDate: null,
    })
  })

  test('EGG-12 EGG-41 EGG-Q05 EGG-Q11 EGG-Q12 what cannot be is refused with its message and nothing is stored', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const refusals = [
      [{ layDate: null }, 'layDate', 'Lay date is required'],
      [{}, 'layDate', 'Lay date is required'],
      [{ layDate: '01/06/2026' }, 'layDate', 'Please enter a date as YYYY-MM-DD'],
      [{ ...laid, status: 'Lost' }, 'status', 'Please choose one of the statuses'],
      [{ ...laid, incubationDays: 'two' }, 'incubationDays', 'Please enter whole days, from 1 to 1000'],
      [{ ...laid, isViable: 'yes' }, 'isViable', 'Please say whether the egg is viable'],
      [{ ...laid, humidity: 101 }, 'humidity', 'Please enter a humidity between 0 and 100 percent'],
      [{ ...laid, temperature: 88 }, 'temperature', 'Please enter a temperature between 0 and 60 °C'],
      [{ ...laid, dueDate: '2026-05-31' }, 'dueDate', 'Due date cannot be before the lay date'],
      [{ ...laid, hatchDate: '2026-05-31' }, 'hatchDate', 'Hatch date cannot be before the lay date'],
      [{ ...laid, eggNumber: '9'.repeat(51) }, 'eggNumber', 'Please use at most 50 characters'],
    ] as const
    for (const [body, field, message] of refusals) {
      const answer = await keeper.post('/api/eggs', body)
      expect([answer.status, answer.json().errors]).toEqual([400, { [field]: message }])
    }
    expect((await keeper.get('/api/eggs')).json()).toEqual([])
    expect((await keeper.get('/api/plan-limits/eggs')).json().count).toBe(0)
  })

  test('EGG-Q05 a temperature given in F is kept in °C together with its unit', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const egg = (await keeper.post('/api/eggs', { ...laid, temperature: '88', temperatureUnit: 'F' })).json()
    expect(egg.temperatureUnit).toBe('F')
    expect(egg.temperature).toBeCloseTo(31.11, 2)
    const inCelsius = await keeper.patch(`/api/eggs/${egg.id}`, { temperature: 31, temperatureUnit: 'C' })
    expect(inCelsius.json()).toMatchObject({ temperature: 31, temperatureUnit: 'C' })
  })

  test('EGG-Q11 days are checked against what is stored too; a lay date to come is allowed', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id } = (await keeper.post('/api/eggs', { layDate: '2027-06-01', dueDate: '2027-07-30' })).json()
    const refused = await keeper.patch(`/api/eggs/${id}`, { layDate: '2027-07-31' })
    expect([refused.status, refused.json().message]).toEqual([400, 'Due date cannot be before the lay date'])
    expect((await keeper.get(`/api/eggs/${id}`)).json()).toMatchObject({ layDate: '2027-06-01', version: 1 })
  })

  test('EGG-32 EGG-Q10 EGG-Q02 marked Hatched an egg gets today, keeps its date when it leaves, and counts as it stands', async () => {
    const clock = createTestClock('2026-07-30T23:30:00.000Z')
    const { keeper: newKeeper } = await startApp(dialect, { clock })
    const keeper = await newKeeper({ timeZone: 'Pacific/Auckland' })
    const { id } = (await keeper.post('/api/eggs', laid)).json()
    const mark = async (change: object) => (await keeper.patch(`/api/eggs/${id}`, change)).json()
    const counted = async () => (await keeper.get('/api/dashboard')).json().incubatingEggs
    expect(await counted()).toBe(1)
    expect(await mark({ status: 'Hatched' })).toMatchObject({ status: 'Hatched', hatchDate: '2026-07-31' })
    expect(await counted()).toBe(0)
    clock.moveOn({ hours: 20 })
    expect(await mark({ status: 'Incubating' })).toMatchObject({ hatchDate: '2026-07-31' })
    expect(await counted()).toBe(1)
    expect(await mark({ status: 'Hatched' })).toMatchObject({ hatchDate: '2026-07-31' })
    expect(await mark({ status: 'Hatched', hatchDate: '2026-07-29' })).toMatchObject({
      hatchDate: '2026-07-29',
    })
    expect(await mark({ status: 'Failed' })).toMatchObject({ hatchDate: '2026-07-29' })
    expect(await counted()).toBe(0)
  })

  test('EGG-05 EGG-43 a number is taken once in a project; empty ones and other projects do not count', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const [first, second] = [await createProject(keeper), await createProject(keeper)]
    const add = (breedingProjectId: number | null, eggNumber: string) =>
      keeper.post('/api/eggs', { ...laid, breedingProjectId, eggNumber })
    expect((await add(first.id, '1')).status).toBe(201)
    const refused = await add(first.id, ' 1 ')
    expect([refused.status, refused.json().message]).toEqual([
      409,
      'Egg number already exists in this project',
    ])
    for (const [project, number] of [
      [second.id, '1'],
      [first.id, ''],
      [first.id, ''],
      [null, '1'],
      [null, '1'],
    ] as const)
      expect((await add(project, number)).status).toBe(201)
    expect((await keeper.get('/api/plan-limits/eggs')).json().count).toBe(6)
    const renumbered = (await add(first.id, '2')).json()
    expect((await keeper.patch(`/api/eggs/${renumbered.id}`, { eggNumber: '1' })).status).toBe(409)
    expect((await keeper.get(`/api/eggs/${renumbered.id}`)).json()).toEqual(renumbered)
  })

  test('EGG-11 EGG-39 an egg of no project is attached to one; where its number is taken it stays as it was', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const loose = (await keeper.post('/api/eggs', { ...laid, eggNumber: '1' })).json()
    const listed = async () => (await keeper.get('/api/eggs?loose=true')).json()
    expect(await listed()).toMatchObject([{ id: loose.id, projectName: null }])
    const attached = await keeper.patch(`/api/eggs/${loose.id}`, { breedingProjectId: project.id })
    expect([attached.status, attached.json().breedingProjectId]).toEqual([200, project.id])
    expect(await listed()).toEqual([])
    const other = (await keeper.post('/api/eggs', { ...laid, eggNumber: '1' })).json()
    const refused = await keeper.patch(`/api/eggs/${other.id}`, { breedingProjectId: project.id })
    expect(refused.status).toBe(409)
    expect(await listed()).toMatchObject([{ id: other.id, version: 1 }])
  })

  test('R13 a change from a stale version is refused with 412 and loses nothing', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id } = (await keeper.post('/api/eggs', laid)).json()
    const first = await keeper.patch(`/api/eggs/${id}`, { notes: 'First' }, { 'if-match': '"1"' })
    expect(first.headers.get('etag')).toBe('"2"')
    const second = await keeper.patch(`/api/eggs/${id}`, { notes: 'Second' }, { 'if-match': '"1"' })
    expect([second.status, second.json().code]).toEqual([412, 'stale-version'])
    expect((await keeper.get(`/api/eggs/${id}`)).json().notes).toBe('First')
  })

  test('R23 a save cannot set the owner, the number of the record, its version or its moments', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const forged = {
      id: 77,
      userId: 99,
      keeperId: 99,
      version: 50,
      createdAt: '2000-01-01',
      expectedDay: 'x',
    }
    const egg = (await keeper.post('/api/eggs', { ...laid, ...forged })).json()
    expect(egg).not.toMatchObject({ id: 77 })
    const changed = (await keeper.patch(`/api/eggs/${egg.id}`, { ...forged, humidity: 88 })).json()
    expect(changed).toEqual({ ...egg, humidity: 88, version: 2, updatedAt: expect.any(String) })
  })
})
