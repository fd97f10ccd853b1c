import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { makeMp4 } from '../../testing/videos.ts'

onBothDatabases('custom ancestors', (dialect) => {
  test('LIN-14 LIN-20 LIN-36 LIN-Q01 an ancestor is kept with all its fields and listed under both families of paths', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const animalId = await addAnimal(keeper)
    const said = {
      relation: 'great-grandfather',
      name: 'Old Cinder',
      morph: 'Clown',
      source: 'Tidewater Expo',
      producedBy: 'Cedar & Stone',
    }
    const photo = dataUrl(await plainJpeg({ width: 90, height: 60 }))
    const answer = await keeper.post(`/api/reptiles/${animalId}/ancestors`, { ...said, photos: [photo] })
    expect(answer.status, answer.text).toBe(201)
    const ancestor = answer.json()
    const { id: userId } = (await keeper.get('/api/user')).json()
    expect(ancestor).toEqual({
      ...said,
      id: expect.any(Number),
      userId,
      animalId,
      version: 1,
      photos: [expect.stringMatching(/^\/api\/media\/\d+$/)],
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect((await keeper.get(ancestor.photos[0])).status).toBe(200)
    for (const family of ['reptiles', 'animals'])
      expect((await keeper.get(`/api/${family}/${animalId}/ancestors`)).json()).toEqual([ancestor])
  })

  test('LIN-15 LIN-16 LIN-17 the relation is one of five, a blank name is Unknown, other blanks are nothing', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const path = `/api/reptiles/${await addAnimal(keeper)}/ancestors`
    const relations = ['grandfather', 'grandmother', 'great-grandfather', 'great-grandmother', 'ancestor']
    for (const relation of relations) {
      const blank = { relation, name: '  ', morph: '', source: ' ', producedBy: '' }
      const answer = await keeper.post(path, relation === 'ancestor' ? { relation } : blank)
      expect([answer.status, answer.json()]).toEqual([
        201,
        expect.objectContaining({ relation, name: 'Unknown', morph: null, source: null, producedBy: null }),
      ])
    }
    for (const relation of ['uncle', '', null, undefined]) {
      const refused = await keeper.post(path, { relation, name: 'Cinder' })
      expect([refused.status, refused.json().errors]).toEqual([400, { relation: expect.any(String) }])
    }
    const tooLong = await keeper.post(path, { relation: 'ancestor', name: 'x'.repeat(121) })
    expect(tooLong.status).toBe(400)
    expect((await keeper.get(path)).json()).toHaveLength(relations.length)
  })

  test('LIN-37 a change touches what was sent, and one that starts from an old version is refused', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const path = `/api/reptiles/${await addAnimal(keeper)}/ancestors`
    const photo = dataUrl(await plainJpeg({ width: 90, height: 60 }))
    const before = (
      await keeper.post(path, { relation: 'ancestor', name: 'Cinder', morph: 'Clown', photos: [photo] })
    ).json()
    const one = `${path}/${before.id}`
    const changed = await keeper.patch(one, { relation: 'grandmother', morph: ' ' }, { 'if-match': '"1"' })
    expect([changed.status, changed.json()]).toEqual([
      200,
      { ...before, relation: 'grandmother', morph: null, version: 2 },
    ])
    const stale = await keeper.patch(one, { name: 'Ash' }, { 'if-match': '"1"' })
    expect([stale.status, stale.json().code]).toEqual([412, 'stale-version'])
    const cleared = (await keeper.patch(one, { name: '', photos: [] })).json()
    expect([cleared.name, cleared.photos, (await keeper.get(path)).json()]).toEqual([
      'Unknown',
      [],
      [cleared],
    ])
  })

  test('LIN-38 a removed ancestor is gone, and its photos are swept once nothing shows them', async () => {
    const clock = createTestClock('2026-06-15T10:00:00.000Z')
    const { app, keeper: newKeeper } = await startApp(dialect, { clock })
    const keeper = await newKeeper()
    const animalId = await addAnimal(keeper)
    const path = `/api/reptiles/${animalId}/ancestors`
    const photo = dataUrl(await plainJpeg({ width: 90, height: 60 }))
    const add = async () => (await keeper.post(path, { relation: 'ancestor', photos: [photo] })).json()
    const [first, second] = [await add(), await add()]
    expect(first.photos).toEqual(second.photos)
    const sweptTo = async () => {
      clock.moveOn({ days: 2 })
      await app.services.media.sweep()
      return app.db.selectFrom('media').selectAll().execute()
    }
    expect((await keeper.remove(`${path}/${first.id}`)).status).toBe(204)
    expect((await keeper.remove(`${path}/${first.id}`)).status).toBe(404)
    expect((await keeper.get(path)).json()).toEqual([second])
    // In the trash it still shows its photo.
    expect(await app.db.selectFrom('media').select('uses').execute()).toEqual([{ uses: 2 }])
    // The animal itself goes: what is told of it alone goes too, and its photos once it has left the trash.
    expect((await keeper.remove(`/api/animals/${animalId}`)).status).toBe(204)
    expect(await app.db.selectFrom('ancestor').selectAll().execute()).toEqual([])
    expect(await sweptTo()).toHaveLength(1)
    clock.moveOn({ days: 28 })
    await app.services.trash.sweep()
    expect(await sweptTo()).toEqual([])
  })

  test('MED-Q08 galleries of the parents take videos as the animal’s own does, those of ancestors do not', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const video = dataUrl({ name: 'boa.mp4', mimeType: 'video/mp4', buffer: makeMp4().bytes })
    const galleries = { photos: [video], fatherPhotos: [video], motherPhotos: [video] }
    const boa = { name: 'Ember', species: 'Boa', ...galleries }
    const { id, ...animal } = (await keeper.post('/api/animals', boa)).json()
    for (const gallery of ['photos', 'fatherPhotos', 'motherPhotos']) {
      expect([gallery, animal[gallery]]).toEqual([gallery, [expect.any(String)]])
      const stored = await keeper.get(animal[gallery][0])
      expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    }
    const ancestor = { relation: 'ancestor', photos: [video] }
    expect((await keeper.post(`/api/reptiles/${id}/ancestors`, ancestor)).status).toBe(400)
  })

  test('MED-19 photos of an ancestor are pictures only; a refused save leaves nothing behind', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    const path = `/api/reptiles/${await addAnimal(keeper)}/ancestors`
    const video = dataUrl({ name: 'boa.mp4', mimeType: 'video/mp4', buffer: makeMp4().bytes })
    const refused = await keeper.post(path, { relation: 'ancestor', photos: [video] })
    expect([refused.status, refused.json().message]).toEqual([400, 'Only image files are allowed.'])
    expect((await keeper.get(path)).json()).toEqual([])
    expect(await app.db.selectFrom('media').selectAll().execute()).toEqual([])
  })

  test('LIN-39 ancestors of another keeper’s animal are not found, and a repeated call adds one', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [owner, stranger] = [await newKeeper(), await newKeeper()]
    const path = `/api/reptiles/${await addAnimal(owner)}/ancestors`
    const own = await addAnimal(stranger)
    const key = { 'idempotency-key': 'form-1' }
    const [first, again] = [
      await owner.post(path, { relation: 'ancestor' }, key),
      await owner.post(path, { relation: 'ancestor' }, key),
    ]
    expect(again.text).toBe(first.text)
    const { id } = first.json()
    for (const address of [path, `/api/reptiles/${own}/ancestors`]) {
      expect((await stranger.patch(`${address}/${id}`, { name: 'Mine' })).status).toBe(404)
      expect((await stranger.remove(`${address}/${id}`)).status).toBe(404)
    }
    expect((await stranger.get(path)).status).toBe(404)
    expect((await stranger.post(path, { relation: 'ancestor' })).status).toBe(404)
    expect((await owner.get(path)).json()).toEqual([first.json()])
  })
})
