import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const ember = { name: 'Ember', species: 'Python regius' }

const add = async (keeper: Visitor, body: object) =>
  (await keeper.post('/api/animals', { ...ember, ...body })).json()

const share = (keeper: Visitor, id: number) => keeper.put(`/api/reptiles/${id}/sharing`, { shared: true })

const idOf = async (keeper: Visitor): Promise<number> => (await keeper.get('/api/user')).json().id

onBothDatabases('public lists', (dialect) => {
  const start = async () => {
    const product = await startApp(dialect)
    return { ...product, owner: await product.keeper(), stranger: product.visitor() }
  }

  test('SHR-Q01 SHR-60 a private profile and collection are previewed by their owner, and by nobody else', async () => {
    const { owner, stranger, keeper } = await start()
    const id = await idOf(owner)
    const photo = dataUrl(await plainJpeg())
    const animal = await add(owner, { photos: [photo], customId: 'CANARY' })
    await add(owner, { name: 'Old', isArchived: true })
    await owner.patch('/api/user/profile', { name: 'Mara Reyes', profileImage: photo })
    await share(owner, animal.id)
    const profile = (await owner.get(`/api/users/${id}/profile/preview`)).json()
    expect(profile).toMatchObject({ user: { id, name: 'Mara Reyes' }, reptiles: [{ name: 'Ember' }] })
    const collection = await owner.get(`/api/users/${id}/reptiles/preview?species=Python%20regius`)
    expect(collection.text).not.toContain('CANARY')
    expect(collection.json()).toMatchObject({ user: { name: 'Mara Reyes' }, reptiles: [{ name: 'Ember' }] })
    for (const address of [profile.user.profileImage, profile.reptiles[0].photos[0]]) {
      expect((await owner.get(address)).status, address).toBe(200)
      expect((await stranger.get(address)).status, address).toBe(401)
    }
    const other = await keeper()
    for (const page of ['profile', 'reptiles']) {
      const [foreign, missing] = [
        await other.get(`/api/users/${id}/${page}/preview`),
        await other.get(`/api/users/999999/${page}/preview`),
      ]
      expect([foreign.status, foreign.text]).toEqual([404, missing.text])
      expect((await stranger.get(`/api/users/${id}/${page}/preview`)).status).toBe(401)
    }
  })

  test('SHR-18 SHR-20 F20 the animals of a profile come a page at a time, those shared from the archive among them', async () => {
    const { owner, stranger } = await start()
    const id = await idOf(owner)
    for (const name of ['A', 'B', 'C', 'D']) {
      const animal = await add(owner, { name, isArchived: name === 'B' || name === 'C' })
      if (name !== 'C') await share(owner, animal.id)
    }
    await owner.patch('/api/user/sharing', { profile: true })
    const readAll = async (): Promise<string> => {
      const names: string[] = []
      let next: string | undefined = `/api/public/users/${id}/profile?limit=2`
      while (next) {
        const { headers, json } = await stranger.get(next)
        const page = json().reptiles
        expect(page.length).toBeLessThanOrEqual(2)
        names.push(...page.map((one: { name: string }) => one.name))
        next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
      }
      return names.join('')
    }
    expect(await readAll()).toBe('DBA')
    await owner.patch('/api/user/sharing', { collection: true })
    expect(await readAll()).toBe('DBA')
    await add(owner, { name: 'E' })
    expect(await readAll()).toBe('EDBA')
    for (const wrong of ['limit=0', 'limit=1000', 'cursor=x'])
      expect((await stranger.get(`/api/public/users/${id}/profile?${wrong}`)).status).toBe(400)
  })
})
