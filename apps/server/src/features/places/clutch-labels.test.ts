import { isLabelKey } from '@clutchbook/domain/places/label-key.rules'
import type { Label } from '@clutchbook/domain/places/labels.schema'
import { expect, test } from 'vitest'
import { bringArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { addIncubator, putBox } from '../../testing/incubators.ts'
import { createProject } from '../../testing/pair.ts'
import { addPlace } from '../../testing/places.ts'
import { exportArchive } from '../../testing/read-archive.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

async function label(keeper: Visitor, wanted: object): Promise<Label[]> {
  const answer = await keeper.post('/api/labels', wanted)
  expect(answer.status, answer.text).toBe(200)
  return answer.json()
}

/** What labels are wanted of: a clutch, the box that it lies in, and the incubator that this stands in. */
type Wanted = { readonly clutches: number[]; readonly boxes: number[]; readonly incubators: number[] }

const keysOf = async (keeper: Visitor, wanted: Partial<Wanted>): Promise<string[]> =>
  (await label(keeper, wanted)).map(({ key }) => key)

async function lay(keeper: Visitor, fields: object = {}): Promise<number> {
  const { id: breedingProjectId } = await createProject(keeper)
  const laid = { breedingProjectId, layDate: '2026-06-01', eggs: 2, slugs: 1, ...fields }
  const answer = await keeper.post('/api/clutches', laid)
  expect(answer.status, answer.text).toBe(201)
  return answer.json().id
}

/** An incubator with two boxes, in the first of which a clutch lies. */
async function fillIncubator(keeper: Visitor, fields: object = {}) {
  const incubator = await addIncubator(keeper, fields)
  const box = await putBox(keeper, incubator, { capacity: 8 })
  const empty = await putBox(keeper, incubator, { name: 'Box 2' })
  return { incubator, box, empty, clutch: await lay(keeper, { boxId: box }) }
}

const warm = { temperature: 31.5, humidity: 90, lowTemperature: 30.5, highTemperature: 32.5, lowHumidity: 80 }

const restore = async (keeper: Visitor, path: string): Promise<void> => {
  const answer = await keeper.post(`/api/trash/${path}/restore`)
  expect(answer.status, answer.text).toBe(200)
}

onBothDatabases('labels of clutches, boxes and incubators', (dialect) => {
  test('SEA-23 PLC-12 stand after those of animals, places and projects, say what is known of them, and have a key each that is made once', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const placeId = await addPlace(keeper, { kind: 'room', name: 'Warm room' })
    const { incubator, box, empty, clutch } = await fillIncubator(keeper, { ...warm, placeId })
    const animal = await addAnimal(keeper)
    const { code } = (await keeper.get(`/api/clutches/${clutch}`)).json()
    const wanted = {
      ...{ incubators: [incubator], boxes: [box, empty, box], clutches: [clutch] },
      ...{ animals: [animal], places: [placeId] },
    }
    const labels = await label(keeper, wanted)
    expect(labels).toMatchObject([
      { kind: 'animal', id: animal },
      { kind: 'place', id: placeId },
      { kind: 'clutch', id: clutch, name: code, code },
      { kind: 'box', id: box, name: 'Box 1', code: null },
      { kind: 'box', id: empty, name: 'Box 2', code: null },
      { kind: 'incubator', id: incubator, name: 'Left', code: null },
    ])
    expect(labels.slice(2).map(({ lines }) => lines)).toEqual([
      [
        { line: 'pair', text: 'Cinder × Dahlia' },
        { line: 'laid', text: 'laid 2026-06-01' },
        { line: 'counts', text: '2 incubating, 1 slug' },
        { line: 'box', text: 'Box 1 · Left' },
      ],
      [
        { line: 'incubator', text: 'Left' },
        { line: 'capacity', text: 'holds 8 eggs' },
      ],
      [{ line: 'incubator', text: 'Left' }],
      [
        { line: 'set', text: '31.5\u00a0°C, 90\u00a0%' },
        { line: 'limits', text: '30.5\u00a0°C to 32.5\u00a0°C, at least 80\u00a0%' },
        { line: 'place', text: 'Warm room' },
      ],
    ])
    expect(labels.every(({ key }) => isLabelKey(key))).toBe(true)
    expect(new Set(labels.map(({ key }) => key)).size).toBe(labels.length)
    for (const { key, url } of labels) expect(url).toMatch(new RegExp(`^HTTP://[A-Z0-9.:-]+/Q/${key}$`))
    expect(await label(keeper, wanted)).toEqual(labels)
  })

  test('SEA-23 of a litter, of parents that were deleted, and of an incubator that is set to nothing they say what there is', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id: breedingProjectId, femaleId, maleId } = await createProject(keeper)
    const born = { kind: 'litter', breedingProjectId, layDate: '2026-06-01', live: 9, stillborn: 1 }
    const litter = await keeper.post('/api/clutches', born)
    expect(litter.status, litter.text).toBe(201)
    for (const id of [femaleId, maleId]) await keeper.remove(`/api/animals/${id}`)
    const bare = await addIncubator(keeper, { name: 'Bare' })
    const labels = await label(keeper, { clutches: [litter.json().id], incubators: [bare] })
    expect(labels.map(({ lines }) => lines)).toEqual([
      [
        { line: 'pair', text: 'Cinder × Dahlia' },
        { line: 'laid', text: 'born 2026-06-01' },
        { line: 'counts', text: '9 live, 1 stillborn' },
      ],
      [],
    ])
  })

  test('SEA-23 PLC-12 what is not the keeper’s refuses the call, and no key is made', async () => {
    const { keeper: newKeeper, app } = await startApp(dialect, { ownDatabase: true })
    const [keeper, stranger] = [await newKeeper(), await newKeeper()]
    const own = await fillIncubator(keeper)
    const foreign = await fillIncubator(stranger)
    const both = { clutches: [own.clutch], boxes: [own.box], incubators: [own.incubator] }
    for (const [field, ids] of [
      ['clutches', [own.clutch, foreign.clutch]],
      ['boxes', [foreign.box]],
      ['incubators', [own.incubator, foreign.incubator]],
      ['boxes', [999_999]],
    ] as const) {
      const answer = await keeper.post('/api/labels', { ...both, [field]: ids })
      expect([answer.status, Object.keys(answer.json().errors)]).toEqual([404, [field]])
    }
    const many = Array.from({ length: 120 }, (_one, n) => n + 1)
    const tooMany = await keeper.post('/api/labels', { clutches: many, boxes: many })
    expect([tooMany.status, tooMany.json().errors]).toEqual([
      400,
      { animals: 'Please choose at most 200 at once' },
    ])
    expect(await app.db.selectFrom('label').selectAll().execute()).toEqual([])
  })

  test('SEA-23 PLC-13 PLC-14 lead their owner to the clutch, the incubator, and to that in which the box stands by now; others learn nothing', async () => {
    const { keeper: newKeeper, visitor } = await startApp(dialect)
    const [keeper, stranger] = [await newKeeper(), await newKeeper()]
    const { incubator, box, clutch } = await fillIncubator(keeper)
    const other = await addIncubator(keeper, { name: 'Right' })
    const wanted = { clutches: [clutch], boxes: [box], incubators: [incubator] }
    const [ofClutch = '', ofBox = '', ofIncubator = ''] = await keysOf(keeper, wanted)
    const leads = async (key: string, kind: string, to: string): Promise<void> => {
      expect((await keeper.get(`/api/labels/${key}`)).json()).toMatchObject({ kind, to })
      for (const path of [`/q/${key}`, `/Q/${key}`]) {
        const opened = await keeper.get(path)
        expect([opened.status, opened.headers.get('location')]).toEqual([303, to])
      }
    }
    await leads(ofClutch, 'clutch', `/clutches/${clutch}`)
    await leads(ofIncubator, 'incubator', `/incubators/${incubator}`)
    await leads(ofBox, 'box', `/incubators/${incubator}?box=${box}`)
    expect((await keeper.patch(`/api/boxes/${box}`, { incubatorId: other })).status).toBe(200)
    await leads(ofBox, 'box', `/incubators/${other}?box=${box}`)
    for (const someone of [stranger, visitor()])
      for (const key of [ofClutch, ofBox, ofIncubator]) {
        const found = await someone.get(`/api/labels/${key}`)
        expect([found.status, found.json().code]).toEqual([404, 'not-found'])
        expect((await someone.get(`/q/${key}`)).status).toBe(404)
        expect((await stranger.remove(`/api/labels/${key}`)).status).toBe(404)
      }
  })

  test('SEA-23 PLC-12 a voided one opens nothing, and the next one has another key', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const wanted = { clutches: [await lay(keeper)] }
    const [key = ''] = await keysOf(keeper, wanted)
    expect((await keeper.remove(`/api/labels/${key}`)).status).toBe(204)
    expect((await keeper.get(`/api/labels/${key}`)).status).toBe(404)
    expect(await keysOf(keeper, wanted)).not.toContain(key)
  })

  test('SEA-23 CLU-10 CLU-20 go with what they open, and are back with it under the same keys', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { incubator, box, empty, clutch } = await fillIncubator(keeper)
    const wanted = { clutches: [clutch], boxes: [box, empty], incubators: [incubator] }
    const keys = await keysOf(keeper, wanted)
    const [ofClutch = '', ofBox = '', ofEmpty = '', ofIncubator = ''] = keys
    const areGone = async (...gone: string[]): Promise<void> => {
      for (const key of gone) expect((await keeper.get(`/api/labels/${key}`)).status).toBe(404)
    }
    expect((await keeper.remove(`/api/clutches/${clutch}`)).status).toBe(204)
    await areGone(ofClutch)
    expect((await keeper.remove(`/api/boxes/${empty}`)).status).toBe(204)
    await areGone(ofEmpty)
    expect((await keeper.remove(`/api/incubators/${incubator}`)).status).toBe(204)
    await areGone(ofBox, ofIncubator)
    await restore(keeper, `incubators/${incubator}`)
    await restore(keeper, `clutches/${clutch}`)
    await restore(keeper, `boxes/${empty}`)
    expect(await keysOf(keeper, wanted)).toEqual(keys)
    const to = `/incubators/${incubator}?box=${box}`
    expect((await keeper.get(`/api/labels/${ofBox}`)).json()).toMatchObject({ kind: 'box', id: box, to })
  })

  test('SEA-23 HUS-40 an archive brings them along, but for those whose keys somebody has here', async () => {
    const running = await startApp(dialect)
    const [keeper, heir] = [await running.keeper(), await running.keeper()]
    const { incubator, box, empty, clutch } = await fillIncubator(keeper)
    const wanted = { clutches: [clutch], boxes: [box, empty], incubators: [incubator] }
    const [ofClutch = '', taken = '', ofEmpty = '', ofIncubator = ''] = await keysOf(keeper, wanted)
    const archive = await exportArchive(running.url, keeper)
    for (const key of [ofClutch, ofEmpty, ofIncubator]) await keeper.remove(`/api/labels/${key}`)
    const brought = await bringArchive(heir, archive)
    expect(brought.status, brought.text).toBe(201)
    expect((await heir.get(`/api/labels/${taken}`)).status).toBe(404)
    const find = async (key: string) => (await heir.get(`/api/labels/${key}`)).json()
    const [first] = (await heir.get('/api/clutches')).json()
    expect(await find(ofClutch)).toMatchObject({ kind: 'clutch', id: first.id })
    const [left] = (await heir.get('/api/incubators')).json()
    expect(await find(ofIncubator)).toMatchObject({ kind: 'incubator', id: left.id })
    const [, second] = (await heir.get(`/api/incubators/${left.id}/boxes`)).json()
    const to = `/incubators/${left.id}?box=${second.id}`
    expect(await find(ofEmpty)).toEqual({ kind: 'box', id: second.id, to })
    expect((await keeper.get(`/api/labels/${taken}`)).json()).toMatchObject({ kind: 'box', id: box })
  })
})
