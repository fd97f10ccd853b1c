import { projectStatuses } from '@clutchbook/domain/breeding/breeding.rules'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createPair, type Pair } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'

const projectOf = ({ maleId, femaleId }: Pair) => ({
  name: 'Clown x Pied',
  maleId,
  femaleId,
  startDate: '2026-06-15',
  status: 'Pairing',
})

onBothDatabases('breeding projects', (dialect) => {
  test('BRD-39 BRD-40 BRD-42 BRD-43 a project pairs a male and a female and keeps every field', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const pair = await createPair(keeper)
    const fields = {
      ...projectOf(pair),
      nextClutchDate: '2026-08-14',
      expectedLayDate: '2026-07-15',
      projectCode: 'CP-26',
      clutchSize: 7,
      notes: 'Second season.\nShe took at once.',
    }
    const answer = await keeper.post('/api/breeding-projects', fields)
    expect(answer.status, answer.text).toBe(201)
    const project = answer.json()
    expect(project).toMatchObject({
      ...fields,
      version: 1,
      confirmedLock: false,
      eggCount: 0,
      offspringCount: 0,
    })
    expect(project).toMatchObject({ maleName: 'Cinder', femaleName: 'Dahlia', species: 'Python regius' })
    expect(project.userId).toBe((await keeper.get('/api/user')).json().id)
    expect((await keeper.get(`/api/breeding-projects/${project.id}`)).json()).toEqual(project)
    expect((await keeper.get('/api/breeding-projects')).json()).toEqual([project])
    // BRD-46: both partners' pages name it, under both path families.
    for (const path of [`/api/reptiles/${pair.maleId}`, `/api/animals/${pair.femaleId}`])
      expect((await keeper.get(`${path}/breeding-projects`)).json()).toEqual([project])
  })

  test('BRD-13 BRD-14 BRD-15 BRD-16 BRD-17 BRD-51 what is missing or wrong is refused with its message and nothing is stored', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const pair = await createPair(keeper)
    const refusals = [
      [{ name: ' ' }, 'name', 'Name is required'],
      [{ maleId: null }, 'maleId', 'Male reptile is required'],
      [{ maleId: undefined }, 'maleId', 'Male reptile is required'],
      [{ femaleId: undefined }, 'femaleId', 'Female reptile is required'],
      [{ startDate: '' }, 'startDate', 'Start date is required'],
      [{ startDate: undefined }, 'startDate', 'Start date is required'],
      [{ startDate: '2026-02-30' }, 'startDate', 'Please enter a date as YYYY-MM-DD'],
      [{ status: undefined }, 'status', 'Status is required'],
      [{ status: 'Resting' }, 'status', 'Please choose one of the statuses'],
      [{ clutchSize: 1.5 }, 'clutchSize', 'Please use a whole number'],
    ] as const
    for (const [wrong, field, message] of refusals) {
      const answer = await keeper.post('/api/breeding-projects', { ...projectOf(pair), ...wrong })
      expect([answer.status, answer.json().errors]).toEqual([400, { [field]: message }])
    }
    expect((await keeper.get('/api/breeding-projects')).json()).toEqual([])
    expect((await keeper.get('/api/plan-limits/breeding-projects')).json().count).toBe(0)
  })

  test('BRD-23 BRD-24 BRD-26 BRD-51 every status may follow any other, and the dashboard counts the active ones', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id } = (await keeper.post('/api/breeding-projects', projectOf(await createPair(keeper)))).json()
    const seen: Record<string, number> = {}
    for (const status of [...projectStatuses].reverse()) {
      const answer = await keeper.put(`/api/breeding-projects/${id}`, { status })
      expect([answer.status, answer.json().status]).toEqual([200, status])
      seen[status] = (await keeper.get('/api/dashboard')).json().activeBreeding
    }
    const inactive = Object.keys(seen).filter((status) => seen[status] === 0)
    expect(inactive.sort()).toEqual(['Complete', 'Completed', 'Failed'])
    const active = (await keeper.get('/api/breeding-projects?active=true')).json()
    expect(active.map((project: { id: number }) => project.id)).toEqual([id])
    expect((await keeper.get('/api/breeding-projects?active=false')).json()).toEqual([])
    expect((await keeper.get('/api/breeding-projects?status=Gravid')).json()).toEqual([])
  })

  test('BRD-Q04 a confirmed lock is remembered once the status says so', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const made = await keeper.post('/api/breeding-projects', projectOf(await createPair(keeper)))
    const path = `/api/breeding-projects/${made.json().id}`
    expect((await keeper.put(path, { status: 'Confirmed Lock' })).json().confirmedLock).toBe(true)
    expect((await keeper.put(path, { status: 'Gravid' })).json().confirmedLock).toBe(true)
    expect((await keeper.put(path, { confirmedLock: false })).json().confirmedLock).toBe(false)
  })

  test('BRD-44 BRD-Q06 a change keeps what it does not name; laying before the start is allowed', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const before = (
      await keeper.post('/api/breeding-projects', {
        ...projectOf(await createPair(keeper)),
        projectCode: 'A1',
      })
    ).json()
    const change = { name: 'Renamed', expectedLayDate: '2026-06-01', projectCode: '' }
    const answer = await keeper.put(`/api/breeding-projects/${before.id}`, change)
    expect(answer.json()).toEqual({ ...before, ...change, projectCode: null, version: 2 })
    const refused = await keeper.put(`/api/breeding-projects/${before.id}`, { name: '' })
    expect([refused.status, refused.json().message]).toEqual([400, 'Name is required'])
  })

  test('R13 a change from a stale version is refused with 412; the tag of a read is taken as its version', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const made = await keeper.post('/api/breeding-projects', projectOf(await createPair(keeper)))
    const path = `/api/breeding-projects/${made.json().id}`
    const tag = (await keeper.get(path)).headers.get('etag') ?? ''
    expect((await keeper.get(path, { 'if-none-match': tag })).status).toBe(304)
    expect((await keeper.put(path, { name: 'First' }, { 'if-match': tag })).status).toBe(200)
    for (const stale of [tag, '"1"']) {
      const refused = await keeper.put(path, { name: 'Second' }, { 'if-match': stale })
      expect([refused.status, refused.json().code]).toEqual([412, 'stale-version'])
    }
    expect((await keeper.get(path)).json()).toMatchObject({ name: 'First', version: 2 })
  })

  test('a project read before is read anew when one of its animals is renamed', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const pair = await createPair(keeper)
    const made = await keeper.post('/api/breeding-projects', projectOf(pair))
    const path = `/api/breeding-projects/${made.json().id}`
    const tag = (await keeper.get(path)).headers.get('etag') ?? ''
    await keeper.patch(`/api/animals/${pair.maleId}`, { name: 'Ashfall' })
    const again = await keeper.get(path, { 'if-none-match': tag })
    expect([again.status, again.json().maleName, again.json().version]).toEqual([200, 'Ashfall', 1])
  })

  test('BRD-Q09 search matches name, code, status and the names of both partners, and nothing else', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const pair = await createPair(keeper, { male: { name: 'Ægir_2', morph: 'Clown' } })
    const { id } = (
      await keeper.post('/api/breeding-projects', {
        ...projectOf(pair),
        name: '100% Pied',
        projectCode: 'X-9',
        status: 'Gravid',
      })
    ).json()
    const found = async (q: string) =>
      (await keeper.get(`/api/breeding-projects?q=${encodeURIComponent(q)}`))
        .json()
        .map((project: { id: number }) => project.id)
    for (const q of ['100% p', 'x-9', 'gravid', 'ægir_', 'DAHLIA', ' pied '])
      expect([q, await found(q)]).toEqual([q, [id]])
    for (const q of ['clown', 'python', '100_', '%', 'ægirx']) {
      const expected = q === '%' ? [id] : []
      expect([q, await found(q)]).toEqual([q, expected])
    }
  })

  test('BRD-Q09 a partner is found by its name alone, whether or not its morph is known', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const unknown = { morph: null, species: 'Boa imperator' }
    const pair = await createPair(keeper, {
      male: { ...unknown, name: 'Ægir' },
      female: { ...unknown, name: 'Dahlia', morph: ' ' },
    })
    const { id } = (
      await keeper.post('/api/breeding-projects', { ...projectOf(pair), name: 'Season' })
    ).json()
    const found = async (q: string) =>
      (await keeper.get(`/api/breeding-projects?q=${encodeURIComponent(q)}`))
        .json()
        .map((project: { id: number }) => project.id)
    for (const q of ['ægir', 'Dahlia']) expect([q, await found(q)]).toEqual([q, [id]])
    for (const q of ['boa', 'imperator', 'ægirx']) expect([q, await found(q)]).toEqual([q, []])
  })

  test('BRD-41 the list comes newest first in pages, each once', async () => {
    const running = await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })
    const keeper = await running.keeper()
    const pair = await createPair(keeper)
    const made: number[] = []
    for (let n = 0; n < 7; n += 1)
      made.push((await keeper.post('/api/breeding-projects', projectOf(pair))).json().id)
    const paged: number[] = []
    let path: string | undefined = '/api/breeding-projects?limit=3'
    while (path) {
      const page = await keeper.get(path)
      paged.push(...page.json().map((project: { id: number }) => project.id))
      path = /<(.*)>/.exec(page.headers.get('link') ?? '')?.[1]
    }
    expect(paged).toEqual(made.reverse())
    expect((await keeper.get('/api/breeding-projects?cursor=x')).status).toBe(400)
  })
})
