import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addReminder, changeEvent, stayingKeeper, toldTo } from '../../testing/reminded-keeper.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

onBothDatabases('reminders of many at once', (dialect) => {
  test('CAL-48 many looks at once, over two processes’ worth of services, deliver each reminder once', async () => {
    const clock = createTestClock('2026-06-01T00:00:00.000Z')
    const running = await startApp(dialect, { clock })
    const keepers = [await stayingKeeper(running), await stayingKeeper(running)]
    const { db } = running.app
    for (const keeper of keepers) {
      const { id } = await addReminder(keeper, { startDate: '2026-06-03' })
      const { id: _id, ...row } = await db
        .selectFrom('event')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const copies = Array.from({ length: 260 }, (_, n) => ({ ...row, title: `Feed ${n}` }) as never)
      await db.insertInto('event').values(copies).execute()
    }
    clock.moveTo('2026-06-02T09:00:00Z')
    await Promise.all(Array.from({ length: 6 }, () => running.app.services.notifications.deliverReminders()))
    const told = await db.selectFrom('notification').select('eventId').execute()
    expect([told.length, new Set(told.map(({ eventId }) => eventId)).size]).toEqual([522, 522])
  })

  test('CAL-48 CAL-Q02 a keeper whose new zone cannot be followed holds up neither the others’ zones nor their reminders', async () => {
    const clock = createTestClock('2026-06-01T00:00:00.000Z')
    const running = await startApp(dialect, { clock })
    const [lost, mover, stayer] = [
      await stayingKeeper(running),
      await stayingKeeper(running),
      await stayingKeeper(running),
    ]
    const broken = await addReminder(lost, { startDate: '2026-06-03' })
    await addReminder(mover, { startDate: '2026-06-03' })
    await addReminder(stayer, { startDate: '2026-06-03' })
    for (const keeper of [lost, mover])
      await keeper.patch('/api/user/profile', { timeZone: 'America/New_York' })
    const { db } = running.app
    await db.updateTable('keeper').set({ timeZone: 'Nowhere/Land' }).where('id', '=', broken.userId).execute()
    clock.moveTo('2026-06-02T09:00:00Z')
    await running.app.services.notifications.deliverReminders()
    const count = async (keeper: Visitor) => (await toldTo(keeper)).length
    expect([await count(mover), await count(stayer)]).toEqual([0, 1])
    clock.moveTo('2026-06-02T13:00:00Z')
    await running.app.services.notifications.deliverReminders()
    expect([await count(mover), await count(stayer)]).toEqual([1, 1])
    expect(await db.selectFrom('zoneChange').select('keeperId').execute()).toEqual([
      { keeperId: broken.userId },
    ])
  })

  test('CAL-48 events that are changed and deleted while their reminders are delivered are told once or not at all', async () => {
    const clock = createTestClock('2026-06-01T00:00:00.000Z')
    const running = await startApp(dialect, { clock })
    const keeper = await stayingKeeper(running)
    const events: { id: number }[] = []
    for (let n = 0; n < 40; n += 1)
      events.push(
        await addReminder(keeper, { title: `Feed ${n}`, startDate: '2026-06-03', reminderRepeatDays: 7 }),
      )
    clock.moveTo('2026-06-02T09:00:00Z')
    const { notifications } = running.app.services
    const acts = events.map(
      ({ id }, n) =>
        [
          () => keeper.remove(`/api/events/${id}`),
          () => changeEvent(keeper, id, '/complete', { completed: true }),
          () => changeEvent(keeper, id, '', { startDate: '2026-07-03' }),
          () => changeEvent(keeper, id, '', { title: 'Feed later' }),
        ][n % 4],
    )
    const [, ...answers] = await Promise.all([
      Promise.all([1, 2, 3].map(() => notifications.deliverReminders())),
      ...acts.map((act) => act?.()),
    ])
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200, 204]))
    await notifications.deliverReminders()
    const told = await toldTo(keeper)
    const times = (title: string) => told.filter((one) => one.title === title).length
    for (const [n, { id }] of events.entries()) {
      const count =
        times(`Feed ${n}`) + told.filter((one) => one.title === 'Feed later' && one.eventId === id).length
      expect(count, `event ${n}`).toBeLessThanOrEqual(1)
      if (n % 4 === 3) expect(count, `event ${n}`).toBe(1)
      if (n % 4 === 0) expect(told.some(({ eventId }) => eventId === id)).toBe(false)
    }
    const left = await running.app.db
      .selectFrom('event')
      .select('id')
      .where('dueAt', '<=', '2026-06-02T09:00:00.000Z')
      .execute()
    expect(left).toEqual([])
  })

  test('CAL-48 a reminder that cannot be kept now stays due, and holds up no other keeper', async () => {
    const clock = createTestClock('2026-06-01T00:00:00.000Z')
    const running = await startApp(dialect, { clock })
    const [first, second] = [await stayingKeeper(running), await stayingKeeper(running)]
    const broken = await addReminder(first, { startDate: '2026-06-02' })
    await addReminder(second, { startDate: '2026-06-03' })
    const { db } = running.app
    const timeZone = async (zone: string) =>
      db.updateTable('keeper').set({ timeZone: zone }).where('id', '=', broken.userId).execute()
    await timeZone('Nowhere/Land')
    clock.moveTo('2026-06-02T09:00:00Z')
    await running.app.services.notifications.deliverReminders()
    expect((await toldTo(second)).map(({ title }) => title)).toEqual(['Feed adults'])
    await timeZone('UTC')
    expect(await toldTo(first)).toEqual([])
    await running.app.services.notifications.deliverReminders()
    expect(await toldTo(first)).toHaveLength(1)
  })
})
