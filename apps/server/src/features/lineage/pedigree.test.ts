import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal, addFamily } from '../../testing/family.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const treeOf = async (keeper: Visitor, id: number, query = '') =>
  (await keeper.get(`/api/reptiles/${id}/lineage${query}`)).json()

onBothDatabases('the pedigree of an animal', (dialect) => {
  test('CLU-07 the inbreeding of young without a father is unknown, and that of their sibs is counted', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const femaleId = await addAnimal(keeper, { name: 'Dahlia', sex: 'Female' })
    const hatchOf = async (clutch: object): Promise<number> => {
      const laid = { femaleId, layDate: '2026-06-01', eggs: 1, ...clutch }
      const answer = await keeper.post('/api/clutches', laid)
      expect(answer.status, answer.text).toBe(201)
      const hatched = await keeper.post('/api/eggs/hatch', { eggs: [{ id: answer.json().eggs[0].id }] })
      expect(hatched.status, hatched.text).toBe(201)
      return hatched.json()[0].animal.id
    }
    const alone = await hatchOf({ isParthenogenetic: true })
    expect(await treeOf(keeper, alone)).toMatchObject({ inbreeding: null, animals: [{}, { id: femaleId }] })
    expect(await treeOf(keeper, await hatchOf({}))).toMatchObject({ inbreeding: 0 })
    // It is theirs alone: a child of one is counted as any other.
    expect((await keeper.patch(`/api/animals/${alone}`, { sex: 'Female' })).status).toBe(200)
    const child = await addAnimal(keeper, { motherId: alone })
    expect((await treeOf(keeper, child)).inbreeding).toBe(0)
  })

  test('LIN-03 LIN-12 parents are told by number or in words, with what their boxes show', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const photo = dataUrl(await plainJpeg({ width: 90, height: 60 }))
    const sire = await addAnimal(keeper, {
      name: 'Cinder',
      sex: 'Male',
      morph: 'Clown',
      dateOfBirth: '2020-05-01',
      producedBy: 'Tidewater',
      photos: [photo],
      fatherMorph: 'Wild type',
    })
    const words = {
      motherName: 'Old Dahlia',
      motherMorph: 'Pastel',
      motherSource: 'Expo',
      motherProducedBy: 'Cedar & Stone',
    }
    const child = await addAnimal(keeper, {
      name: 'Ash',
      fatherId: sire,
      fatherName: 'typed before',
      ...words,
    })
    const answer = await keeper.get(`/api/animals/${child}/lineage`)
    expect(answer.json()).toEqual({
      animalId: child,
      generations: 8,
      inbreeding: 0,
      knownShare: { known: 3, places: 62, generations: 5 },
      animals: [
        {
          id: child,
          name: 'Ash',
          species: 'Python regius',
          morph: null,
          sex: 'Unsexed',
          dateOfBirth: null,
          producedBy: null,
          photo: null,
          fatherId: sire,
          motherId: null,
          // The link wins; what was typed waits (LIN-Q04).
          father: null,
          mother: { name: 'Old Dahlia', morph: 'Pastel', source: 'Expo', producedBy: 'Cedar & Stone' },
        },
        {
          id: sire,
          name: 'Cinder',
          species: 'Python regius',
          morph: 'Clown',
          sex: 'Male',
          dateOfBirth: '2020-05-01',
          producedBy: 'Tidewater',
          photo: expect.stringMatching(/^\/api\/media\/\d+\?size=thumb$/),
          fatherId: null,
          motherId: null,
          father: { name: null, morph: 'Wild type', source: null, producedBy: null },
          mother: null,
        },
      ],
    })
    await keeper.patch(`/api/animals/${child}`, { fatherId: null })
    const [root] = (await treeOf(keeper, child)).animals
    expect(root.father).toMatchObject({ name: 'typed before' })
  })

  test('F11 eight generations of 255 animals come in one request and one query, the nearest first', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, {
      env: { PLAN_LIMITS: 'off' },
      ownDatabase: true,
    })
    const keeper = await newKeeper()
    const id = await addFamily(keeper, 8)
    const { keeperId } = await app.db
      .selectFrom('animal')
      .select('keeperId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const actor = { keeperId, plan: 'pro', isAdmin: false, timeZone: 'UTC', dataVersion: 1 } as const
    const asked: string[] = []
    const executor = app.db.getExecutor()
    const executeQuery = executor.executeQuery.bind(executor)
    executor.executeQuery = (query) => {
      asked.push(query.sql)
      return executeQuery(query)
    }
    const tree = await app.services.lineage.getPedigree(actor, id, 8)
    executor.executeQuery = executeQuery
    expect(asked).toEqual([expect.stringMatching(/with recursive/)])
    const places = tree.animals.map(({ name }) => Number(name))
    expect(places).toEqual(Array.from({ length: 255 }, (_none, place) => place + 1))
    expect(tree).toMatchObject({ inbreeding: 0, knownShare: { known: 62, places: 62 } })
    const three = await treeOf(keeper, id, '?generations=3')
    expect([three.animals.length, three.knownShare.known]).toEqual([7, 62])
    for (const query of ['?generations=0', '?generations=9', '?generations=x'])
      expect((await keeper.get(`/api/reptiles/${id}/lineage${query}`)).status).toBe(400)
  })

  test('an ancestor met twice is one animal, and makes the animal inbred', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const [sire, dam] = [await addAnimal(keeper, { sex: 'Male' }), await addAnimal(keeper, { sex: 'Female' })]
    const both = { fatherId: sire, motherId: dam }
    const son = await addAnimal(keeper, { ...both, sex: 'Male' })
    const daughter = await addAnimal(keeper, { ...both, sex: 'Female' })
    const child = await addAnimal(keeper, { fatherId: son, motherId: daughter })
    const tree = await treeOf(keeper, child)
    expect(tree.animals.map((animal: { id: number }) => animal.id)).toEqual([child, son, daughter, sire, dam])
    expect([tree.inbreeding, tree.knownShare.known]).toEqual([0.25, 6])
    expect((await treeOf(keeper, child, '?generations=2')).inbreeding).toBe(0.25)
  })

  test('R72 a line of 1,000 generations has an end, and is answered to its eighth', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, {
      env: { PLAN_LIMITS: 'off' },
      ownDatabase: true,
    })
    const keeper = await newKeeper()
    const first = await addAnimal(keeper, { sex: 'Male' })
    const row = await app.db
      .selectFrom('animal')
      .selectAll()
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    const { id: _id, ...fields } = row
    const ids = [first]
    await app.db.transaction().execute(async (tx) => {
      for (let generation = 1; generation < 1000; generation += 1) {
        const { id } = await tx
          .insertInto('animal')
          .values({ ...fields, isHoldback: false, isArchived: false, fatherId: ids.at(-1) ?? null })
          .returning('id')
          .executeTakeFirstOrThrow()
        ids.push(id)
      }
    })
    const tree = await treeOf(keeper, ids.at(-1) ?? 0)
    expect([tree.animals.length, tree.inbreeding]).toEqual([8, 0])
    const refused = await keeper.patch(`/api/animals/${first}`, { fatherId: ids.at(-1) })
    expect([refused.status, refused.json().message]).toEqual([400, 'An animal cannot be its own ancestor'])
    const own = await keeper.patch(`/api/animals/${first}`, { fatherId: first })
    expect(own.status).toBe(400)
  })

  test('LIN-39 the pedigree of another keeper’s animal is not found, and an unchanged one is not sent twice', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [owner, stranger] = [await newKeeper(), await newKeeper()]
    const id = await addAnimal(owner)
    expect((await stranger.get(`/api/reptiles/${id}/lineage`)).status).toBe(404)
    const tag = (await owner.get(`/api/reptiles/${id}/lineage`)).headers.get('etag') ?? ''
    const again = await owner.get(`/api/reptiles/${id}/lineage`, { 'if-none-match': tag })
    expect(again.status).toBe(304)
    await owner.patch(`/api/animals/${id}`, { name: 'Ash' })
    const changed = await owner.get(`/api/reptiles/${id}/lineage`, { 'if-none-match': tag })
    expect([changed.status, changed.json().animals[0].name]).toEqual([200, 'Ash'])
  })
})
