import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'

const unlimited = { PLAN_LIMITS: 'off' }
const layDate = '2026-06-01'

type Due = { kind: string; day: string; eggs: number; eggNumber: string | null; projectName: string | null }

async function dueOf(keeper: Visitor, query = ''): Promise<Due[]> {
  const answer = await keeper.get(`/api/events/due${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.json()
}

const lay = async (keeper: Visitor, fields: object): Promise<number> => {
  const answer = await keeper.post('/api/eggs', { layDate, ...fields })
  expect(answer.status, answer.text).toBe(201)
  return answer.json().id
}

const hatch = (day: string, eggs: number, fields: object = {}) => ({
  ...{ kind: 'hatch', day, eggs, eggNumber: null, breedingProjectId: null, projectName: null },
  ...fields,
})

/** What a calendar program reads in a feed: the sign of each event, its day, its words and where it leads. */
async function readFeed(keeper: Visitor, url: string, type: string | null) {
  const made = await keeper.post('/api/calendar-feeds', { type })
  const text = (await createVisitor(url).get(new URL(made.json().url).pathname)).text
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const leads = String(component.getFirstPropertyValue('url'))
    return {
      uid: event.uid,
      day: event.startDate.toString(),
      title: event.summary,
      path: new URL(leads).pathname,
    }
  })
}

onBothDatabases('days that follow from eggs and projects', (dialect) => {
  test('CAL-50 CAL-51 eggs are due once a day and project, and move, end and go with what is done to them', async () => {
    const { keeper: newKeeper } = await startApp(dialect, { env: unlimited })
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    await lay(other, { eggNumber: 'theirs' })
    expect(await dueOf(keeper)).toEqual([])
    const { id: breedingProjectId, path } = await createProject(keeper)
    const project = { breedingProjectId, projectName: 'Clown x Pied' }
    const ids = []
    for (const eggNumber of ['1', '2', '3']) ids.push(await lay(keeper, { eggNumber, breedingProjectId }))
    const [first, second, third] = ids
    await lay(keeper, { eggNumber: '9', dueDate: '2026-07-20' })
    expect(await dueOf(keeper)).toEqual([
      hatch('2026-07-20', 1, { eggNumber: '9' }),
      hatch('2026-07-31', 3, project),
    ])
    await keeper.patch(`/api/eggs/${first}`, { dueDate: '2026-08-02' })
    await keeper.patch(`/api/eggs/${second}`, { status: 'Infertile' })
    expect(await dueOf(keeper, '?from=2026-07-21')).toEqual([
      hatch('2026-07-31', 1, { ...project, eggNumber: '3' }),
      hatch('2026-08-02', 1, { ...project, eggNumber: '1' }),
    ])
    expect(await dueOf(keeper, '?from=2026-08-01&to=2026-08-02')).toHaveLength(1)
    await keeper.patch(`/api/eggs/${third}`, { status: 'Hatched', hatchDate: '2026-06-20' })
    await keeper.remove(`/api/eggs/${first}`)
    expect(await dueOf(keeper, '?from=2026-07-21')).toEqual([])
    await keeper.post(`/api/trash/eggs/${first}/restore`)
    await keeper.remove(path)
    expect(await dueOf(keeper, '?from=2026-07-21')).toEqual([
      hatch('2026-08-02', 1, { eggNumber: '1', projectName: 'Clown x Pied' }),
    ])
    expect((await keeper.get('/api/events')).json()).toEqual([])
    for (const query of ['?from=tomorrow', '?to=2026-02-30'])
      expect((await keeper.get(`/api/events/due${query}`)).status).toBe(400)
  })

  test('CAL-50 a project expects its laying until that happened, and its next clutch while it is active', async () => {
    const keeper = await (await startApp(dialect, { env: unlimited })).keeper()
    const dates = { expectedLayDate: '2026-07-01', nextClutchDate: '2026-09-01' }
    const { id: breedingProjectId, path } = await createProject(keeper, {
      project: { ...dates, status: 'Gravid' },
    })
    const of = { eggs: 0, eggNumber: null, breedingProjectId, projectName: 'Clown x Pied' }
    const clutch = { kind: 'clutch', day: '2026-09-01', ...of }
    expect(await dueOf(keeper)).toEqual([{ kind: 'lay', day: '2026-07-01', ...of }, clutch])
    const change = async (fields: object) => {
      const { version: _version, ...project } = (await keeper.get(path)).json()
      expect((await keeper.call('PUT', path, { body: { ...project, ...fields } })).status).toBe(200)
    }
    await change({ expectedLayDate: '2026-07-05' })
    expect((await dueOf(keeper))[0]).toMatchObject({ kind: 'lay', day: '2026-07-05' })
    await change({ status: 'Eggs Laid' })
    expect(await dueOf(keeper)).toEqual([clutch])
    await change({ status: 'Failed' })
    expect(await dueOf(keeper)).toEqual([])
    await change({ status: 'Pairing', nextClutchDate: null })
    expect((await dueOf(keeper)).map(({ kind }) => kind)).toEqual(['lay'])
    await keeper.remove(path)
    expect(await dueOf(keeper)).toEqual([])
  })

  test('CAL-51 C1 feeds hold them beside the events, each under the same sign wherever it moves', async () => {
    const running = await startApp(dialect, { clock: createTestClock('2026-06-15T12:00:00.000Z') })
    const keeper = await running.keeper()
    const { id: breedingProjectId } = await createProject(keeper, {
      project: { expectedLayDate: '2026-07-01', nextClutchDate: null, status: 'Gravid' },
    })
    const first = await lay(keeper, { eggNumber: '1', dueDate: '2026-07-20' })
    await keeper.post('/api/events', { title: 'Clean', startDate: '2026-06-20' })
    const project = `/breeding/projects/${breedingProjectId}`
    const read = (type: string | null) => readFeed(keeper, running.url, type)
    const all = await read(null)
    expect(all.map(({ uid: _uid, ...event }) => event)).toEqual([
      { day: '2026-06-20', title: 'Clean', path: '/calendar' },
      { day: '2026-07-01', title: 'Expected to lay: Clown x Pied', path: project },
      { day: '2026-07-20', title: 'Egg 1 due', path: '/incubating' },
    ])
    expect(await read('breeding')).toEqual(all.slice(1))
    expect((await read('cleaning')).map(({ title }) => title)).toEqual([])
    await keeper.patch(`/api/eggs/${first}`, { dueDate: '2026-07-25' })
    const moved = (await read(null)).at(-1)
    expect(moved).toEqual({ ...all.at(-1), day: '2026-07-25' })
    await keeper.patch(`/api/eggs/${first}`, { status: 'Failed' })
    expect(await read(null)).toEqual(all.slice(0, 2))
  })
})
