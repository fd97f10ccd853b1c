import ICAL from 'ical.js'
import ical, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'

const feed = { title: 'Feed adults', startDate: '2026-06-15' }

/** What a calendar program is: it knows the address and nothing else. */
async function subscribe({ url }: TestApp, keeper: Visitor, body: object = {}) {
  const made = await keeper.post('/api/calendar-feeds', body)
  expect(made.status, made.text).toBe(201)
  const address = new URL(made.json().url)
  const read = (headers?: Record<string, string>) => createVisitor(url).get(address.pathname, headers)
  return { id: made.json().id as number, address, key: address.pathname.split('/')[3] ?? '', read }
}

/** What any calendar shows of an event. */
type Seen = {
  uid: string
  title: string
  text: string | null
  start: string
  end: string
  allDay: boolean
  alarms: string[]
}

/** Read by the library that Thunderbird and Nextcloud use. */
function readByFirst(text: string): Seen[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const alarms = component.getAllSubcomponents('valarm')
    return {
      uid: event.uid,
      title: event.summary,
      text: event.description,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      allDay: event.startDate.isDate,
      alarms: alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    }
  })
}

/** A moment in its compact form, in the usual one. */
const spelledOut = (moment: string): string =>
  moment.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z')

/** Read by another, which shares no code with it. */
function readBySecond(text: string): Seen[] {
  const events = Object.values(ical.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT')
  return (events as VEvent[]).map((event) => {
    const allDay = event.datetype === 'date'
    const shown = (moment: Date | undefined) => {
      if (!moment) return ''
      // A day of the calendar is given as the midnight of wherever the reader is.
      const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
      return allDay ? local.toISOString().slice(0, 10) : moment.toISOString().replace('.000', '')
    }
    return {
      uid: event.uid,
      title: String(event.summary),
      text: event.description === undefined ? null : String(event.description),
      start: shown(event.start),
      end: shown(event.end),
      allDay,
      alarms: (event.alarms ?? []).map((alarm) => spelledOut(String(Object(alarm.trigger).val))),
    }
  })
}

const byTitle = (one: Seen, other: Seen) => (one.title < other.title ? -1 : 1)

onBothDatabases('private calendar feeds', (dialect) => {
  test('C1 two calendar libraries read the feed alike: days, hours, words and alarms', async () => {
    const running = await startApp(dialect, { clock: createTestClock('2026-06-01T00:00:00.000Z') })
    const keeper = await running.keeper({ timeZone: 'America/New_York' })
    const words =
      'Bring: tubs, scales; and "C:\\rack"\nSecond line — ä 🐍 and a very long line that has to be folded because no line of a calendar may be longer than 75 bytes'
    const events = [
      { title: 'A day', startDate: '2026-06-15', reminder: true, reminderDate: '3', reminderTime: '18:30' },
      { title: 'B days, with; marks\\', startDate: '2026-06-28', endDate: '2026-07-01', description: words },
      { title: 'C hours', startDate: '2026-06-15', allDay: false, startTime: '10:30', endTime: '11:00' },
    ]
    for (const event of events) await keeper.post('/api/events', event)
    const { read } = await subscribe(running, keeper)
    const answer = await read()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    const [first, second] = [readByFirst(answer.text), readBySecond(answer.text)].map((seen) =>
      seen?.sort(byTitle),
    )
    expect(first?.map(({ uid: _uid, ...seen }) => seen)).toEqual([
      {
        title: 'A day',
        text: null,
        start: '2026-06-15',
        end: '2026-06-16',
        allDay: true,
        alarms: ['2026-06-12T22:30:00Z'],
      },
      {
        title: 'B days, with; marks\\',
        text: words,
        start: '2026-06-28',
        end: '2026-07-02',
        allDay: true,
        alarms: [],
      },
      {
        title: 'C hours',
        text: null,
        start: '2026-06-15T14:30:00Z',
        end: '2026-06-15T15:00:00Z',
        allDay: false,
        alarms: [],
      },
    ])
    expect(second).toEqual(first)
    for (const line of answer.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  test('C1 an event of one moment has a start and no end, as the format wants it', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper({ timeZone: 'America/New_York' })
    const hours = { allDay: false, startTime: '10:30' }
    await keeper.post('/api/events', { ...feed, ...hours })
    await keeper.post('/api/events', { ...feed, ...hours, endTime: '10:30' })
    const { read } = await subscribe(running, keeper)
    const { text } = await read()
    expect(text.match(/^DTSTART:20260615T143000Z\r$/gm)).toHaveLength(2)
    expect(text).not.toContain('DTEND')
    const moment = '2026-06-15T14:30:00Z'
    for (const seen of [...readByFirst(text), ...readBySecond(text)])
      expect(seen).toMatchObject({ start: moment, end: moment, allDay: false })
  })

  test('C1 an event keeps its UID through changes, and its sequence grows', async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    const { id } = (await keeper.post('/api/events', feed)).json()
    const { read } = await subscribe(running, keeper)
    const before = (await read()).text
    await keeper.call('PUT', `/api/events/${id}`, { body: { title: 'Feed all', startDate: '2026-07-01' } })
    const after = (await read()).text
    expect(readByFirst(after)[0]?.uid).toBe(readByFirst(before)[0]?.uid)
    expect([/SEQUENCE:(\d+)/.exec(before)?.[1], /SEQUENCE:(\d+)/.exec(after)?.[1]]).toEqual(['0', '1'])
    await keeper.call('PUT', `/api/events/${id}/complete`, { body: { completed: true } })
    expect(readBySecond((await read()).text)[0]?.title).toBe('✓ Feed all')
  })

  test('C1 a feed that has not changed is answered 304, and a change ends that', async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    const { read } = await subscribe(running, keeper)
    const tag = { 'if-none-match': (await read()).headers.get('etag') ?? '' }
    expect((await read(tag)).status).toBe(304)
    await keeper.post('/api/events', feed)
    const fresh = await read(tag)
    expect([fresh.status, readByFirst(fresh.text)]).toEqual([
      200,
      [expect.objectContaining({ title: feed.title })],
    ])
  })

  test('C1 a feed of one type holds that type alone', async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    await keeper.post('/api/events', { ...feed, type: 'feeding' })
    await keeper.post('/api/events', { ...feed, title: 'Panacur', type: 'medication' })
    const { read } = await subscribe(running, keeper, { type: 'medication' })
    expect(readByFirst((await read()).text).map(({ title }) => title)).toEqual(['Panacur'])
    expect((await keeper.post('/api/calendar-feeds', { type: 'party' })).status).toBe(400)
  })

  test('R87 the key reads its feed and nothing else, is kept as a hash, and is void once revoked', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const [keeper, other] = [await running.keeper(), await running.keeper()]
    await keeper.post('/api/events', feed)
    const { id, key, read } = await subscribe(running, keeper)
    expect(Buffer.from(key, 'base64url').length).toBeGreaterThanOrEqual(16)
    // No session by any name it could be sent under.
    for (const headers of [
      { cookie: `clutchbook=${key}` },
      { cookie: `__Host-clutchbook=${key}` },
      { authorization: `Bearer ${key}` },
    ])
      expect((await running.visitor().get('/api/events', headers)).status).toBe(401)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await running.visitor().call(method, `/api/feeds/${key}/calendar.ics`)).status).toBe(404)
    const { db } = running.app
    expect(JSON.stringify(await db.selectFrom('calendarFeed').selectAll().execute())).not.toContain(key)
    const [listed] = (await keeper.get('/api/calendar-feeds')).json()
    expect(JSON.stringify(listed)).not.toContain(key)
    expect((await other.get('/api/calendar-feeds')).json()).toEqual([])

    expect((await other.remove(`/api/calendar-feeds/${id}`)).status).toBe(404)
    expect((await read()).status).toBe(200)
    expect((await keeper.remove(`/api/calendar-feeds/${id}`)).status).toBe(204)
    const revoked = await read()
    const unknown = await running.visitor().get('/api/feeds/no-such-key/calendar.ics')
    expect([revoked.status, revoked.text]).toEqual([404, unknown.text])
  })

  test('R22 C1 feeds of two keepers share nothing, and a shut account has none', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const [keeper, other] = [await running.keeper(), await running.keeper()]
    await keeper.post('/api/events', { ...feed, title: 'mine' })
    await other.post('/api/events', { ...feed, title: 'theirs' })
    const { read } = await subscribe(running, keeper)
    expect(readByFirst((await read()).text).map(({ title }) => title)).toEqual(['mine'])
    await running.app.db.updateTable('keeper').set({ isActive: false }).execute()
    expect((await read()).status).toBe(404)
  })

  test('C1 the list tells when a feed was last read; twenty are enough', async () => {
    const running = await startApp(dialect, { clock: createTestClock('2026-06-01T00:00:00.000Z') })
    const keeper = await running.keeper()
    const { id, read } = await subscribe(running, keeper)
    const [fresh] = (await keeper.get('/api/calendar-feeds')).json()
    expect(fresh).toEqual({ id, type: null, createdAt: '2026-06-01T00:00:00.000Z', lastReadOn: null })
    await read()
    expect((await keeper.get('/api/calendar-feeds')).json()).toEqual([{ ...fresh, lastReadOn: '2026-06-01' }])
    const made = await Promise.all(Array.from({ length: 25 }, () => keeper.post('/api/calendar-feeds', {})))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(19)
    expect(made.find(({ status }) => status !== 201)?.status).toBe(409)
  })

  test('R56 what a keeper types cannot leave its line of the feed', async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    const forged = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:forged\u0007'
    await keeper.post('/api/events', { ...feed, title: forged, description: forged })
    const { read } = await subscribe(running, keeper)
    const { text } = await read()
    expect(readByFirst(text)).toHaveLength(1)
    expect(readBySecond(text)).toHaveLength(1)
    expect(text).not.toMatch(/^SUMMARY:forged/m)
  })
})
