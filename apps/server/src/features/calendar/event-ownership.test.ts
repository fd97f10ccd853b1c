import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createPair } from '../../testing/pair.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const feed = { title: 'Feed adults', startDate: '2026-06-15' }
const ember = { name: 'Ember', species: 'Python regius' }

async function twoKeepers({ keeper }: TestApp) {
  return [await keeper(), await keeper()] as const
}

onBothDatabases('whose events are whose', (dialect) => {
  test('CAL-26 CAL-46 CAL-Q08 an event refers to one’s own animal, by either name, and to no other', async () => {
    const [keeper, other] = await twoKeepers(await startApp(dialect))
    const own = (await keeper.post('/api/animals', ember)).json()
    const foreign = (await other.post('/api/animals', ember)).json()
    const byAlias = await keeper.post('/api/events', { ...feed, animalId: own.id })
    expect([byAlias.status, byAlias.json().reptileId, byAlias.json().animalId]).toEqual([201, own.id, own.id])
    const path = `/api/events/${byAlias.json().id}`
    for (const id of [foreign.id, 987_654]) {
      for (const body of [{ reptileId: id }, { animalId: id }]) {
        const created = await keeper.post('/api/events', { ...feed, ...body })
        const changed = await keeper.call('PUT', path, { body })
        for (const answer of [created, changed])
          expect([answer.status, answer.json().message]).toEqual([
            404,
            'That animal is not in your collection',
          ])
      }
    }
    expect((await keeper.get('/api/events')).json()).toEqual([byAlias.json()])
    expect((await keeper.call('PUT', path, { body: { reptileId: null } })).json().animalId).toBeNull()
  })

  test('CAL-19 CAL-46 BRD-50 an event refers to one’s own breeding project, to no other, and outlives it', async () => {
    const [keeper, other] = await twoKeepers(await startApp(dialect))
    const start = async (visitor: Visitor): Promise<number> => {
      const project = {
        ...(await createPair(visitor)),
        name: 'Pair',
        startDate: '2026-06-01',
        status: 'Gravid',
      }
      return (await visitor.post('/api/breeding-projects', project)).json().id
    }
    const [own, foreign] = [await start(keeper), await start(other)]
    const made = await keeper.post('/api/events', { ...feed, breedingProjectId: own })
    expect([made.status, made.json().breedingProjectId]).toEqual([201, own])
    for (const breedingProjectId of [foreign, 987_654]) {
      const refused = await keeper.post('/api/events', { ...feed, breedingProjectId })
      expect([refused.status, refused.json().message]).toEqual([404, 'That breeding project is not yours'])
    }
    expect((await keeper.remove(`/api/breeding-projects/${own}`)).status).toBe(204)
    expect((await keeper.get('/api/events')).json()).toMatchObject([{ ...feed, breedingProjectId: null }])
  })

  test('COL-132 an event stays when its animal goes, and lets go of it', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id } = (await keeper.post('/api/animals', ember)).json()
    await keeper.post('/api/events', { ...feed, reptileId: id })
    expect((await keeper.remove(`/api/reptiles/${id}`)).status).toBe(204)
    expect((await keeper.get('/api/events')).json()).toMatchObject([{ ...feed, reptileId: null, version: 2 }])
  })

  test('CAL-46 R22 lists, windows and figures of two keepers share nothing', async () => {
    const clock = createTestClock()
    const [keeper, other] = await twoKeepers(await startApp(dialect, { clock }))
    const mine = (await keeper.post('/api/events', feed)).json()
    const theirs = (await other.post('/api/events', { ...feed, endDate: '2026-06-20' })).json()
    for (const path of ['/api/events', '/api/events?from=2026-06-16', '/api/events/upcoming/30']) {
      const seen = (await keeper.get(path)).json().map(({ id }: { id: number }) => id)
      expect(seen, path).not.toContain(theirs.id)
    }
    expect((await keeper.get('/api/events')).json()).toEqual([mine])
    expect((await keeper.get('/api/dashboard')).json().upcomingEvents).toBe(1)
  })

  test('CAL-40 CAL-47 R75 all events of the caller go, of nobody else, and "all" is no number of an event', async () => {
    const [keeper, other] = await twoKeepers(await startApp(dialect))
    for (let n = 0; n < 3; n += 1) await keeper.post('/api/events', feed)
    const theirs = (await other.post('/api/events', feed)).json()
    const answer = await keeper.remove('/api/events/all')
    expect([answer.status, answer.json()]).toEqual([200, { count: 3 }])
    expect((await keeper.get('/api/events')).json()).toEqual([])
    expect((await keeper.get('/api/dashboard')).json().upcomingEvents).toBe(0)
    expect((await keeper.remove('/api/events/all')).json()).toEqual({ count: 0 })
    expect((await other.get('/api/events')).json()).toEqual([theirs])
    expect((await other.post('/api/events/all/restore')).status).toBe(404)
  })

  test('R75 what was deleted at once comes back as it was, for a day and no longer', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    const keeper = await running.keeper()
    const events = [
      (await keeper.post('/api/events', { ...feed, reminder: true, startDate: '2026-08-01' })).json(),
      (await keeper.post('/api/events', feed)).json(),
    ]
    await keeper.remove('/api/events/all')
    // A deleted event is out of reach of every call.
    const answer = await keeper.call('PUT', `/api/events/${events[0].id}`, { body: { title: 'Mine' } })
    expect(answer.status).toBe(404)
    const later = (await keeper.post('/api/events', { ...feed, title: 'new since' })).json()
    expect((await keeper.post('/api/events/all/restore')).json()).toEqual({ count: 2 })
    const restored = (await keeper.get('/api/events?to=2026-12-31')).json()
    const plain = (event: object) => ({ ...event, version: 0 })
    expect(restored.map(plain)).toEqual([events[0], later, events[1]].map(plain))
    const { db } = running.app
    expect(await db.selectFrom('event').select('dueAt').where('id', '=', events[0].id).execute()).toEqual([
      { dueAt: '2026-07-31T09:00:00.000Z' },
    ])

    await keeper.remove('/api/events/all')
    clock.moveOn({ hours: 23 })
    expect((await keeper.get('/api/events')).json()).toEqual([])
    clock.moveOn({ hours: 1 })
    expect((await keeper.post('/api/events/all/restore')).status).toBe(404)
    await running.app.services.calendar.sweep()
    expect(await db.selectFrom('event').select('id').execute()).toEqual([])
  })

  test('R48 ACC-102 nothing of the calendar outlives its keeper', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    const { id } = (await keeper.post('/api/animals', ember)).json()
    await keeper.post('/api/events', { ...feed, startDate: '2020-01-01', reminder: true, reptileId: id })
    await keeper.post('/api/calendar-feeds', {})
    await app.services.notifications.deliverReminders()
    expect((await keeper.remove('/api/user/account')).status).toBe(204)
    for (const table of ['event', 'calendarFeed', 'notification', 'zoneChange'] as const)
      expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  })
})
