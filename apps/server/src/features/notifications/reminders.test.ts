import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addReminder, changeEvent, stayingKeeper, toldTo } from '../../testing/reminded-keeper.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, type TestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

/** Looks for due reminders at each of the moments, as the job would, and answers the moments at which one came. */
async function lookAt(running: TestApp, clock: TestClock, keeper: Visitor, moments: readonly string[]) {
  const came: string[] = []
  for (const moment of moments) {
    clock.moveTo(moment)
    const before = (await toldTo(keeper)).length
    await running.app.services.notifications.deliverReminders()
    for (let n = (await toldTo(keeper)).length; n > before; n -= 1) came.push(moment)
  }
  return came
}

onBothDatabases('reminders', (dialect) => {
  test('CAL-48 CAL-Q02 NOT-01 a due reminder makes one notification with its event’s number, at its hour where the keeper is', async () => {
    const clock = createTestClock('2026-06-10T00:00:00.000Z')
    const running = await startApp(dialect, { clock })
    const keeper = await stayingKeeper(running, 'America/New_York')
    const { id } = await addReminder(keeper, {
      startDate: '2026-06-12',
      reminderDate: '1',
      reminderTime: '09:00',
    })
    // 09:00 of the 11th in New York is 13:00 in UTC.
    const moments = [
      '2026-06-11T12:59:59Z',
      '2026-06-11T13:00:00Z',
      '2026-06-11T13:00:30Z',
      '2026-06-12T13:00:00Z',
    ]
    expect(await lookAt(running, clock, keeper, moments)).toEqual(['2026-06-11T13:00:00Z'])
    const [told] = (await keeper.get('/api/notifications')).json()
    expect(told).toEqual({
      id: told.id,
      title: 'Feed adults',
      message: 'Tomorrow, 06/12/2026',
      read: false,
      createdAt: '2026-06-11T13:00:00.000Z',
      eventId: id,
      to: null,
    })
  })

  test('R76 CAL-Q02 reminders missed while nobody looked come once at the next look, one for each event', async () => {
    const clock = createTestClock('2026-06-01T00:00:00.000Z')
    const running = await startApp(dialect, { clock })
    const keeper = await stayingKeeper(running)
    const once = await addReminder(keeper, { title: 'once', startDate: '2026-06-03' })
    const daily = await addReminder(keeper, {
      title: 'daily',
      startDate: '2026-06-03',
      reminderRepeatDays: 1,
    })
    const moments = [
      '2026-06-20T15:00:00Z',
      '2026-06-20T15:00:30Z',
      '2026-06-21T08:59:00Z',
      '2026-06-21T09:00:00Z',
    ]
    expect(await lookAt(running, clock, keeper, moments)).toEqual([moments[0], moments[0], moments[3]])
    expect((await toldTo(keeper)).map(({ eventId, message }) => [eventId, message])).toEqual([
      [once.id, '17 days ago, on 06/03/2026'],
      [daily.id, '17 days ago, on 06/03/2026'],
      [daily.id, '18 days ago, on 06/03/2026'],
    ])
  })

  test('CAL-49 CAL-Q04 a repeating reminder comes again until the event is completed or the reminder is off', async () => {
    const clock = createTestClock('2026-06-01T00:00:00.000Z')
    const running = await startApp(dialect, { clock })
    const keeper = await stayingKeeper(running)
    const { id } = await addReminder(keeper, {
      startDate: '2026-06-03',
      reminderDate: '0',
      reminderRepeatDays: 3,
    })
    const look = (...days: string[]) =>
      lookAt(
        running,
        clock,
        keeper,
        days.map((day) => `2026-06-${day}T09:00:00Z`),
      )
    expect(await look('03', '04', '05', '06', '08', '09')).toHaveLength(3)
    await changeEvent(keeper, id, '/reminder', { reminder: false })
    expect(await look('12', '15')).toEqual([])
    await changeEvent(keeper, id, '/reminder', { reminder: true })
    expect(await look('16', '17')).toEqual(['2026-06-16T09:00:00Z'])
    await changeEvent(keeper, id, '/complete', { completed: true })
    expect(await look('18', '21')).toEqual([])
    await changeEvent(keeper, id, '', { completed: false, reminderEnabled: false })
    expect(await look('24')).toEqual([])
    await changeEvent(keeper, id, '', { reminderEnabled: true })
    expect(await look('25', '26', '27')).toEqual(['2026-06-25T09:00:00Z', '2026-06-27T09:00:00Z'])
  })

  test('CAL-48 a reminder that has come is not told again by a toggle, a completion or another title', async () => {
    const clock = createTestClock('2026-06-01T00:00:00.000Z')
    const running = await startApp(dialect, { clock })
    const keeper = await stayingKeeper(running)
    const { id } = await addReminder(keeper, { startDate: '2026-06-03' })
    expect(await lookAt(running, clock, keeper, ['2026-06-02T09:00:00Z'])).toHaveLength(1)
    for (const [path, body] of [
      ['/reminder', { reminder: false }],
      ['/reminder', { reminder: true }],
      ['/complete', { completed: true }],
      ['/complete', { completed: false }],
      ['', { title: 'Feed all', reminderTime: '08:00' }],
    ] as const) {
      expect((await changeEvent(keeper, id, path, body)).status).toBe(200)
      expect(await lookAt(running, clock, keeper, ['2026-06-02T10:00:00Z']), path).toEqual([])
    }
    // A later hour, and another day, are new wishes.
    await changeEvent(keeper, id, '', { reminderTime: '18:00' })
    expect(await lookAt(running, clock, keeper, ['2026-06-02T18:00:00Z'])).toHaveLength(1)
    await changeEvent(keeper, id, '', { startDate: '2026-06-10' })
    expect(
      await lookAt(running, clock, keeper, ['2026-06-03T09:00:00Z', '2026-06-09T18:00:00Z']),
    ).toHaveLength(1)
  })

  test.each([
    ['Europe/Paris', ['2026-03-28T08:00:00Z', '2026-03-29T07:00:00Z', '2026-03-30T07:00:00Z']],
    ['America/New_York', ['2026-03-28T13:00:00Z', '2026-03-29T13:00:00Z', '2026-03-30T13:00:00Z']],
    ['Australia/Sydney', ['2026-03-27T22:00:00Z', '2026-03-28T22:00:00Z', '2026-03-29T22:00:00Z']],
    ['Asia/Kathmandu', ['2026-03-28T03:15:00Z', '2026-03-29T03:15:00Z', '2026-03-30T03:15:00Z']],
    ['Africa/Casablanca', ['2026-03-28T08:00:00Z', '2026-03-29T08:00:00Z', '2026-03-30T08:00:00Z']],
  ])('R76 at nine by the clock of %s, also where Europe’s clocks are changed', async (timeZone, moments) => {
    const clock = createTestClock('2026-03-20T00:00:00.000Z')
    const running = await startApp(dialect, { clock })
    const keeper = await stayingKeeper(running, timeZone)
    await addReminder(keeper, { startDate: '2026-03-28', reminderDate: '0', reminderRepeatDays: 1 })
    const looks = moments.flatMap((moment) => [
      new Date(Date.parse(moment) - 1000).toISOString(),
      moment,
      new Date(Date.parse(moment) + 1000).toISOString(),
    ])
    expect(await lookAt(running, clock, keeper, looks)).toEqual(moments)
  })

  test('CAL-Q02 R76 reminders follow a keeper to another zone, and one that has come does not come again there', async () => {
    const clock = createTestClock('2026-06-01T00:00:00.000Z')
    const running = await startApp(dialect, { clock })
    const keeper = await stayingKeeper(running, 'Europe/London')
    await addReminder(keeper, { startDate: '2026-06-03', reminderDate: '0', reminderRepeatDays: 1 })
    expect(await lookAt(running, clock, keeper, ['2026-06-03T08:00:00Z'])).toHaveLength(1)
    const moved = await keeper.patch('/api/user/profile', { timeZone: 'america/new_york' })
    expect([moved.status, moved.json().timeZone]).toEqual([200, 'America/New_York'])
    // 13:00 of the same day is nine in New York; the 4th is the next.
    const moments = ['2026-06-03T13:00:00Z', '2026-06-04T08:00:00Z', '2026-06-04T13:00:00Z']
    expect(await lookAt(running, clock, keeper, moments)).toEqual(['2026-06-04T13:00:00Z'])
    expect(await running.app.db.selectFrom('zoneChange').selectAll().execute()).toEqual([])
  })

  test('U15 a reminder writes the day as its keeper chose by then', async () => {
    const clock = createTestClock('2026-06-01T00:00:00.000Z')
    const running = await startApp(dialect, { clock })
    const keeper = await stayingKeeper(running)
    await addReminder(keeper, { startDate: '2026-06-03', reminderDate: '0', reminderRepeatDays: 1 })
    await keeper.patch('/api/user/profile', { dayPattern: 'DD.MM.YYYY' })
    await lookAt(running, clock, keeper, ['2026-06-03T09:00:00Z'])
    expect((await keeper.get('/api/notifications')).json()).toMatchObject([{ message: 'Today, 03.06.2026' }])
  })

  test('R79 a clock that is put back brings no reminder again and loses none', async () => {
    const clock = createTestClock('2026-06-01T00:00:00.000Z')
    const running = await startApp(dialect, { clock })
    const keeper = await stayingKeeper(running)
    await addReminder(keeper, { startDate: '2026-06-03', reminderDate: '0', reminderRepeatDays: 1 })
    const moments = [
      '2026-06-03T09:00:00Z',
      '2026-06-02T09:00:00Z',
      '2026-06-03T09:00:00Z',
      '2026-06-04T09:00:00Z',
    ]
    expect(await lookAt(running, clock, keeper, moments)).toEqual([moments[0], moments[3]])
    const ids = (await keeper.get('/api/notifications')).json().map(({ id }: { id: number }) => id)
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a))
  })
})
