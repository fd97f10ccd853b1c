import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp } from '../../testing/test-app.ts'

const ember = { name: 'Ember', species: 'Python regius' }

/** Reads that name an animal by its id. */
const readsOf = (id: number): string[] =>
  ['animals', 'reptiles'].flatMap((family) => [
    `/api/${family}/${id}`,
    `/api/${family}/${id}/records`,
    `/api/${family}/${id}/offspring`,
    `/api/${family}/${id}/ancestors`,
  ])

onBothDatabases('ownership and repeated calls', (dialect) => {
  test('SHELL-Q15 ids are numbers that rise and can be guessed, and guessing one opens nothing', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [owner, stranger] = [await newKeeper(), await newKeeper()]
    const ids: number[] = []
    for (const name of ['Ember', 'Ash', 'Cinder'])
      ids.push((await owner.post('/api/animals', { ...ember, name })).json().id)
    const [first = 0, last = 0] = [ids[0], ids[2]]
    expect(ids).toEqual([first, first + 1, first + 2])
    const listed: { id: number }[] = (await owner.get('/api/animals')).json()
    expect(listed.map(({ id }) => id)).toEqual(ids.toReversed())

    const missing = last + 1000
    for (const id of ids)
      for (const [place, path] of readsOf(id).entries()) {
        expect([path, (await owner.get(path)).status]).toEqual([path, 200])
        const guessed = await stranger.get(path)
        const nowhere = await stranger.get(readsOf(missing)[place] ?? '')
        expect([path, guessed.status, guessed.text]).toEqual([path, 404, nowhere.text])
      }
  })

  test('COL-118 COL-132 deleting a parent keeps its children, with its name and morph as text', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const sire = (
      await keeper.post('/api/animals', {
        name: 'Cinder',
        species: 'Python regius',
        sex: 'Male',
        morph: 'Clown',
      })
    ).json()
    const child = (await keeper.post('/api/animals', { ...ember, fatherId: sire.id })).json()
    const named = (
      await keeper.post('/api/animals', { ...ember, fatherId: sire.id, fatherName: 'Old Cinder' })
    ).json()
    const answer = await keeper.remove(`/api/reptiles/${sire.id}`)
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect((await keeper.get(`/api/animals/${sire.id}`)).status).toBe(404)
    const orphan = (await keeper.get(`/api/animals/${child.id}`)).json()
    expect(orphan).toMatchObject({ fatherId: null, fatherName: 'Cinder', fatherMorph: 'Clown', version: 2 })
    expect((await keeper.get(`/api/animals/${named.id}`)).json().fatherName).toBe('Old Cinder')
    expect((await keeper.get('/api/plan-limits/reptiles')).json().count).toBe(2)

    const dam = (await keeper.post('/api/animals', { ...ember, sex: 'Female', morph: 'Pied' })).json()
    await keeper.patch(`/api/animals/${child.id}`, { motherId: dam.id })
    await keeper.remove(`/api/animals/${dam.id}`)
    expect((await keeper.get(`/api/animals/${child.id}`)).json()).toMatchObject({
      fatherName: 'Cinder',
      motherId: null,
      motherName: 'Ember',
      motherMorph: 'Pied',
    })
  })

  test('LIN-39 LIN-40 LIN-41 a parent must be one’s own, of the right sex, and no descendant', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    const foreign = (await other.post('/api/animals', { ...ember, sex: 'Male' })).json()
    const make = async (body: object) => (await keeper.post('/api/animals', { ...ember, ...body })).json()
    const grandsire = await make({ sex: 'Male' })
    const sire = await make({ sex: 'Male', fatherId: grandsire.id })
    const child = await make({ sex: 'Male', fatherId: sire.id })
    const refusals = [
      [{ fatherId: foreign.id }, 404, 'That parent is not in your collection'],
      [{ fatherId: 999_999 }, 404, 'That parent is not in your collection'],
      [{ motherId: sire.id }, 400, 'A mother must be Female'],
      [{ fatherId: child.id }, 400, 'An animal cannot be its own ancestor'],
      [{ fatherId: grandsire.id }, 400, 'An animal cannot be its own ancestor'],
    ] as const
    for (const [body, status, message] of refusals) {
      const answer = await keeper.patch(`/api/animals/${grandsire.id}`, body)
      expect([answer.status, answer.json().message]).toEqual([status, message])
    }
    expect((await keeper.get(`/api/animals/${grandsire.id}`)).json()).toMatchObject({
      version: 1,
      fatherId: null,
    })
  })

  test('COL-127 a foreign animal and a missing one are answered alike, on every call', async () => {
    const { keeper } = await startApp(dialect)
    const [owner, stranger] = [await keeper(), await keeper()]
    const { id } = (await owner.post('/api/animals', ember)).json()
    for (const family of ['animals', 'reptiles']) {
      for (const [method, body] of [
        ['GET', undefined],
        ['PATCH', { name: 'Mine' }],
        ['DELETE', undefined],
      ] as const) {
        const foreign = await stranger.call(method, `/api/${family}/${id}`, { body })
        const missing = await stranger.call(method, `/api/${family}/999999`, { body })
        expect([foreign.status, foreign.text]).toEqual([404, missing.text])
      }
    }
    expect((await owner.get(`/api/animals/${id}`)).json()).toMatchObject(ember)
    expect((await stranger.get('/api/animals')).json()).toEqual([])
  })

  test('R23 a save cannot set the owner, the number, the version or the moment of creation', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const forged = {
      id: 77,
      userId: 99,
      keeperId: 99,
      version: 50,
      createdAt: '2000-01-01T00:00:00.000Z',
      searchText: 'x',
    }
    const animal = (await keeper.post('/api/animals', { ...ember, ...forged })).json()
    const changed = (await keeper.patch(`/api/animals/${animal.id}`, { ...forged, notes: 'Shy' })).json()
    expect(changed).toEqual({ ...animal, notes: 'Shy', version: 2 })
    expect(animal.userId).not.toBe(99)
    expect(animal.createdAt).not.toBe(forged.createdAt)
  })

  test('SHELL-59 R14 the same key sent 20 times at once makes one animal and one answer', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const key = { 'idempotency-key': 'form-1' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => keeper.post('/api/animals', ember, key)),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect((await keeper.get('/api/animals')).json()).toHaveLength(1)
  })

  test('R15 a key reused with another body is refused with 422; other keepers have their own keys', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    const key = { 'idempotency-key': 'form-1' }
    await keeper.post('/api/animals', ember, key)
    const reused = await keeper.post('/api/animals', { ...ember, name: 'Ash' }, key)
    expect([reused.status, reused.json().code]).toEqual([422, 'key-reused'])
    expect((await other.post('/api/animals', ember, key)).status).toBe(201)
    expect((await keeper.get('/api/animals')).json()).toHaveLength(1)
  })
})
