import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const animal = { name: 'Cinder', species: 'Python regius' }

onBothDatabases('a change that was written down before it came', (dialect) => {
  const start = async () => {
    const { app, keeper: begin } = await startApp(dialect, { clock: createTestClock() })
    const keeper = await begin()
    const addAt = (moment: string, key = moment) =>
      keeper.post('/api/animals', animal, { 'Clutchbook-Written-At': moment, 'Idempotency-Key': key })
    const readMoments = async () => {
      const rows = await app.db.selectFrom('change').select(['at', 'writtenAt']).orderBy('version').execute()
      return rows.map(({ at, writtenAt }) => ({ at, writtenAt }))
    }
    return { app, keeper, addAt, readMoments }
  }

  test('OFF-08 says so in the log, and is answered once for its key', async () => {
    const { app, addAt, readMoments } = await start()
    const moment = '2026-06-13T07:30:00.000Z'
    const [first, second] = [await addAt(moment, 'k1'), await addAt(moment, 'k1')]
    expect([first.status, second.json().id]).toEqual([201, first.json().id])
    expect(await readMoments()).toEqual([{ at: '2026-06-15T12:00:00.000Z', writtenAt: moment }])
    const keys = await app.db.selectFrom('requestKey').select('isKeptLong').where('key', '=', 'k1').execute()
    expect(keys.map(({ isKeptLong }) => Boolean(isKeptLong))).toEqual([true])
  })

  test('OFF-08 was never written later than it came, whatever the clock of the device says', async () => {
    const { addAt, readMoments } = await start()
    expect((await addAt('2026-06-15T15:00Z')).status).toBe(201)
    expect(await readMoments()).toEqual([
      { at: '2026-06-15T12:00:00.000Z', writtenAt: '2026-06-15T12:00:00.000Z' },
    ])
  })

  const noMoments = [
    ...['', 'yesterday', '2026-06-13', '2026-06-13T07:30:00+02:00'],
    ...['2026-13-40T07:30:00Z', '2026-02-31T07:30:00Z'],
  ]
  test.for(noMoments)('OFF-08 is refused with "%s" for a moment, and nothing is stored', async (moment) => {
    const { keeper, addAt, readMoments } = await start()
    const answer = await addAt(moment, 'k')
    expect([answer.status, answer.json().code]).toEqual([400, 'not-valid'])
    expect(answer.json().message).toContain('Clutchbook-Written-At')
    expect(await readMoments()).toEqual([])
    expect((await keeper.get('/api/animals', { 'Clutchbook-Written-At': moment })).status).toBe(200)
  })
})
