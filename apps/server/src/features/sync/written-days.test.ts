import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const species = 'Python regius'

onBothDatabases('days that a change leaves out, of one that waited on a device', (dialect) => {
  /** In the morning after an evening without a connection, where the keeper lives. */
  const start = async () => {
    const { keeper: begin } = await startApp(dialect, { clock: createTestClock('2026-06-15T07:00:00.000Z') })
    const keeper = await begin({ timeZone: 'Europe/Berlin' })
    // Ten to twelve in Berlin.
    const evening = { 'Clutchbook-Written-At': '2026-06-14T21:50:00.000Z' }
    const add = async (path: string, body: object) => (await keeper.post(path, body)).json()
    return { keeper, evening, add }
  }

  test('OFF-24 an egg hatches on the day on which that was written down', async () => {
    const { keeper, evening, add } = await start()
    const laid = { layDate: '2026-04-20' }
    const [one, other, last] = [
      await add('/api/eggs', laid),
      await add('/api/eggs', laid),
      await add('/api/eggs', laid),
    ]
    const changed = await keeper.patch(`/api/eggs/${one.id}`, { status: 'Hatched' }, evening)
    expect([changed.status, changed.json().hatchDate]).toEqual([200, '2026-06-14'])
    const eggs = [{ id: other.id, name: 'Cinder' }]
    const hatched = await keeper.post('/api/eggs/hatch', { eggs, species }, evening)
    expect(hatched.json()[0]).toMatchObject({
      egg: { hatchDate: '2026-06-14' },
      animal: { dateOfBirth: '2026-06-14' },
      link: { hatchDate: '2026-06-14' },
    })
    const hatchling = { name: 'Ash', species }
    const by = await keeper.post(`/api/eggs/${last.id}/hatchling`, hatchling, evening)
    expect(by.json().egg.hatchDate).toBe('2026-06-14')
  })

  test('OFF-24 an animal is sold and put somewhere on the day on which that was written down', async () => {
    const { keeper, evening, add } = await start()
    const sold = await keeper.post('/api/animals', { name: 'Ember', species, priceStatus: 'Sold' }, evening)
    expect(sold.json().soldOn).toBe('2026-06-14')
    const kept = await add('/api/animals', { name: 'Milo', species })
    const changed = await keeper.patch(`/api/animals/${kept.id}`, { priceStatus: 'Sold' }, evening)
    expect(changed.json().soldOn).toBe('2026-06-14')
    const place = await add('/api/places', { name: 'Rack A', kind: 'rack' })
    await keeper.patch(`/api/animals/${kept.id}`, { placeId: place.id }, evening)
    const [move] = (await keeper.get(`/api/animals/${kept.id}/records`)).json()
    expect(move).toMatchObject({ recordType: 'move', recordDate: '2026-06-14', recordTime: '23:50' })
  })

  test('OFF-24 a move of a log has the time at which it was written down, and a plan begins on that day', async () => {
    const { keeper, evening, add } = await start()
    const { id } = await add('/api/animals', { name: 'Milo', species })
    const move = { recordType: 'move', recordDate: '2026-06-14', data: { toPlaceId: null } }
    const log = await keeper.post(
      '/api/log',
      { entries: [{ ...move, animalId: id, clientId: 'move-of-milo' }] },
      evening,
    )
    expect(log.json().records[0].recordTime).toBe('23:50')
    const plan = { kind: 'feeding', minDays: 7, animalIds: [id] }
    expect((await keeper.put('/api/plans', plan, evening)).status).toBe(200)
    expect((await keeper.get('/api/plans')).json()[0].startsOn).toBe('2026-06-14')
  })

  test('OFF-24 a day that is stated is that, also one after what was written first, and none ahead of today', async () => {
    const { keeper, evening, add } = await start()
    const { id } = await add('/api/animals', { name: 'Milo', species })
    const write = (recordDate: string, clientId: string) => {
      const entry = { recordType: 'feeding', recordDate, data: { prey: 'rat' }, animalId: id, clientId }
      return keeper.post(
        '/api/log',
        { entries: [entry] },
        {
          'Clutchbook-Written-At': '2026-06-10T21:50:00.000Z',
        },
      )
    }
    expect((await write('2026-06-15', 'feeding-1')).json().records[0].recordDate).toBe('2026-06-15')
    expect((await write('2026-06-17', 'feeding-2')).status).toBe(400)
    const egg = await add('/api/eggs', { layDate: '2026-04-20' })
    const stated = { status: 'Hatched', hatchDate: '2026-06-15' }
    expect((await keeper.patch(`/api/eggs/${egg.id}`, stated, evening)).json().hatchDate).toBe('2026-06-15')
  })
})
