import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { addIncubator, putBox } from '../../testing/incubators.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const now = '2026-06-03T12:00:00.000Z'
const laidAt = '2026-06-01T00:00:00Z'
const gecko = 'Eublepharis macularius'

type Fields = { readonly species?: string; readonly clutch?: object }

onBothDatabases('the warmth of eggs', (dialect) => {
  const start = async ({ species = gecko, clutch = {} }: Fields = {}) => {
    const clock = createTestClock(now)
    const running = await startApp(dialect, { clock })
    const owner = await running.keeper({ timeZone: 'UTC' })
    const incubatorId = await addIncubator(owner)
    const boxId = await putBox(owner, incubatorId, { movedAt: laidAt })
    const other = await putBox(owner, incubatorId, { name: 'Box 2', movedAt: laidAt })
    const femaleId = await addAnimal(owner, { sex: 'Female', species })
    const laid = { femaleId, layDate: '2026-06-01', kind: 'eggs', eggs: 2, temperature: 31 }
    const answer = await owner.post('/api/clutches', { ...laid, boxId, movedAt: laidAt, ...clutch })
    expect(answer.status, answer.text).toBe(201)
    const { id, eggs } = answer.json()
    const measure = async (...readings: [place: object, at: string, temperature: number][]) => {
      const sent = readings.map(([place, at, temperature]) => ({ ...place, at, temperature }))
      const stored = await owner.post('/api/readings', { readings: sent })
      expect(stored.json()).toEqual({ stored: readings.length, known: 0, refused: [] })
    }
    const thermal = async (query = '') => (await owner.get(`/api/clutches/${id}/thermal${query}`)).json()
    return { ...running, clock, owner, incubatorId, boxId, other, id, eggs, measure, thermal }
  }

  test('CLU-27 CLU-28 is told by day, from the box, else its incubator, else what is aimed at', async () => {
    const { incubatorId, boxId, measure, thermal } = await start()
    await measure(
      [{ boxId }, '2026-06-01T00:10:00Z', 32],
      [{ boxId }, '2026-06-01T01:10:00Z', 30],
      [{ incubatorId }, '2026-06-01T01:40:00Z', 20],
      [{ incubatorId }, '2026-06-01T02:10:00Z', 28],
      [{ boxId }, '2026-05-31T23:50:00Z', 10],
    )
    expect(await thermal()).toEqual({
      days: [
        { day: '2026-06-01', mean: 30.875, min: 28, max: 32, hoursMeasured: 3 },
        { day: '2026-06-02', mean: 31, min: null, max: null, hoursMeasured: 0 },
        { day: '2026-06-03', mean: 31, min: null, max: null, hoursMeasured: 0 },
      ],
      ...{ hours: 60, hoursMeasured: 3, developed: 0.055 },
      sexLikelihood: {
        ...{ males: 0.471, word: 'mixed', meanTemperature: 30.95, measured: 0.05, isComplete: false },
        source: 'Flores et al. 1994, Physiol Behav 55:1067',
      },
    })
  })

  test('CLU-21 CLU-27 follows a clutch from box to box, and an egg that was put elsewhere', async () => {
    const { owner, boxId, other, id, eggs, measure, thermal } = await start()
    await owner.patch(`/api/clutches/${id}`, { boxId: other, movedAt: '2026-06-02T00:00:00Z' })
    await owner.patch(`/api/eggs/${eggs[0].id}`, { boxId, movedAt: '2026-06-02T12:00:00Z' })
    await measure(
      [{ boxId }, '2026-06-01T10:00:00Z', 29],
      [{ boxId }, '2026-06-02T10:00:00Z', 20],
      [{ boxId: other }, '2026-06-02T10:30:00Z', 33],
      [{ boxId }, '2026-06-02T20:00:00Z', 26],
      [{ boxId: other }, '2026-06-02T20:30:00Z', 34],
    )
    const extremes = async (query = '') =>
      (await thermal(query)).days.map(({ min, max }: { min: number; max: number }) => [min, max])
    expect(await extremes()).toEqual([
      [29, 29],
      [33, 34],
      [null, null],
    ])
    expect(await extremes(`?eggId=${eggs[0].id}`)).toEqual([
      [29, 29],
      [26, 33],
      [null, null],
    ])
    expect(await extremes(`?eggId=${eggs[1].id}`)).toEqual(await extremes())
  })

  test('CLU-27 ends with the day on which the last egg hatched', async () => {
    const { owner, eggs, thermal } = await start()
    for (const { id: egg } of eggs)
      await owner.patch(`/api/eggs/${egg}`, { status: 'Hatched', hatchDate: '2026-06-02' })
    expect(await thermal()).toMatchObject({ hours: 48, days: [{}, { day: '2026-06-02' }] })
  })

  test('CLU-27 tells no more days than eggs may take, whatever day they were laid on', async () => {
    const { thermal } = await start({ clutch: { layDate: '1900-01-01' } })
    const { hours, days } = await thermal()
    expect([hours, days.length, days.at(-1).day]).toEqual([24_000, 1000, '1902-09-27'])
  })

  test('CLU-27 what is aimed at is that of the clutch, else what its incubator is set to, else unknown', async () => {
    const { owner, incubatorId, id, eggs, thermal } = await start({ clutch: { temperature: null } })
    expect(await thermal()).toMatchObject({
      developed: null,
      sexLikelihood: null,
      days: [{ mean: null }, {}, {}],
    })
    await owner.patch(`/api/incubators/${incubatorId}`, { temperature: 30 })
    expect(await thermal()).toMatchObject({ days: [{ mean: 30 }, {}, {}], sexLikelihood: { males: 0.3 } })
    await owner.patch(`/api/clutches/${id}`, { temperature: 32.5 })
    expect(await thermal()).toMatchObject({ sexLikelihood: { males: 0.75, word: 'mostly male' } })
    await owner.patch(`/api/eggs/${eggs[0].id}`, { temperature: 26 })
    expect(await thermal(`?eggId=${eggs[0].id}`)).toMatchObject({ sexLikelihood: { males: 0 } })
  })

  test('CLU-01 CLU-28 a clutch and lists of clutches tell the likelihood, and no tag holds an older one', async () => {
    const { owner, boxId, id, measure, thermal, clock } = await start()
    await measure([{ boxId }, '2026-06-01T00:10:00Z', 34])
    const one = await owner.get(`/api/clutches/${id}`)
    const list = await owner.get('/api/clutches')
    const { sexLikelihood } = await thermal()
    expect(sexLikelihood).toMatchObject({ meanTemperature: 31.05, isComplete: false })
    expect(one.json().sexLikelihood).toEqual(sexLikelihood)
    expect(list.json()).toMatchObject([{ id, sexLikelihood }])
    const again = (path: string, answer: typeof one) =>
      owner.call('GET', path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })
    expect((await again(`/api/clutches/${id}`, one)).status).toBe(304)
    expect((await again('/api/clutches', list)).status).toBe(304)
    // A reading is written; after that nothing is, and an hour goes by.
    await measure([{ boxId }, '2026-06-01T01:10:00Z', 34])
    const measured = await again(`/api/clutches/${id}`, one)
    expect(measured.json().sexLikelihood).toMatchObject({ meanTemperature: 31.1 })
    expect((await again('/api/clutches', list)).json()[0].sexLikelihood).toEqual(
      measured.json().sexLikelihood,
    )
    clock.moveOn({ hours: 1 })
    const later = { meanTemperature: 31.098 }
    expect((await again(`/api/clutches/${id}`, measured)).json().sexLikelihood).toMatchObject(later)
    expect((await again('/api/clutches', list)).json()[0].sexLikelihood).toMatchObject(later)
  })

  test('SEA-10 hours that were measured move the day on which eggs hatch, in lists, in one and in windows', async () => {
    const { owner, incubatorId, boxId, id, measure } = await start({
      species: 'Python regius',
      clutch: { layDate: '2026-05-04', temperature: null, movedAt: '2026-06-01T00:00:00Z' },
    })
    await owner.patch(`/api/clutches/${id}`, { temperature: 31.5 })
    const told = async () => {
      const one = (await owner.get(`/api/clutches/${id}`)).json().forecast
      expect((await owner.get('/api/clutches')).json()[0].forecast).toEqual(one)
      const windows = (await owner.get('/api/forecasts')).json()
      const hatch = windows.find(({ clutchId }: { clutchId: number | null }) => clutchId === id)
      expect(hatch).toMatchObject({ step: 'hatch', likely: one.likely })
      return one.likely
    }
    // 57.5 days at 31.5 °C.
    expect(await told()).toBe('2026-07-01')
    // One hour at 30.5 is worth 1 / 1500 of the way, and so warm it goes on: 62.5 days.
    await measure([{ incubatorId }, '2026-06-02T10:00:00Z', 30.5])
    expect(await told()).toBe('2026-07-06')
    // In its box it was 31.5; what was measured in the box counts, and so warm it goes on.
    await measure([{ boxId }, '2026-06-02T10:30:00Z', 31.5])
    expect(await told()).toBe('2026-07-01')
  })

  test('SEA-10 a clutch that hatched is judged by how warm it was, not by what was aimed at', async () => {
    const { owner, boxId, id, eggs, measure } = await start({
      species: 'Python regius',
      clutch: { layDate: '2026-04-01', temperature: 31.5, movedAt: '2026-04-01T00:00:00Z' },
    })
    const laid = { kind: 'eggs', eggs: 1, temperature: 30.5, layDate: '2026-06-01' }
    const { femaleId } = (await owner.get(`/api/clutches/${id}`)).json()
    const other = (await owner.post('/api/clutches', { ...laid, femaleId })).json().id
    await measure([{ boxId }, '2026-06-01T10:00:00Z', 30.5])
    for (const egg of eggs)
      await owner.patch(`/api/eggs/${egg.id}`, { status: 'Hatched', hatchDate: '2026-06-02' })
    // It took 62 days where 62.5 were foretold at 30.5 °C; by 31.5, which was aimed at, it would seem to have taken 4.5 too many.
    const { forecast } = (await owner.get(`/api/clutches/${other}`)).json()
    expect(forecast).toMatchObject({ ownRecords: 1, likely: '2026-08-02' })
  })

  test('CLU-28 says nothing of species whose sex their genes decide, nor on an animal', async () => {
    const { owner, thermal, id } = await start({ species: 'Python regius' })
    expect(await thermal()).toMatchObject({ sexLikelihood: null, hours: 60 })
    const hatched = await owner.post(`/api/clutches/${id}/hatch`, { count: 1 })
    expect(hatched.json().animals[0].sex).toBe('Unsexed')
    expect(hatched.json().clutch.sexLikelihood).toBe(null)
    expect(JSON.stringify(hatched.json().animals)).not.toContain('sexLikelihood')
  })

  test('CLU-27 R20 another clutch’s egg and another keeper’s clutch are not found', async () => {
    const { owner, keeper, id } = await start()
    const { id: loose } = (await owner.post('/api/eggs', { layDate: '2026-06-01' })).json()
    expect((await owner.get(`/api/clutches/${id}/thermal?eggId=${loose}`)).status).toBe(404)
    expect((await (await keeper()).get(`/api/clutches/${id}/thermal`)).status).toBe(404)
  })
})
