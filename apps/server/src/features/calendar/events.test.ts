import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const feed = { title: 'Feed adults', startDate: '2026-06-15' }
/** The test clock stands at noon of 15 June 2026 in UTC. */
const clock = createTestClock()

const put = (keeper: Visitor, path: string, body: unknown, headers?: Record<string, string>) =>
  keeper.call('PUT', path, { body, ...(headers ? { headers } : {}) })

async function add(keeper: Visitor, body: object = {}) {
  const answer = await keeper.post('/api/events', { ...feed, ...body })
  expect(answer.status, answer.text).toBe(201)
  return answer.json()
}

const titlesOf = async (keeper: Visitor, path: string): Promise<string[]> =>
  (await keeper.get(path)).json().map(({ title }: { title: string }) => title)

onBothDatabases('events', (dialect) => {
  test('CAL-23 CAL-24 CAL-25 CAL-27 CAL-28 CAL-29 CAL-30 CAL-36 a title and a day make an event with all defaults', async () => {
    const keeper = await (await startApp(dialect, { clock })).keeper()
    const user = (await keeper.get('/api/user')).json()
    const made = await add(keeper, { completed: true })
    expect(made).toEqual({
      ...feed,
      id: made.id,
      userId: user.id,
      version: 1,
      createdAt: clock.now().toISOString(),
      description: null,
      type: 'general',
      endDate: null,
      allDay: true,
      startTime: null,
      endTime: null,
      reptileId: null,
      animalId: null,
      breedingProjectId: null,
      reminder: false,
      reminderEnabled: true,
      reminderDate: null,
      reminderTime: '09:00',
      reminderRepeatDays: 0,
      completed: false,
      color: null,
    })
    // CAL-34: the list answers the same record.
    expect((await keeper.get('/api/events')).json()).toEqual([made])
  })

  test('CAL-20 CAL-21 CAL-28 what a form sends is kept: reminder, hours, colour; empty fields are none', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const full = {
      description: 'Panacur, second dose',
      type: 'medication',
      endDate: '2026-06-17',
      allDay: false,
      startTime: '10:30',
      endTime: '11:00',
      reminder: true,
      reminderDate: '3',
      reminderTime: '18:30',
      reminderRepeatDays: 7,
      reminderEnabled: false,
      color: 'blue',
    }
    expect(await add(keeper, full)).toMatchObject({ ...feed, ...full })
    const off = { reminder: false, reminderDate: '', reminderTime: '', reminderRepeatDays: 0, reptileId: '' }
    expect(await add(keeper, { ...off, allDay: false, endDate: '', color: '' })).toMatchObject({
      reminder: false,
      reminderDate: null,
      reminderTime: '09:00',
      reminderRepeatDays: 0,
      reptileId: null,
      endDate: null,
      color: null,
      startTime: '09:00',
      endTime: '10:00',
    })
    // CAL-22: a reminder that says nothing more comes a day before at nine.
    expect(await add(keeper, { reminder: true })).toMatchObject({ reminderDate: '1', reminderTime: '09:00' })
  })

  test('CAL-16 CAL-17 CAL-18 CAL-24 CAL-45 CAL-Q07 CAL-Q12 what is not valid is refused with its field, and nothing is stored', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const refusals = [
      [{ title: ' ' }, 'title', 'Title is required'],
      [{ title: undefined }, 'title', 'Title is required'],
      [{ title: 'x'.repeat(201) }, 'title', 'Please use at most 200 characters'],
      [{ description: 'x'.repeat(5001) }, 'description', 'Please use at most 5000 characters'],
      [{ startDate: undefined }, 'startDate', 'Start date is required'],
      [{ startDate: '' }, 'startDate', 'Start date is required'],
      [{ startDate: '2026-02-30' }, 'startDate', 'Please enter a date as YYYY-MM-DD'],
      [{ endDate: '2026-06-14' }, 'endDate', 'End date cannot be before start date'],
      [{ reminderDate: 31 }, 'reminderDate', 'Reminder days must be from 0 to 30'],
      [{ reminderDate: '-1' }, 'reminderDate', 'Reminder days must be from 0 to 30'],
      [{ reminderTime: '25:00' }, 'reminderTime', 'Please enter a time as HH:MM'],
      [
        { reminderRepeatDays: 8 },
        'reminderRepeatDays',
        'Repeat must be 0, 1, 2, 3, 4, 5, 6, 7, 14 or 30 days',
      ],
      [
        { allDay: false, startTime: '10:00', endTime: '09:59' },
        'endTime',
        'End time cannot be before start time',
      ],
      [{ color: 'mauve' }, 'color', /^Color must be/],
      [{ type: 'party' }, 'type', /^Type must be one of/],
    ] as const
    for (const [body, field, message] of refusals) {
      const answer = await keeper.post('/api/events', { ...feed, ...body })
      expect([answer.status, answer.json().code], JSON.stringify(body)).toEqual([400, 'not-valid'])
      expect(answer.json().errors[field], JSON.stringify(body)).toMatch(message)
    }
    expect((await keeper.get('/api/events')).json()).toEqual([])
  })

  test('CAL-37 CAL-45 a change names what it changes; the rest stays, and its end is judged with what stays', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const made = await add(keeper, { description: 'Rack B', endDate: '2026-06-16', type: 'cleaning' })
    const changed = (await put(keeper, `/api/events/${made.id}`, { title: ' Clean rack C ' })).json()
    expect(changed).toEqual({ ...made, title: 'Clean rack C', version: 2 })
    const late = await put(keeper, `/api/events/${made.id}`, { startDate: '2026-06-20' })
    expect([late.status, late.json().errors]).toEqual([
      400,
      { endDate: 'End date cannot be before start date' },
    ])
    const stale = await put(keeper, `/api/events/${made.id}`, { title: 'Mine' }, { 'if-match': '"1"' })
    expect([stale.status, stale.json().code]).toEqual([412, 'stale-version'])
    expect(
      (await put(keeper, `/api/events/${made.id}`, { endDate: null }, { 'if-match': '"2"' })).json(),
    ).toEqual({ ...changed, endDate: null, version: 3 })
  })

  test('CAL-32 CAL-38 an event is completed and opened again', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id } = await add(keeper)
    for (const completed of [true, false, true]) {
      const answer = await put(keeper, `/api/events/${id}/complete`, { completed })
      expect([answer.status, answer.json().completed]).toEqual([200, completed])
    }
    expect((await put(keeper, `/api/events/${id}/complete`, {})).status).toBe(400)
    expect((await keeper.get('/api/events')).json()[0].completed).toBe(true)
  })

  test('CAL-33 CAL-41 CAL-44 CAL-Q01 a reminder is switched on and off; days and time stay, or begin with 1 and 09:00', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const plain = await add(keeper)
    const toggle = async (id: number, body: object) =>
      (await put(keeper, `/api/events/${id}/reminder`, body)).json()
    expect(await toggle(plain.id, { reminder: true })).toEqual({
      ...plain,
      version: 2,
      reminder: true,
      reminderDate: '1',
      reminderTime: '09:00',
    })
    const weekly = await add(keeper, {
      reminder: true,
      reminderDate: '5',
      reminderTime: '20:15',
      reminderRepeatDays: 7,
    })
    const kept = { reminderDate: '5', reminderTime: '20:15', reminderRepeatDays: 7, title: feed.title }
    expect(await toggle(weekly.id, { reminder: false })).toMatchObject({ reminder: false, ...kept })
    expect(await toggle(weekly.id, { reminder: true })).toMatchObject({ reminder: true, ...kept })
    // Days and time as the toggle of a page sends them, and nothing else that comes along.
    const sent = { reminder: true, reminderDate: '2', reminderTime: '07:00', title: 'Not this' }
    expect(await toggle(weekly.id, sent)).toMatchObject({ ...kept, reminderDate: '2', reminderTime: '07:00' })
    const whole = await put(keeper, `/api/events/${weekly.id}`, {
      reminder: false,
      reminderDate: '4',
      reminderTime: '06:00',
    })
    expect(whole.json()).toMatchObject({
      reminder: false,
      reminderDate: '4',
      reminderTime: '06:00',
      title: feed.title,
    })
  })

  test('CAL-35 CAL-Q05 upcoming starts with what runs today and ends with the last day of the window', async () => {
    const keeper = await (await startApp(dialect, { clock })).keeper({ timeZone: 'Pacific/Kiritimati' })
    // Noon of the 15th in UTC is the 16th where the keeper is.
    await add(keeper, { title: 'past', startDate: '2026-06-15' })
    await add(keeper, { title: 'running', startDate: '2026-06-10', endDate: '2026-06-16' })
    await add(keeper, { title: 'ended', startDate: '2026-06-10', endDate: '2026-06-15' })
    await add(keeper, { title: 'last day', startDate: '2026-07-16' })
    await add(keeper, { title: 'too far', startDate: '2026-07-17' })
    const done = await add(keeper, { title: 'today', startDate: '2026-06-16' })
    await put(keeper, `/api/events/${done.id}/complete`, { completed: true })
    expect(await titlesOf(keeper, '/api/events/upcoming/30')).toEqual(['running', 'today', 'last day'])
    expect(await titlesOf(keeper, '/api/events/upcoming/0')).toEqual(['running', 'today'])
    expect(await titlesOf(keeper, '/api/events/upcoming/365')).toContain('too far')
    for (const days of ['-1', '367', 'soon', '1.5'])
      expect((await keeper.get(`/api/events/upcoming/${days}`)).status, days).toBe(400)
    // COL-05: the dashboard's figure leaves out what is done.
    expect((await keeper.get('/api/dashboard')).json().upcomingEvents).toBe(3)
  })

  test('U1 CAL-35 upcoming events can be those of one own animal', async () => {
    const { keeper: newKeeper } = await startApp(dialect, { clock })
    const [keeper, stranger] = [await newKeeper(), await newKeeper()]
    const animal = async (owner: Visitor) =>
      (await owner.post('/api/animals', { name: 'Ember', species: 'Python regius' })).json().id
    const [ember, other, theirs] = [await animal(keeper), await animal(keeper), await animal(stranger)]
    await add(keeper, { title: 'runs', startDate: '2026-06-10', endDate: '2026-06-30', animalId: ember })
    await add(keeper, { title: 'later', startDate: '2026-06-20', animalId: ember })
    await add(keeper, { title: 'of another', startDate: '2026-06-19', animalId: other })
    await add(keeper, { title: 'of none', startDate: '2026-06-19' })
    await add(stranger, { title: 'a stranger’s', startDate: '2026-06-19', animalId: theirs })
    const of = (id: number | string) => `/api/events/upcoming/30?animalId=${id}`
    expect(await titlesOf(keeper, of(ember))).toEqual(['runs', 'later'])
    expect(await titlesOf(keeper, of(theirs))).toEqual([])
    expect((await keeper.get(of('Ember'))).status).toBe(400)
  })

  test('COL-05 CAL-Q05 at midnight upcoming events and their count are read anew, though nobody changed anything', async () => {
    const late = createTestClock('2026-06-15T21:30:00.000Z')
    const keeper = await (await startApp(dialect, { clock: late })).keeper({ timeZone: 'Europe/Paris' })
    await add(keeper)
    const [list, dashboard] = ['/api/events/upcoming/30', '/api/dashboard']
    const tagged: [string, Record<string, string>][] = []
    for (const path of [list, dashboard]) {
      const tag = { 'if-none-match': (await keeper.get(path)).headers.get('etag') ?? '' }
      expect((await keeper.get(path, tag)).status, path).toBe(304)
      tagged.push([path, tag])
    }
    expect((await keeper.get(list)).json()).toHaveLength(1)
    expect((await keeper.get(dashboard)).json().upcomingEvents).toBe(1)
    late.moveOn({ minutes: 30 })
    for (const [path, tag] of tagged) expect((await keeper.get(path, tag)).status, path).toBe(200)
    expect((await keeper.get(list)).json()).toEqual([])
    expect((await keeper.get(dashboard)).json().upcomingEvents).toBe(0)
  })

  test('CAL-34 the list begins with the latest start, is read in pages, and narrowed to the days of a month', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    for (const day of ['2026-05-31', '2026-06-01', '2026-06-15', '2026-06-15', '2026-06-30', '2026-07-01'])
      await add(keeper, { title: day, startDate: day })
    await add(keeper, { title: 'over May', startDate: '2026-04-20', endDate: '2026-06-02' })
    expect(await titlesOf(keeper, '/api/events')).toEqual([
      '2026-07-01',
      '2026-06-30',
      '2026-06-15',
      '2026-06-15',
      '2026-06-01',
      '2026-05-31',
      'over May',
    ])
    expect(await titlesOf(keeper, '/api/events?from=2026-06-01&to=2026-06-30')).toEqual([
      '2026-06-30',
      '2026-06-15',
      '2026-06-15',
      '2026-06-01',
      'over May',
    ])
    const paged: string[] = []
    for (let path = '/api/events?limit=3&from=2026-06-01'; path; ) {
      const page = await keeper.get(path)
      paged.push(...page.json().map(({ title }: { title: string }) => title))
      path = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
    }
    expect(paged).toEqual(await titlesOf(keeper, '/api/events?from=2026-06-01'))
    expect((await keeper.get('/api/events?cursor=x')).status).toBe(400)
    expect((await keeper.get('/api/events?from=2026-06-31')).status).toBe(400)
  })

  test('CAL-39 CAL-13 a deleted event is gone for good', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const [kept, gone] = [await add(keeper, { title: 'kept' }), await add(keeper)]
    const answer = await keeper.remove(`/api/events/${gone.id}`)
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect((await keeper.remove(`/api/events/${gone.id}`)).json().message).toBe('Event not found')
    expect((await keeper.get('/api/events')).json()).toEqual([kept])
    expect((await keeper.post('/api/events/all/restore')).status).toBe(404)
  })

  test('SHELL-59 the same key makes one event', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const key = { 'idempotency-key': 'form-1' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => keeper.post('/api/events', feed, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await keeper.get('/api/events')).json()).toHaveLength(1)
    expect((await keeper.post('/api/events', { ...feed, title: 'Other' }, key)).status).toBe(422)
  })
})
