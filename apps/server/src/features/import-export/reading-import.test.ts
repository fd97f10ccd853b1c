import { readingSheetMessages } from '@clutchbook/domain/incubation/reading-sheets.rules'
import { readingMessages } from '@clutchbook/domain/incubation/readings.rules'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addIncubator, putBox } from '../../testing/incubators.ts'
import { bringReadings, previewReadings } from '../../testing/sheets.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const now = '2026-06-15T12:00:00.000Z'
const heading = 'Timestamp for sample frequency every 1 min min, Temperature_Celsius,Relative_Humidity'
const govee = (...lines: string[]): string => [`\ufeff${heading}`, ...lines, ''].join('\r\n')

onBothDatabases('files of readings', (dialect) => {
  const start = async () => {
    const app = await startApp(dialect, { clock: createTestClock(now) })
    const keeper = await app.keeper({ timeZone: 'Europe/Paris' })
    const id = await addIncubator(keeper)
    const path = `/api/incubators/${id}`
    const points = async (query = '') => (await keeper.get(`${path}/readings${query}`)).json().points
    return { ...app, owner: keeper, id, path, points }
  }

  const lines = govee('2026-06-10 12:00:00,31.4,88.2', '2026-06-10 12:01:00,31.5,88.1')

  test('CLU-24 a preview stores nothing and tells what an import then does; a second one changes nothing', async () => {
    const { owner, path, points } = await start()
    const told = {
      ...{ format: 'govee', rows: 2, stored: 2, known: 0, refusedCount: 0, refused: [] },
      ...{ from: '2026-06-10T10:00:00.000Z', to: '2026-06-10T10:01:00.000Z' },
    }
    const preview = await previewReadings(owner, path, lines)
    expect([preview.status, preview.json()]).toEqual([200, told])
    expect(await points()).toEqual([])
    const brought = await bringReadings(owner, path, lines)
    expect([brought.status, brought.json()]).toEqual([201, { ...told, importId: expect.any(Number) }])
    expect(await points()).toMatchObject([{ at: told.from, n: 2, temperatureMin: 31.4, humidityMax: 88.2 }])
    expect((await previewReadings(owner, path, lines)).json()).toMatchObject({ stored: 0, known: 2 })
    expect((await bringReadings(owner, path, lines)).json()).toMatchObject({ stored: 0, known: 2 })
  })

  test('CLU-24 times are those of the zone of the call, else of the keeper', async () => {
    const { owner, path } = await start()
    const fromOf = async (query: string, fields = {}) =>
      (await previewReadings(owner, path, lines, { query, fields })).json().from
    expect(await fromOf('')).toBe('2026-06-10T10:00:00.000Z')
    expect(await fromOf('?timeZone=America/New_York')).toBe('2026-06-10T16:00:00.000Z')
    expect(await fromOf('', { timeZone: 'Asia/Tokyo' })).toBe('2026-06-10T03:00:00.000Z')
    for (const options of [{ query: '?timeZone=Mars' }, { fields: { timeZone: 'Mars' } }]) {
      const refused = await previewReadings(owner, path, lines, options)
      expect([refused.status, Object.keys(refused.json().errors)]).toEqual([400, ['timeZone']])
    }
  })

  test('CLU-24 cells are parted by commas, semicolons or tabs, and lines that are none are told by their number', async () => {
    const { owner, path } = await start()
    const hobo = (sign: string) =>
      [
        '"Plot Title: Shelf"',
        ['"#"', '"Date Time, GMT+02:00"', '"Temp, °F (LGR S/N: 1)"', '"RH, % (LGR S/N: 1)"', '"End Of File"'],
        ['1', '06/10/26 12:00:00 PM', '86', '88.2', ''],
        ['2', '06/10/26 12:00:30 PM', '', '', 'Logged'],
        ['3', '06/10/26 12:01:00 PM', '886', '88.2', ''],
        ['4', '10.06.26 12:02', '86', '88.2', ''],
        ['5', '06/15/26 03:00:00 PM', '86', '88.2', ''],
      ]
        .map((cells) => [cells].flat().join(sign))
        .join('\n')
    for (const sign of [',', ';', '\t'])
      expect((await previewReadings(owner, path, hobo(sign))).json()).toMatchObject({
        ...{ format: 'hobo', rows: 4, stored: 1, known: 0, refusedCount: 3 },
        refused: [
          { line: 5, reason: readingMessages.temperature },
          { line: 6, reason: readingSheetMessages.time },
          { line: 7, reason: readingMessages.ahead },
        ],
        ...{ from: '2026-06-10T10:00:00.000Z', to: '2026-06-10T10:00:00.000Z' },
      })
    const plain = 'at;temperature;humidity\n2026-06-10T12:00:00+02:00;31,4;\n'
    expect((await previewReadings(owner, path, plain)).json()).toMatchObject({ format: 'plain', stored: 1 })
  })

  test('CLU-24 of an autumn night every reading is kept, of a spring night the hour that never was is refused', async () => {
    const { owner, path, points } = await start()
    const night = ['01:30', '02:00', '02:30', '02:00', '02:30', '03:00']
    const autumn = govee(...night.map((time, n) => `2025-10-26 ${time}:00,3${n},80`))
    expect((await bringReadings(owner, path, autumn)).json()).toMatchObject({
      ...{ rows: 6, stored: 6, from: '2025-10-25T23:30:00.000Z', to: '2025-10-26T02:00:00.000Z' },
    })
    const warmest = await points('?from=2025-10-25T00:00:00Z&to=2025-10-27T00:00:00Z&points=1000')
    expect(warmest.map(({ temperatureMax }: { temperatureMax: number }) => temperatureMax)).toEqual([
      ...[30, 31, 32, 33, 34, 35],
    ])
    const spring = govee(
      '2026-03-29 01:59:00,31,80',
      '2026-03-29 02:30:00,31,80',
      '2026-03-29 03:00:00,31,80',
    )
    expect((await previewReadings(owner, path, spring)).json()).toMatchObject({
      ...{ stored: 2, refused: [{ line: 3, reason: readingSheetMessages.skipped }] },
    })
  })

  test('CLU-24 what is no such file, or says no unit, is refused, and nothing is stored', async () => {
    const { owner, path, points } = await start()
    for (const [file, status, message] of [
      ['Name,Species\nEmber,Boa\n', 400, readingSheetMessages.form],
      [lines.replace('_Celsius', ''), 400, readingSheetMessages.unit],
      [govee(), 400, 'There are no readings in this file.'],
      [Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 400, /no CSV file/],
      ['x'.repeat(20 * 1024 * 1024 + 1), 413, /larger than 20 MB/],
    ] as const) {
      const refused = await bringReadings(owner, path, file)
      expect([String(file).slice(0, 80), refused.status, refused.json().message]).toEqual([
        ...[String(file).slice(0, 80), status],
        typeof message === 'string' ? message : expect.stringMatching(message),
      ])
    }
    expect(await points('?from=2026-01-01T00:00:00Z')).toEqual([])
  })

  test('CLU-24 an import is taken back, and leaves what was known before it and what came after', async () => {
    const { owner, id, path, points, keeper } = await start()
    const boxId = await putBox(owner, id)
    const first = { incubatorId: id, at: '2026-06-10T10:00:00Z', temperature: 25 }
    await owner.post('/api/readings', { readings: [first] })
    const before = [await points(), (await owner.get(path)).json()]
    const { importId, ...told } = (await bringReadings(owner, path, lines)).json()
    expect(told).toMatchObject({ stored: 1, known: 1 })
    const many = govee(
      ...Array.from({ length: 1500 }, (_none, n) => {
        const at = new Date(Date.parse('2026-05-01T00:00:00Z') + n * 600_000).toISOString()
        return `${at.slice(0, 10)} ${at.slice(11, 19)},30,80`
      }),
    )
    const second = (await bringReadings(owner, path, many)).json()
    expect(second).toMatchObject({ stored: 1500, known: 0 })
    const inBox = (await bringReadings(owner, `/api/boxes/${boxId}`, lines)).json()
    expect((await (await keeper()).remove(`/api/reading-imports/${importId}`)).status).toBe(404)
    for (const taken of [importId, second.importId, inBox.importId])
      expect((await owner.remove(`/api/reading-imports/${taken}`)).status).toBe(204)
    expect([await points(), (await owner.get(path)).json()]).toEqual(before)
    expect((await owner.get(`/api/boxes/${boxId}/readings`)).json().points).toEqual([])
    expect((await owner.remove(`/api/reading-imports/${importId}`)).status).toBe(404)
  })

  test('CLU-24 what was sent again, or imported again, stays when the first import is taken back', async () => {
    const { owner, id, path, points } = await start()
    const { importId } = (await bringReadings(owner, path, lines)).json()
    const sent = { incubatorId: id, at: '2026-06-10T10:01:00Z', temperature: 26 }
    expect((await owner.post('/api/readings', { readings: [sent] })).json()).toMatchObject({ known: 1 })
    const again = (await bringReadings(owner, path, lines)).json()
    expect(again).toMatchObject({ stored: 0, known: 2 })
    expect(await points()).toMatchObject([{ temperatureMin: 31.4, temperatureMax: 31.5 }])
    expect((await owner.remove(`/api/reading-imports/${importId}`)).status).toBe(204)
    expect(await points()).toMatchObject([{ n: 2, temperatureMin: 26, temperatureMax: 31.4 }])
    expect((await owner.get(path)).json().latest).toMatchObject({ temperature: 26, humidity: null })
    expect((await owner.remove(`/api/reading-imports/${again.importId}`)).status).toBe(204)
    expect(await points()).toMatchObject([{ n: 1, temperatureMin: 26 }])
  })

  test('CLU-24 SHELL-59 a file that is sent again under its key is imported once', async () => {
    const { owner, path } = await start()
    const options = { headers: { 'idempotency-key': 'logger-1' } }
    const first = (await bringReadings(owner, path, lines, options)).json()
    const second = (await bringReadings(owner, path, lines, options)).json()
    expect(second).toEqual(first)
    const other = await bringReadings(owner, path, govee('2026-06-11 12:00:00,31,80'), options)
    expect(other.status).toBe(422)
  })
})
