import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { createPair } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const offspringOf = (id: number): string => `/api/reptiles/${id}/offspring`
const idsOf = async (keeper: Visitor, parentId: number): Promise<number[]> =>
  (await keeper.get(offspringOf(parentId))).json().map((link: { reptileId: number }) => link.reptileId)

onBothDatabases('the offspring of an animal', (dialect) => {
  test('LIN-22 LIN-27 LIN-28 LIN-Q06 a link carries its animal, and makes an empty parent field whole', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const damId = await addAnimal(keeper, { name: 'Dahlia', sex: 'Female' })
    const childId = await addAnimal(keeper, { name: 'Ash' })
    const answer = await keeper.post(offspringOf(damId), {
      reptileId: childId,
      hatchDate: '2026-06-01',
      notes: 'first',
    })
    expect(answer.status, answer.text).toBe(201)
    const { id: userId } = (await keeper.get('/api/user')).json()
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      userId,
      parentId: damId,
      reptileId: childId,
      breedingProjectId: null,
      eggId: null,
      clutchId: null,
      hatchDate: '2026-06-01',
      notes: 'first',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      isNamedParent: true,
      reptile: expect.objectContaining({ id: childId, name: 'Ash', motherId: damId, fatherId: null }),
    })
    for (const family of ['reptiles', 'animals'])
      expect((await keeper.get(`/api/${family}/${damId}/offspring`)).json()).toEqual([answer.json()])
  })

  test('LIN-Q06 what is said of a parent already stands, and one without a sex is linked alone', async () => {
    const keeper = await (await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })).keeper()
    const { maleId, femaleId } = await createPair(keeper)
    const otherMale = await addAnimal(keeper, { sex: 'Male' })
    const unsexed = await addAnimal(keeper)
    const linked = await addAnimal(keeper, { fatherId: otherMale })
    const told = await addAnimal(keeper, { motherName: 'Old Dahlia' })
    const links = [
      [maleId, linked, { fatherId: otherMale }],
      [femaleId, told, { motherId: null, motherName: 'Old Dahlia' }],
      [unsexed, told, { fatherId: null, motherId: null }],
    ] as const
    for (const [parentId, reptileId, record] of links) {
      const link = (await keeper.post(offspringOf(parentId), { reptileId })).json()
      expect(link).toMatchObject({ parentId, isNamedParent: false, reptile: { id: reptileId } })
      expect((await keeper.get(`/api/animals/${reptileId}`)).json()).toMatchObject(record)
      expect(await idsOf(keeper, parentId)).toEqual([reptileId])
    }
  })

  test('LIN-Q02 a father whose sex was corrected stays the father, and doesn’t become the mother as well', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const parentId = await addAnimal(keeper, { sex: 'Male' })
    const reptileId = await addAnimal(keeper, { fatherId: parentId })
    await keeper.patch(`/api/animals/${parentId}`, { sex: 'Female' })
    expect((await keeper.post(offspringOf(parentId), { reptileId })).status).toBe(201)
    const child = (await keeper.get(`/api/animals/${reptileId}`)).json()
    expect([child.fatherId, child.motherId]).toEqual([parentId, null])
  })

  test('LIN-Q05 links and children by their own record are listed together, each once, newest first, in pages', async () => {
    const keeper = await (await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })).keeper()
    const { maleId, femaleId } = await createPair(keeper)
    const named = await addAnimal(keeper, { fatherId: maleId, motherId: femaleId })
    const both = await addAnimal(keeper, { fatherId: maleId })
    const linked = await addAnimal(keeper, { fatherName: 'Someone else' })
    await addAnimal(keeper, { name: 'a stranger' })
    await keeper.post(offspringOf(maleId), { reptileId: both })
    await keeper.post(offspringOf(maleId), { reptileId: linked })
    const list = (await keeper.get(offspringOf(maleId))).json()
    expect(
      list.map(({ id, reptileId, isNamedParent }: { id: number | null; [key: string]: unknown }) => [
        reptileId,
        id !== null,
        isNamedParent,
      ]),
    ).toEqual([
      [linked, true, false],
      [both, true, true],
      [named, false, true],
    ])
    expect(await idsOf(keeper, femaleId)).toEqual([named])
    const first = await keeper.get(`${offspringOf(maleId)}?limit=2`)
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    expect([...first.json(), ...(await keeper.get(next)).json()]).toEqual(list)
    expect((await keeper.get(`${offspringOf(maleId)}?cursor=nonsense`)).status).toBe(400)
  })

  test('LIN-29 LIN-35 removing a link takes the animal out of the list and leaves it in the collection', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { maleId } = await createPair(keeper)
    const childId = await addAnimal(keeper, { name: 'Ash', motherName: 'Old Dahlia' })
    const { id } = (await keeper.post(offspringOf(maleId), { reptileId: childId })).json()
    const answer = await keeper.remove(`${offspringOf(maleId)}/${id}`)
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(await idsOf(keeper, maleId)).toEqual([])
    expect((await keeper.get(`/api/animals/${childId}`)).json()).toMatchObject({
      name: 'Ash',
      fatherId: null,
      motherName: 'Old Dahlia',
    })
    expect((await keeper.remove(`${offspringOf(maleId)}/${id}`)).status).toBe(404)
  })

  test('a link that a breeding project made stays with the project', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const pair = await createPair(keeper)
    const project = { ...pair, name: 'Pair', startDate: '2026-06-15', status: 'Pairing' }
    const { id: projectId } = (await keeper.post('/api/breeding-projects', project)).json()
    const reptileId = await addAnimal(keeper, { name: 'Ash' })
    const ofProject = `/api/breeding-projects/${projectId}/offspring`
    const { id: projectLink } = (await keeper.post(ofProject, { reptileId })).json()
    expect((await keeper.remove(`${offspringOf(pair.maleId)}/${projectLink}`)).status).toBe(404)
    const { id } = (await keeper.post(offspringOf(pair.maleId), { reptileId })).json()
    expect((await keeper.remove(`${offspringOf(pair.maleId)}/${id}`)).status).toBe(204)
    expect((await keeper.get(ofProject)).json()).toHaveLength(1)
    expect((await keeper.get(`/api/animals/${reptileId}`)).json()).toMatchObject({
      fatherId: null,
      motherId: pair.femaleId,
    })
  })

  test('LIN-25 LIN-26 LIN-41 R72 nobody is their own offspring, nor that of a descendant, by record or by link', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const grandsire = await addAnimal(keeper, { sex: 'Male' })
    const sire = await addAnimal(keeper, { sex: 'Male', fatherId: grandsire })
    const child = await addAnimal(keeper, { sex: 'Male', fatherName: 'Someone else' })
    // Not by the child's own record, which names another: the link alone makes it a descendant.
    expect((await keeper.post(offspringOf(sire), { reptileId: child })).status).toBe(201)
    for (const reptileId of [child, sire, grandsire]) {
      const refused = await keeper.post(offspringOf(child), { reptileId })
      expect([refused.status, refused.json().message]).toEqual([
        400,
        'An animal cannot be its own parent or ancestor',
      ])
    }
    const byRecord = await keeper.patch(`/api/animals/${grandsire}`, { fatherId: child })
    expect([byRecord.status, byRecord.json().message]).toEqual([400, 'An animal cannot be its own ancestor'])
    for (const body of [{}, { reptileId: null }, { reptileId: 'x' }, { reptileId: 0 }]) {
      const missing = await keeper.post(offspringOf(child), body)
      expect([missing.status, missing.json().message]).toEqual([400, 'Please select a reptile'])
    }
    expect(await idsOf(keeper, child)).toEqual([])
  })

  test('LIN-39 LIN-42 a foreign animal is not found, and the same offspring twice is refused and stored once', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    const parentId = await addAnimal(keeper, { sex: 'Male' })
    const reptileId = await addAnimal(keeper)
    const foreign = await addAnimal(other)
    const refused = await keeper.post(offspringOf(parentId), { reptileId: foreign })
    expect([refused.status, refused.json().message]).toEqual([404, 'That animal is not in your collection'])
    expect((await keeper.post(offspringOf(foreign), { reptileId })).status).toBe(404)
    expect((await keeper.get(offspringOf(foreign))).status).toBe(404)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => keeper.post(offspringOf(parentId), { reptileId })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
    expect(await idsOf(keeper, parentId)).toEqual([reptileId])
    const link = answers.find(({ status }) => status === 201)?.json().id
    expect((await other.remove(`${offspringOf(parentId)}/${link}`)).status).toBe(404)
  })

  test('R73 whoever is deleted, parent or child, nothing of the other hangs in the air', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    const { maleId, femaleId } = await createPair(keeper)
    const child = await addAnimal(keeper, { name: 'Ash' })
    await keeper.post(offspringOf(maleId), { reptileId: child })
    await keeper.post(offspringOf(femaleId), { reptileId: child })
    expect((await keeper.remove(`/api/animals/${maleId}`)).status).toBe(204)
    expect((await keeper.get(`/api/animals/${child}`)).json()).toMatchObject({
      fatherId: null,
      fatherName: 'Cinder',
      fatherMorph: 'Clown',
      motherId: femaleId,
    })
    const tree = (await keeper.get(`/api/reptiles/${child}/lineage`)).json()
    expect(tree.animals[0]).toMatchObject({ fatherId: null, father: { name: 'Cinder', morph: 'Clown' } })
    expect((await keeper.remove(`/api/animals/${child}`)).status).toBe(204)
    expect(await idsOf(keeper, femaleId)).toEqual([])
    expect(await app.db.selectFrom('offspring').selectAll().execute()).toEqual([])
  })
})
