import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addIncubator, putBox } from '../../testing/incubators.ts'
import { bringReadings } from '../../testing/sheets.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const now = '2026-06-15T12:00:00.000Z'
const limits = { lowTemperature: 30, highTemperature: 32.5, lowHumidity: 80, highHumidity: 98 }

const alarmsOf = async (keeper: Visitor, query = '') =>
  (await keeper.get(`/api/incubator-alarms${query}`)).json()

const told = async (keeper: Visitor): Promise<string[]> =>
  (await keeper.get('/api/notifications'))
    .json()
    .map(({ title, message }: { title: string; message: string }) => `${title}: ${message}`)

onBothDatabases('alarms', (dialect) => {
  const start = async (fields: object = {}) => {
    const clock = createTestClock(now)
    const { app, keeper: newKeeper } = await startApp(dialect, { clock })
    const keeper = await newKeeper({ timeZone: 'Europe/Paris' })
    const incubatorId = await addIncubator(keeper, { ...limits, ...fields })
    /** What was measured so many minutes ago. */
    const send = async (
      ...readings: [ago: number, temperature: number | null, humidity?: number | null][]
    ) => {
      const at = (ago: number) => new Date(clock.now().getTime() - ago * 60_000).toISOString()
      const sent = readings.map(([ago, temperature, humidity = null]) => ({
        ...{ incubatorId, at: at(ago), temperature, humidity },
      }))
      const answer = await keeper.post('/api/readings', { readings: sent })
      expect(answer.status, answer.text).toBe(200)
    }
    const ring = () => app.services.notifications.deliverReminders()
    return { keeper, newKeeper, clock, incubatorId, send, ring, app }
  }

  test('CLU-26 what stays outside for its grace rings once, with name, value, limit and since when', async () => {
    const { keeper, clock, incubatorId, send, ring } = await start()
    await send([20, 32.6], [10, 33.1])
    await ring()
    expect([await alarmsOf(keeper), await told(keeper)]).toEqual([[], []])
    await send([5, 32.8])
    for (let n = 0; n < 2; n += 1) await ring()
    const [alarm, ...others] = await alarmsOf(keeper, '?open=true')
    expect([alarm, others]).toEqual([
      {
        ...{ id: expect.any(Number), incubatorId, boxId: null, kind: 'too-warm', worst: 33.1 },
        ...{ since: '2026-06-15T11:40:00.000Z', until: null, seenAt: null },
      },
      [],
    ])
    const message = 'Left is too warm: 33.1 °C, over 32.5 °C since 13:40 on 06/15/2026'
    expect(await told(keeper)).toEqual([message])
    expect((await keeper.get('/api/notifications')).json()).toMatchObject([
      { to: '/incubating', eventId: null },
    ])
    clock.moveOn({ minutes: 30 })
    await send([0, 33.4])
    await ring()
    expect(await alarmsOf(keeper, '?open=true')).toMatchObject([{ id: alarm.id, worst: 33.4 }])
    expect(await told(keeper)).toEqual([message])
  })

  test('CLU-26 an alarm closes by itself with the first reading inside, and may ring anew', async () => {
    const { keeper, clock, send, ring } = await start({ graceMinutes: 0 })
    await send([30, 29], [20, 30])
    expect(await alarmsOf(keeper)).toMatchObject([
      { kind: 'too-cold', since: '2026-06-15T11:30:00.000Z', until: '2026-06-15T11:40:00.000Z', worst: 29 },
    ])
    expect(await alarmsOf(keeper, '?open=true')).toEqual([])
    expect(await alarmsOf(keeper, '?open=false')).toHaveLength(1)
    clock.moveOn({ minutes: 5 })
    await send([0, null, 70])
    await ring()
    expect(await alarmsOf(keeper, '?open=true')).toMatchObject([{ kind: 'too-dry', worst: 70 }])
    expect(await told(keeper)).toHaveLength(2)
  })

  test('CLU-26 an incubator tells what it stands outside of before that rings, and the undo of what was seen', async () => {
    const { keeper, newKeeper, clock, send } = await start({ graceMinutes: 15 })
    const outside = async () => (await keeper.get('/api/incubators')).json()[0].outside
    expect(await outside()).toEqual([])
    await send([5, 35])
    expect(await outside()).toEqual([{ kind: 'too-warm', since: '2026-06-15T11:55:00.000Z' }])
    expect(await alarmsOf(keeper)).toEqual([])
    clock.moveOn({ minutes: 20 })
    await send([0, 35])
    const [alarm] = await alarmsOf(keeper)
    const seen = `/api/incubator-alarms/${alarm.id}/seen`
    expect((await keeper.post(seen)).json().seenAt).toBe('2026-06-15T12:20:00.000Z')
    expect((await (await newKeeper()).remove(seen)).status).toBe(404)
    expect((await alarmsOf(keeper))[0].seenAt).not.toBe(null)
    const back = await keeper.remove(seen)
    expect([back.status, back.json()]).toEqual([200, { ...alarm, seenAt: null }])
    expect((await alarmsOf(keeper))[0].seenAt).toBe(null)
    clock.moveOn({ minutes: 1 })
    await send([0, 31])
    expect(await outside()).toEqual([])
  })

  test('CLU-26 one that was seen lasts, and says since when it was', async () => {
    const { keeper, newKeeper, clock, send } = await start({ graceMinutes: 0 })
    await send([5, 35])
    const [{ id }] = await alarmsOf(keeper)
    const path = `/api/incubator-alarms/${id}/seen`
    expect((await (await newKeeper()).post(path)).status).toBe(404)
    expect((await keeper.post(path)).json()).toMatchObject({ seenAt: now, until: null })
    clock.moveOn({ minutes: 5 })
    expect((await keeper.post(path)).json()).toMatchObject({ seenAt: now })
    expect(await alarmsOf(keeper, '?open=true')).toMatchObject([{ id, seenAt: now }])
    expect((await keeper.get('/api/incubator-alarms?open=maybe')).status).toBe(400)
  })

  test('CLU-26 readings that come two hours late note an alarm and ring nothing; one that still lasts rings then', async () => {
    const { keeper, send, ring } = await start({ graceMinutes: 10 })
    await send([200, 34], [180, 34], [120, 34])
    await ring()
    expect(await told(keeper)).toEqual([])
    expect(await alarmsOf(keeper, '?open=true')).toMatchObject([{ kind: 'too-warm' }])
    await send([119, 34])
    await ring()
    expect(await told(keeper)).toHaveLength(1)
  })

  test('CLU-26 readings from before the latest note an alarm that ends with them, as those of a file', async () => {
    const { keeper, incubatorId, send, ring } = await start()
    await send([0, 31])
    const lines = [34, 35, 34].map((degrees, n) => `2026-06-15T11:${20 + n * 10}:00Z,${degrees}`)
    const file = ['at,temperature', ...lines].join('\n')
    await bringReadings(keeper, `/api/incubators/${incubatorId}`, file)
    await ring()
    expect(await told(keeper)).toEqual([])
    expect(await alarmsOf(keeper)).toMatchObject([
      {
        ...{ kind: 'too-warm', worst: 35 },
        ...{ since: '2026-06-15T11:20:00.000Z', until: '2026-06-15T11:40:00.000Z' },
      },
    ])
  })

  test('CLU-26 boxes are judged by the limits of their incubator, and named with it', async () => {
    const { keeper, incubatorId, ring } = await start({ graceMinutes: 0, temperatureUnit: 'C' })
    const boxId = await putBox(keeper, incubatorId)
    const readings = [{ boxId, at: '2026-06-15T11:58:00Z', humidity: 99 }]
    await keeper.post('/api/readings', { readings })
    await ring()
    expect(await alarmsOf(keeper)).toMatchObject([{ incubatorId, boxId, kind: 'too-humid' }])
    expect(await told(keeper)).toEqual([
      'Left, Box 1 is too humid: 99 %, over 98 % since 13:58 on 06/15/2026',
    ])
    await keeper.remove(`/api/boxes/${boxId}`)
    expect(await alarmsOf(keeper)).toEqual([])
  })

  test('CLU-26 an incubator that falls silent rings once, and a reading ends its silence', async () => {
    const { keeper, clock, incubatorId, send, ring } = await start({ silentMinutes: 30 })
    await ring()
    await send([0, 31])
    clock.moveOn({ minutes: 29 })
    await ring()
    expect(await alarmsOf(keeper)).toEqual([])
    clock.moveOn({ minutes: 1 })
    for (let n = 0; n < 2; n += 1) await ring()
    expect(await alarmsOf(keeper, '?open=true')).toMatchObject([
      { incubatorId, boxId: null, kind: 'silent', since: now, until: null, worst: null },
    ])
    expect(await told(keeper)).toEqual(['Left is silent: No reading since 14:00 on 06/15/2026'])
    clock.moveOn({ minutes: 10 })
    await send([2, 31])
    expect(await alarmsOf(keeper)).toMatchObject([{ kind: 'silent', until: '2026-06-15T12:38:00.000Z' }])
    clock.moveOn({ minutes: 28 })
    await ring()
    expect(await told(keeper)).toHaveLength(2)
  })

  test('CLU-26 without limits nothing rings, and a limit that is lifted closes what it rang for', async () => {
    const { keeper, clock, incubatorId, send, ring } = await start({ graceMinutes: 0 })
    await send([5, 35])
    await keeper.patch(`/api/incubators/${incubatorId}`, { highTemperature: null })
    clock.moveOn({ minutes: 1 })
    await send([0, 35])
    await ring()
    expect(await alarmsOf(keeper)).toMatchObject([{ kind: 'too-warm', until: '2026-06-15T12:01:00.000Z' }])
  })
})
