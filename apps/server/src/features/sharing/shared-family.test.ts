import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { startApp } from '../../testing/test-app.ts'

onBothDatabases('the family of a shared animal', (dialect) => {
  test('LIN-12 LIN-43 strangers read of its parents the documented fields, and of deeper relatives only shared ones', async () => {
    const { keeper, visitor } = await startApp(dialect)
    const [owner, stranger] = [await keeper(), visitor()]
    const secret = { notes: 'CANARY', customId: 'CANARY', source: 'CANARY', contactInfo: 'CANARY' }
    const grandsire = await addAnimal(owner, { name: 'Flint', sex: 'Male', ...secret })
    const sire = await addAnimal(owner, { name: 'Cinder', sex: 'Male', fatherId: grandsire, ...secret })
    const child = await addAnimal(owner, { name: 'Ash', fatherId: sire })
    const share = (id: number, shared: boolean) =>
      owner.call('PUT', `/api/reptiles/${id}/sharing`, { body: { shared } })
    await share(child, true)
    const answer = await stranger.get(`/api/public/reptiles/${child}`)
    expect(answer.text).not.toMatch(/CANARY|Flint/)
    const { father } = answer.json()
    expect(father).toEqual({
      name: 'Cinder',
      species: 'Python regius',
      morph: null,
      sex: 'Male',
      dateOfBirth: null,
      weight: null,
      weightUnit: 'grams',
      producedBy: null,
      photos: [],
      fatherId: grandsire,
      motherId: null,
    })
    expect((await stranger.get(`/api/public/reptiles/${father.fatherId}`)).status).toBe(404)
    await share(grandsire, true)
    expect((await stranger.get(`/api/public/reptiles/${father.fatherId}`)).json().name).toBe('Flint')
    for (const path of ['lineage', 'ancestors', 'offspring'])
      expect((await stranger.get(`/api/reptiles/${child}/${path}`)).status).toBe(401)
  })

  test('LIN-12 SHR-60 the owner reads own relatives that are not shared, and nobody else does', async () => {
    const { keeper, visitor } = await startApp(dialect)
    const [owner, other] = [await keeper(), await keeper()]
    const photos = [dataUrl(await plainJpeg({ width: 90, height: 60 }))]
    const grandsire = await addAnimal(owner, { name: 'Flint', sex: 'Male', customId: 'CANARY', photos })
    const foreign = await addAnimal(other, { name: 'Ivy' })
    const path = `/api/public/reptiles/${grandsire}`
    const own = await owner.get(path)
    expect([own.status, own.json().name]).toEqual([200, 'Flint'])
    expect(own.text).not.toMatch(/CANARY/)
    expect(own.headers.get('cache-control')).toBe('no-store')
    expect((await owner.get(own.json().photos[0])).status).toBe(200)
    expect(own.json()).toEqual((await owner.get(`/api/reptiles/${grandsire}/preview`)).json())
    const missing = await owner.get('/api/public/reptiles/999999')
    for (const refused of [
      await owner.get(`/api/public/reptiles/${foreign}`),
      await other.get(path),
      await visitor().get(path),
    ])
      expect([refused.status, refused.text]).toEqual([404, missing.text])
    await owner.put(`/api/reptiles/${grandsire}/sharing`, { shared: true, password: 'a long password' })
    expect((await owner.get(path)).status).toBe(200)
    expect((await other.get(path)).json().code).toBe('password-needed')
  })

  test('SHR-16 custom ancestors go with the shared animal, photos included, for as long as it is shared', async () => {
    const { keeper, visitor } = await startApp(dialect)
    const [owner, stranger] = [await keeper(), visitor()]
    const child = await addAnimal(owner, { name: 'Ash' })
    const said = { relation: 'grandmother', name: 'Old Dahlia', morph: 'Pastel', producedBy: 'Cedar & Stone' }
    const photos = [dataUrl(await plainJpeg({ width: 90, height: 60 }))]
    const own = await owner.post(`/api/reptiles/${child}/ancestors`, { ...said, source: 'CANARY', photos })
    expect(own.status, own.text).toBe(201)
    await owner.call('PUT', `/api/reptiles/${child}/sharing`, { body: { shared: true } })
    const { customAncestors } = (await stranger.get(`/api/shared/reptile/${child}`)).json()
    expect(customAncestors).toEqual([
      { ...said, photos: [expect.stringContaining(`/reptile/${child}/media/`)] },
    ])
    const [photo] = customAncestors[0].photos
    expect((await stranger.get(photo)).status).toBe(200)
    expect((await stranger.get(own.json().photos[0])).status).toBe(401)
    await owner.call('PUT', `/api/reptiles/${child}/sharing`, { body: { shared: false } })
    expect((await stranger.get(photo)).status).toBe(404)
  })
})
