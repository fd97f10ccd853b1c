import { isLabelKey } from '@clutchbook/domain/places/label-key.rules'
import type { Label } from '@clutchbook/domain/places/labels.schema'
import { expect, test } from 'vitest'
import { bringArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { createProject } from '../../testing/pair.ts'
import { addPlace, addRack } from '../../testing/places.ts'
import { exportArchive } from '../../testing/read-archive.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

async function label(keeper: Visitor, wanted: object): Promise<Label[]> {
  const answer = await keeper.post('/api/labels', wanted)
  expect(answer.status, answer.text).toBe(200)
  return answer.json()
}

const keyOf = async (keeper: Visitor, wanted: object): Promise<string> => {
  const [one] = await label(keeper, wanted)
  return one?.key ?? ''
}

onBothDatabases('labels', (dialect) => {
  test('PLC-12 animals, places and projects have labels in that order, each with a key that is made once', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const room = await addPlace(keeper, { kind: 'room', name: 'Snake room' })
    const tub = (await addRack(keeper, { parentId: room })).get('R1-A1') ?? 0
    const animal = await addAnimal(keeper, { customId: 'BP-7', morph: 'Clown', placeId: tub, price: '400' })
    const { id: project } = await createProject(keeper)
    const wanted = { projects: [project], places: [tub, tub], animals: [animal] }
    const labels = await label(keeper, wanted)
    expect(labels).toMatchObject([
      { kind: 'animal', id: animal, name: 'Ember', code: 'BP-7' },
      { kind: 'place', id: tub, name: 'A1', code: 'R1-A1' },
      { kind: 'project', id: project },
    ])
    const lines = Object.fromEntries(labels[0]?.lines.map(({ line, text }) => [line, text]) ?? [])
    expect(lines).toMatchObject({
      species: 'Python regius',
      morph: 'Clown',
      place: 'Snake room · R1 · R1-A1',
    })
    expect(labels[1]?.lines).toEqual([{ line: 'within', text: 'Snake room · R1' }])
    expect(labels.map(({ key }) => isLabelKey(key))).toEqual([true, true, true])
    expect(new Set(labels.map(({ key }) => key)).size).toBe(3)
    for (const { key, url } of labels) expect(url).toMatch(new RegExp(`^HTTP://[A-Z0-9.:-]+/Q/${key}$`))
    expect(await label(keeper, wanted)).toEqual(labels)
  })

  test('PLC-12 what can’t be labelled refuses the call, and no key is made', async () => {
    const { keeper: newKeeper, app } = await startApp(dialect, { ownDatabase: true })
    const [keeper, stranger] = [await newKeeper(), await newKeeper()]
    const [own, foreign] = [await addPlace(keeper), await addPlace(stranger)]
    for (const [status, field, wanted] of [
      [404, 'places', { places: [own, foreign] }],
      [404, 'animals', { animals: [999_999], places: [own] }],
      [404, 'projects', { projects: [999_999] }],
      [400, 'animals', {}],
      [400, 'animals', { animals: Array.from({ length: 200 }, (_one, n) => n + 1), places: [own] }],
    ] as const) {
      const answer = await keeper.post('/api/labels', wanted)
      expect([answer.status, Object.keys(answer.json().errors)]).toEqual([status, [field]])
    }
    expect(await app.db.selectFrom('label').selectAll().execute()).toEqual([])
  })

  test('PLC-13 PLC-14 a label leads its owner to what it is of, and others to an animal that is shared', async () => {
    const { keeper: newKeeper, visitor } = await startApp(dialect)
    const [keeper, stranger] = [await newKeeper(), await newKeeper()]
    const [animal, place] = [await addAnimal(keeper), await addPlace(keeper)]
    const { id: project } = await createProject(keeper)
    const keys = {
      animal: await keyOf(keeper, { animals: [animal] }),
      place: await keyOf(keeper, { places: [place] }),
      project: await keyOf(keeper, { projects: [project] }),
    }
    const to = {
      animal: `/animals/${animal}?log`,
      place: `/places/${place}`,
      project: `/breeding/projects/${project}`,
    }
    for (const kind of ['animal', 'place', 'project'] as const) {
      const found = await keeper.get(`/api/labels/${keys[kind]}`)
      expect(found.json()).toMatchObject({ kind, to: to[kind] })
      for (const path of [`/q/${keys[kind]}`, `/Q/${keys[kind]}`]) {
        const opened = await keeper.get(path)
        expect([opened.status, opened.headers.get('location')]).toEqual([303, to[kind]])
      }
    }
    for (const other of [stranger, visitor()]) {
      const found = await other.get(`/api/labels/${keys.animal}`)
      expect([found.status, found.json().code]).toEqual([404, 'not-found'])
    }
    await keeper.put(`/api/animals/${animal}/sharing`, { shared: true })
    for (const other of [stranger, visitor()]) {
      expect((await other.get(`/api/labels/${keys.animal}`)).json()).toEqual({
        to: `/shared/reptile/${animal}`,
      })
      const opened = await other.get(`/q/${keys.animal}`)
      expect([opened.status, opened.headers.get('location')]).toEqual([303, `/shared/reptile/${animal}`])
      expect((await other.get(`/api/labels/${keys.place}`)).status).toBe(404)
    }
  })

  test('PLC-13 private, void and unknown labels have one page, which names nothing and leads back after sign-in', async () => {
    const { keeper: newKeeper, visitor } = await startApp(dialect)
    const keeper = await newKeeper()
    const animal = await addAnimal(keeper, { name: 'Ember of the hills' })
    const closed = await keyOf(keeper, { animals: [animal] })
    const voided = await keyOf(keeper, { places: [await addPlace(keeper)] })
    await keeper.remove(`/api/labels/${voided}`)
    const pages = await Promise.all(
      [closed, voided, '000000000000'].map(async (key) => {
        const page = await visitor().get(`/q/${key}`)
        expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store'])
        expect(page.text).toContain(`href="/auth?next=%2Fq%2F${key}"`)
        return page.text.replaceAll(key, '').replace(/nonce="[^"]*"/, '')
      }),
    )
    expect(new Set(pages).size).toBe(1)
    expect(pages[0]).not.toContain('Ember')
    expect((await visitor().get('/q/%3Cscript%3E')).text).not.toContain('<script>')
  })

  test('PLC-12 PLC-14 a voided label opens nothing, and the next one has another key; a wrong digit is told', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [keeper, stranger] = [await newKeeper(), await newKeeper()]
    const place = await addPlace(keeper)
    const key = await keyOf(keeper, { places: [place] })
    expect((await stranger.remove(`/api/labels/${key}`)).status).toBe(404)
    expect((await keeper.remove(`/api/labels/${key}`)).status).toBe(204)
    expect((await keeper.get(`/api/labels/${key}`)).status).toBe(404)
    expect((await keeper.remove(`/api/labels/${key}`)).status).toBe(404)
    expect(await keyOf(keeper, { places: [place] })).not.toBe(key)
    const wrong = await keeper.get(`/api/labels/${key.slice(0, 11)}${(Number(key[11]) + 1) % 10}`)
    expect([wrong.status, Object.keys(wrong.json().errors)]).toEqual([400, ['key']])
  })

  test('PLC-12 a label goes with what it opens, and is back with it under the same key', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const [animal, place] = [await addAnimal(keeper), await addPlace(keeper)]
    const keys = [await keyOf(keeper, { animals: [animal] }), await keyOf(keeper, { places: [place] })]
    await keeper.remove(`/api/animals/${animal}`)
    await keeper.remove(`/api/places/${place}`)
    for (const key of keys) expect((await keeper.get(`/api/labels/${key}`)).status).toBe(404)
    await keeper.post(`/api/trash/animals/${animal}/restore`)
    await keeper.post(`/api/trash/places/${place}/restore`)
    expect([await keyOf(keeper, { animals: [animal] }), await keyOf(keeper, { places: [place] })]).toEqual(
      keys,
    )
  })
  test('HUS-40 PLC-12 an archive brings labels along, but for those whose keys somebody has here', async () => {
    const running = await startApp(dialect)
    const [keeper, heir] = [await running.keeper(), await running.keeper()]
    const [kept, freed] = [await addPlace(keeper), await addPlace(keeper, { name: 'Freed' })]
    const [taken, free] = [await keyOf(keeper, { places: [kept] }), await keyOf(keeper, { places: [freed] })]
    const archive = await exportArchive(running.url, keeper)
    await keeper.remove(`/api/labels/${free}`)
    expect((await bringArchive(heir, archive)).status).toBe(201)
    expect((await heir.get(`/api/labels/${taken}`)).status).toBe(404)
    const { id } = (await heir.get(`/api/labels/${free}`)).json()
    expect((await heir.get(`/api/places/${id}`)).json().name).toBe('Freed')
    expect((await keeper.get(`/api/labels/${taken}`)).json()).toMatchObject({ kind: 'place', id: kept })
  })
  test('HUS-42 pages that are shared show no place, no code and no key, and are not narrowed to a place', async () => {
    const { keeper: newKeeper, visitor } = await startApp(dialect)
    const keeper = await newKeeper()
    const { id: userId } = (await keeper.get('/api/user')).json()
    const placeId = (await addRack(keeper, { code: 'Hidden' })).get('Hidden-A1')
    const animal = await addAnimal(keeper, { placeId })
    const key = await keyOf(keeper, { animals: [animal] })
    await keeper.put(`/api/animals/${animal}/sharing`, { shared: true, notes: true })
    await keeper.patch('/api/user/sharing', { profile: true, collection: true })
    const pages = [
      `/api/shared/reptile/${animal}`,
      `/api/public/users/${userId}/profile`,
      `/api/public/users/${userId}/reptiles`,
      `/api/public/users/${userId}/reptiles?placeId=1`,
    ]
    for (const path of pages) {
      const { status, text } = await visitor().get(path)
      expect([path, status]).toEqual([path, 200])
      expect(text).toContain('Ember')
      for (const word of ['placeId', 'Hidden', key]) expect(text).not.toContain(word)
    }
  })
})
