import { expect } from 'vitest'
import { dataUrl, plainJpeg } from './pictures.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/**
 * Has somebody register and add an animal with a photo at a running product. Passwords and photos go through native
 * packages, which a release must have brought along. Answers the
 * keeper, signed in.
 */
export async function ensureServes(url: string): Promise<Visitor> {
  const keeper = createVisitor(url)
  const details = { username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' }
  expect((await keeper.post('/api/register', details)).status).toBe(201)
  const photos = [dataUrl(await plainJpeg({ width: 400, height: 300 }))]
  const animal = await keeper.post('/api/animals', { name: 'Ember', species: 'Python regius', photos })
  expect(animal.status, animal.text).toBe(201)
  const photo = await keeper.get(new URL(animal.json().photos[0], 'http://localhost').pathname)
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await keeper.get('/')).text).toContain('<div id="root">')
  return keeper
}
