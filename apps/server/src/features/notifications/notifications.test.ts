import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

/** Has a keeper told so many things, and answers their numbers, the first first. */
async function tell(running: TestApp, keeper: Visitor, count: number): Promise<number[]> {
  for (let n = 0; n < count; n += 1)
    await keeper.post('/api/events', { title: `Event ${n}`, startDate: '2026-06-15', reminder: true })
  await running.app.services.notifications.deliverReminders()
  return (await listOf(keeper)).map(({ id }) => id).reverse()
}

const listOf = async (keeper: Visitor): Promise<{ id: number; read: boolean; eventId: number | null }[]> =>
  (await keeper.get('/api/notifications')).json()

onBothDatabases('notifications', (dialect) => {
  test('NOT-06 NOT-07 NOT-08 NOT-12 NOT-Q01 the newest is first; each is read by itself or with all, and the answer is empty', async () => {
    const running = await startApp(dialect, { clock: createTestClock() })
    const keeper = await running.keeper()
    const [first, second, third] = await tell(running, keeper, 3)
    const read = async () => (await listOf(keeper)).map(({ id, read: isRead }) => [id, isRead])
    expect(await read()).toEqual([
      [third, false],
      [second, false],
      [first, false],
    ])
    for (let n = 0; n < 2; n += 1) {
      const answer = await keeper.post(`/api/notifications/${second}/read`)
      expect([answer.status, answer.text]).toEqual([204, ''])
    }
    expect(await read()).toEqual([
      [third, false],
      [second, true],
      [first, false],
    ])
    const bell = { notifications: 3, unreadNotifications: 2 }
    expect((await keeper.get('/api/dashboard')).json()).toMatchObject(bell)
    expect((await keeper.post('/api/notifications/all/read')).status).toBe(204)
    expect((await keeper.get('/api/dashboard')).json()).toMatchObject({ ...bell, unreadNotifications: 0 })
    expect((await listOf(keeper)).every(({ read: isRead }) => isRead)).toBe(true)
  })

  test('NOT-13 notifications of others are neither seen nor read', async () => {
    const running = await startApp(dialect, { clock: createTestClock() })
    const [keeper, other] = [await running.keeper(), await running.keeper()]
    const [theirs] = await tell(running, other, 1)
    await tell(running, keeper, 1)
    const missing = await keeper.post('/api/notifications/987654321/read')
    const foreign = await keeper.post(`/api/notifications/${theirs}/read`)
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
    expect(foreign.json().message).toBe('Notification not found')
    await keeper.post('/api/notifications/all/read')
    expect((await listOf(other)).map(({ id, read }) => [id, read])).toEqual([[theirs, false]])
    expect((await listOf(keeper)).map(({ id }) => id)).not.toContain(theirs)
  })

  test('NOT-06 F29 a poll that finds nothing new is answered 304, and a new reminder ends that', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    const keeper = await running.keeper()
    const tag = async () => ({
      'if-none-match': (await keeper.get('/api/notifications')).headers.get('etag') ?? '',
    })
    const quiet = await tag()
    expect((await keeper.get('/api/notifications', quiet)).status).toBe(304)
    await keeper.post('/api/events', {
      title: 'Soon',
      startDate: '2026-06-16',
      reminder: true,
      reminderTime: '13:00',
    })
    const waiting = await tag()
    await running.app.services.notifications.deliverReminders()
    expect((await keeper.get('/api/notifications', waiting)).status).toBe(304)
    clock.moveOn({ hours: 1 })
    await running.app.services.notifications.deliverReminders()
    expect((await keeper.get('/api/notifications', waiting)).status).toBe(200)
  })

  test('NOT-Q01 what was read is removed after 30 days, what was not stays, and the poll notices', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    const keeper = await running.keeper()
    const session = () => keeper.post('/api/login', { username: 'ada', password: 'rack-7-tubs' })
    const ada = await running.keeper({ username: 'ada' })
    const [kept, read] = await tell(running, ada, 2)
    await ada.post(`/api/notifications/${read}/read`)
    const { db, services } = running.app
    const left = async () =>
      (await db.selectFrom('notification').select('id').orderBy('id').execute()).map(({ id }) => id)
    clock.moveOn({ days: 29, hours: 23 })
    await services.notifications.sweep()
    expect(await left()).toEqual([kept, read])
    await session()
    const tag = (await keeper.get('/api/notifications')).headers.get('etag') ?? ''
    clock.moveOn({ hours: 1 })
    await services.notifications.sweep()
    expect(await left()).toEqual([kept])
    expect((await keeper.get('/api/notifications', { 'if-none-match': tag })).status).toBe(200)
  })

  test('NOT-01 a notification stays when its event is deleted, and points at nothing then', async () => {
    const running = await startApp(dialect, { clock: createTestClock() })
    const keeper = await running.keeper()
    await tell(running, keeper, 1)
    const [{ eventId } = { eventId: null }] = await listOf(keeper)
    expect(eventId).not.toBeNull()
    await keeper.remove(`/api/events/${eventId}`)
    expect((await listOf(keeper)).map((told) => told.eventId)).toEqual([null])
  })

  test('NOT-06 the list holds the newest 200 at most', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper()
    const { id } = (await keeper.get('/api/user')).json()
    const row = {
      keeperId: id,
      eventId: null,
      message: '',
      createdAt: '2026-01-01T00:00:00.000Z',
      readAt: null,
      mailDueAt: null,
      mailTries: 0,
    }
    const rows = Array.from({ length: 205 }, (_, n) => ({ ...row, title: `Told ${n}` }))
    await running.app.db.insertInto('notification').values(rows).execute()
    const titles = (await keeper.get('/api/notifications'))
      .json()
      .map(({ title }: { title: string }) => title)
    expect([titles.length, titles[0], titles[199]]).toEqual([200, 'Told 204', 'Told 5'])
  })
})
