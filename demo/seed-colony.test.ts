import { expect, test } from 'vitest'
import { startApp } from '../apps/server/src/testing/test-app.ts'
import { demoCollection } from './collection.ts'
import { seedCircle } from './seed-circle.ts'
import { colonyKeeper, seedColony } from './seed-colony.ts'
import { freeKeeper, seedFreeKeeper } from './seed-free-keeper.ts'

test('A11 three demo keepers have 300 animals, the third of them in five generations for everybody to see', async () => {
  const running = await startApp('sqlite', { ownDatabase: true })
  await seedFreeKeeper(running.app)
  expect([await seedColony(running.app), await seedColony(running.app)]).toEqual([true, false])
  await seedCircle(running.app)
  const signIn = async ({ username, password }: typeof colonyKeeper) => {
    const visitor = running.visitor()
    return { visitor, user: (await visitor.post('/api/login', { username, password })).json() }
  }
  const ines = await signIn(colonyKeeper)
  const robin = await signIn(freeKeeper)
  const count = async ({ visitor }: typeof ines) =>
    (await visitor.get('/api/animals/ids?list=all')).json().length
  expect((await count(ines)) + (await count(robin)) + demoCollection('2026-11-21').length).toBe(300)

  const [youngest] = (await ines.visitor.get('/api/animals?sort=newest&limit=1')).json()
  const pedigree = (await ines.visitor.get(`/api/reptiles/${youngest.id}/lineage?generations=5`)).json()
  const founders = pedigree.animals.filter((one: { fatherId: number | null }) => one.fatherId === null)
  expect(founders.map((one: { producedBy: string }) => one.producedBy)).toContain('Tidewater Serpents')
  const projects = (await ines.visitor.get('/api/breeding-projects')).json()
  expect(projects).toHaveLength(12)
  const offspring = (await ines.visitor.get(`/api/breeding-projects/${projects[0].id}/offspring`)).json()
  expect(offspring).toHaveLength(8)

  const stranger = running.visitor()
  const shown = await stranger.get(`/api/public/users/${ines.user.id}/reptiles`)
  expect(shown.status).toBe(200)
  expect((await robin.visitor.get('/api/following')).json()).toMatchObject([{ username: 'ines' }])
})
