import { expect, test } from 'vitest'
import { bringArchive } from '../../testing/archives.ts'
import { onSqliteFirst } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { listMails, tokenIn, waitForMail } from '../../testing/outbox.ts'
import { planFor, writeDown } from '../../testing/planned.ts'
import { exportArchive } from '../../testing/read-archive.ts'
import { stayingKeeper, toldTo } from '../../testing/reminded-keeper.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const settings = '/api/husbandry/settings'

onSqliteFirst('the digest of the day', (dialect) => {
  const begin = async (moment: string, timeZone = 'Europe/Paris') => {
    const clock = createTestClock(moment)
    const running = await startApp(dialect, { clock })
    const keeper = await stayingKeeper(running, timeZone)
    const { notifications } = running.app.services
    /** What a keeper is told at each of these moments, in a few words. */
    const lookAt = async (moments: readonly string[], told: Visitor = keeper): Promise<string[]> => {
      const words: string[] = []
      for (const at of moments) {
        clock.moveTo(at)
        const before = (await toldTo(told)).length
        await notifications.deliverReminders()
        words.push(...(await toldTo(told)).slice(before).map(({ title }) => `${at} ${title}`))
      }
      return words
    }
    return { clock, running, keeper, lookAt }
  }

  test('HUS-30 comes once a day at its hour where the keeper is, also when clocks are put forward, and leads to Today', async () => {
    const { keeper, lookAt } = await begin('2026-03-27T20:00:00Z')
    const animals = [await addAnimal(keeper, { name: 'Ember' }), await addAnimal(keeper, { name: 'Atlas' })]
    await planFor(keeper, animals, { minDays: 3, startsOn: '2026-03-28' })
    await planFor(keeper, animals.slice(0, 1), { kind: 'weight', minDays: 30, startsOn: '2026-03-26' })
    // 08:00 in Paris is 07:00 in UTC, and 06:00 from the 29th on.
    expect(
      await lookAt([
        ...['2026-03-27T20:00:30Z', '2026-03-28T06:59:59Z', '2026-03-28T07:00:00Z'],
        ...['2026-03-28T07:00:30Z', '2026-03-29T05:59:59Z', '2026-03-29T06:00:00Z', '2026-03-29T07:00:00Z'],
      ]),
    ).toEqual(['2026-03-28T07:00:00Z 2 to feed, 1 overdue', '2026-03-29T06:00:00Z 3 overdue'])
    const [last] = (await keeper.get('/api/notifications')).json()
    expect(last).toEqual({
      ...{ id: expect.any(Number), title: '3 overdue', message: 'Atlas and Ember', read: false },
      ...{ createdAt: '2026-03-29T06:00:00.000Z', eventId: null, to: '/today' },
    })
  })

  test('HUS-30 says nothing where there is nothing, of plans without a reminder, or once it is off', async () => {
    const { keeper, lookAt } = await begin('2026-06-14T20:00:00Z', 'UTC')
    const animal = await addAnimal(keeper)
    await planFor(keeper, [animal], { minDays: 1, remind: false })
    await planFor(keeper, [animal], { kind: 'weight', minDays: 7, startsOn: '2026-06-17' })
    await planFor(keeper, [animal], { kind: 'length', minDays: 7, isOn: false })
    const days = (...of: number[]) => of.map((day) => `2026-06-${day}T08:00:00Z`)
    expect(await lookAt(days(15, 16, 17))).toEqual(['2026-06-17T08:00:00Z 1 to weigh'])
    await writeDown(keeper, animal, { recordType: 'weight', recordDate: '2026-06-17', measurement: '450 g' })
    expect(await lookAt(days(18))).toEqual([])
    await keeper.patch(settings, { digest: false })
    expect(await lookAt(days(24, 25))).toEqual([])
    await keeper.patch(settings, { digest: true })
    expect(await lookAt(['2026-06-25T12:00:00Z', ...days(26)])).toEqual([
      '2026-06-25T12:00:00Z 1 overdue',
      '2026-06-26T08:00:00Z 1 overdue',
    ])
  })

  test('HUS-30 HUS-35 names whom to watch', async () => {
    const { keeper, lookAt } = await begin('2026-06-14T20:00:00Z', 'UTC')
    const animal = await addAnimal(keeper, { name: 'Rook' })
    const refused = (recordDate: string) => ({ recordDate, data: { outcome: 'refused' } })
    for (const day of ['08', '09', '10']) await writeDown(keeper, animal, refused(`2026-06-${day}`))
    // Who plans nothing and has set nothing is told nothing.
    expect(await lookAt(['2026-06-14T21:00:00Z', '2026-06-15T08:00:00Z'])).toEqual([])
    await keeper.patch(settings, { digestAt: '07:00' })
    expect(await lookAt(['2026-06-15T08:00:30Z'])).toEqual(['2026-06-15T08:00:30Z 1 to watch'])
    expect((await toldTo(keeper))[0]?.message).toBe('Rook')
  })

  test('HUS-30 FED-04 says what is low in stock, by its bound or by what is to be thawed, also alone', async () => {
    const { keeper, lookAt } = await begin('2026-06-14T20:00:00Z', 'UTC')
    const adult = { size: 'adult', state: 'frozen-thawed' }
    const add = async (prey: string, fields: object) =>
      (await keeper.post('/api/feeders', { prey, ...adult, ...fields })).json().id
    const rats = await add('rat', { count: 4, lowAt: 4 })
    await add('quail', { count: 1 })
    await add('mouse', { count: 1 })
    const food = { prey: 'mouse', ...adult, count: 2 }
    const animal = await addAnimal(keeper, { name: 'Ember' })
    await planFor(keeper, [animal], { minDays: 7, startsOn: '2026-06-15', food })
    expect(await lookAt(['2026-06-14T20:00:30Z', '2026-06-15T08:00:00Z'])).toEqual([
      '2026-06-15T08:00:00Z 1 to feed, 2 feeders low',
    ])
    expect((await toldTo(keeper)).at(-1)?.message).toBe('Ember. Low in stock: adult mouse and adult rat')
    expect((await keeper.get('/api/today')).json().counts).toMatchObject({ due: 1, low: 2 })
    await writeDown(keeper, animal, { data: { ...food, count: 1 } })
    expect(await lookAt(['2026-06-16T08:00:00Z'])).toEqual(['2026-06-16T08:00:00Z 1 feeder low'])
    expect((await toldTo(keeper)).at(-1)?.message).toBe('Low in stock: adult rat')
    expect((await keeper.get('/api/today')).json().counts).toMatchObject({ due: 0, low: 1 })
    await keeper.post(`/api/feeders/${rats}/stock`, { clientId: 'bought-0001', why: 'bought', change: 20 })
    expect(await lookAt(['2026-06-17T08:00:00Z'])).toEqual([])
  })

  test('HUS-30 set to an hour already past it comes at once, and not twice on a day', async () => {
    const { keeper, lookAt } = await begin('2026-06-15T05:00:00Z', 'UTC')
    await planFor(keeper, [await addAnimal(keeper)], { minDays: 1 })
    await keeper.patch(settings, { digestAt: '20:00' })
    expect(await lookAt(['2026-06-15T10:00:00Z'])).toEqual([])
    await keeper.patch(settings, { digestAt: '09:00' })
    expect(await lookAt(['2026-06-15T10:00:30Z'])).toEqual(['2026-06-15T10:00:30Z 1 overdue'])
    await keeper.patch(settings, { digestAt: '11:00' })
    expect(await lookAt(['2026-06-15T11:00:00Z', '2026-06-16T10:59:00Z', '2026-06-16T11:00:00Z'])).toEqual([
      '2026-06-16T11:00:00Z 1 overdue',
    ])
  })

  test('HUS-30 whoever begins to plan after its hour has the first one the next day; a missed day is not made up', async () => {
    const { keeper, lookAt } = await begin('2026-06-15T12:00:00Z', 'UTC')
    await planFor(keeper, [await addAnimal(keeper)], { minDays: 1 })
    expect(await lookAt(['2026-06-15T12:00:30Z', '2026-06-16T08:00:00Z', '2026-06-19T07:00:00Z'])).toEqual([
      '2026-06-16T08:00:00Z 1 overdue',
    ])
    expect(await lookAt(['2026-06-19T15:00:00Z', '2026-06-19T15:00:30Z'])).toEqual([
      '2026-06-19T15:00:00Z 1 overdue',
    ])
  })

  test('HUS-30 a plan with times reminds at those, until it is answered, and is not in the digest', async () => {
    const { keeper, lookAt } = await begin('2026-06-15T05:00:00Z', 'UTC')
    const [ember, atlas] = [
      await addAnimal(keeper, { name: 'Ember' }),
      await addAnimal(keeper, { name: 'Atlas' }),
    ]
    const course = { kind: 'medication', dose: { drug: 'Baytril' }, times: ['09:00', '21:00'] }
    await planFor(keeper, [ember, atlas], { ...course, startsOn: '2026-06-15' })
    await planFor(keeper, [ember], { ...course, dose: { drug: 'Meloxicam' }, remind: false })
    expect(await lookAt(['2026-06-15T08:00:00Z', '2026-06-15T08:59:59Z', '2026-06-15T09:00:00Z'])).toEqual([
      '2026-06-15T09:00:00Z 09:00: 2 to medicate',
    ])
    expect((await toldTo(keeper))[0]?.message).toBe('Atlas and Ember')
    const dose = { recordType: 'medication', data: { drug: 'Baytril' } }
    await writeDown(keeper, ember, dose)
    await writeDown(keeper, ember, dose)
    // The other was given none: its first time is open still, and its second has come.
    expect(await lookAt(['2026-06-15T12:00:00Z', '2026-06-15T21:00:00Z'])).toEqual([
      '2026-06-15T21:00:00Z 21:00: 1 to medicate',
    ])
    // While nobody looked, both times of a day came; they are told as one.
    expect(await lookAt(['2026-06-16T22:00:00Z', '2026-06-16T22:00:30Z'])).toEqual([
      '2026-06-16T22:00:00Z 21:00: 2 to medicate',
    ])
  })

  test('HUS-30 a keeper who moves to another zone is told at the hour there', async () => {
    const { keeper, lookAt } = await begin('2026-06-15T05:00:00Z', 'UTC')
    await planFor(keeper, [await addAnimal(keeper)], { minDays: 1 })
    expect(await lookAt(['2026-06-15T05:00:30Z'])).toEqual([])
    await keeper.patch('/api/user/profile', { timeZone: 'America/New_York' })
    expect(await lookAt(['2026-06-15T08:00:00Z', '2026-06-15T12:00:00Z', '2026-06-16T08:00:00Z'])).toEqual([
      '2026-06-15T12:00:00Z 1 overdue',
    ])
  })

  test('HUS-30 comes by mail for those who get reminders so, and many looks at once tell it once', async () => {
    const clock = createTestClock('2026-06-14T20:00:00Z')
    const running = await startApp(dialect, { clock, ownDatabase: true })
    const email = 'ada@example.org'
    const ada = await running.keeper({ username: 'ada', email, timeZone: 'UTC' })
    const mail = await waitForMail(running.place.dataDir, { to: email, subject: 'Welcome to Clutchbook' })
    await ada.post('/api/verify-email', { token: tokenIn(mail) })
    await ada.put('/api/reminder-mails', { on: true })
    const tom = await running.keeper({ username: 'tom', timeZone: 'UTC' })
    for (const keeper of [ada, tom]) await planFor(keeper, [await addAnimal(keeper)], { minDays: 30 })
    const { notifications } = running.app.services
    await notifications.deliverReminders()
    clock.moveTo('2026-06-15T08:00:00Z')
    await Promise.all(Array.from({ length: 6 }, () => notifications.deliverReminders()))
    await Promise.all([notifications.mails.sendDue(), notifications.mails.sendDue()])
    expect(await running.app.db.selectFrom('notification').select(['title', 'leadsTo']).execute()).toEqual([
      ...[1, 2].map(() => ({ title: '1 overdue', leadsTo: '/today' })),
    ])
    const mails = (await listMails(running.place.dataDir)).filter(({ subject }) =>
      subject.startsWith('Reminder:'),
    )
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Reminder: 1 overdue']])
    expect(mails[0]?.text).toContain('http://localhost:3000/today')
  })

  test('HUS-30 plans that come back from the trash, or with an archive, are told of', async () => {
    const { clock, running, keeper, lookAt } = await begin('2026-06-14T20:00:00Z', 'UTC')
    const animal = await addAnimal(keeper)
    const plan = await planFor(keeper, [animal], { minDays: 1, times: ['12:00'], startsOn: '2026-06-15' })
    await keeper.remove(`/api/plans/${plan}`)
    expect(await lookAt(['2026-06-15T08:00:00Z'])).toEqual([])
    await keeper.post(`/api/trash/plans/${plan}/restore`)
    expect(await lookAt(['2026-06-15T08:00:30Z', '2026-06-15T12:00:00Z'])).toEqual([
      '2026-06-15T12:00:00Z 12:00: 1 to feed',
    ])
    const archive = await exportArchive(running.url, keeper)
    const other = await stayingKeeper(running, 'UTC')
    expect((await bringArchive(other, archive)).status).toBe(201)
    expect(await toldTo(other)).toMatchObject([{ title: '12:00: 1 to feed', to: '/today' }])
    clock.moveTo('2026-06-15T13:00:00Z')
    expect(await lookAt(['2026-06-15T13:00:00Z', '2026-06-16T12:00:00Z'], other)).toEqual([
      '2026-06-16T12:00:00Z 12:00: 1 to feed',
    ])
  })
})
