import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const find = async (keeper: Visitor, words: string, more = '') =>
  (await keeper.get(`/api/search?q=${encodeURIComponent(words)}${more}`)).json()

const titles = async (keeper: Visitor, words: string): Promise<string[]> =>
  (await find(keeper, words)).map(({ title }: { title: string }) => title)

async function post(keeper: Visitor, path: string, body: object): Promise<number> {
  const species = path === '/api/animals' ? { species: 'Python regius' } : {}
  const answer = await keeper.post(path, { ...species, ...body })
  expect(answer.status, answer.text).toBe(201)
  return answer.json().id
}

/** A keeper with one of each kind. */
async function addRecords(keeper: Visitor) {
  const sire = await post(keeper, '/api/animals', {
    name: 'Rook',
    sex: 'Male',
    customId: 'BP-12',
    morph: 'Clown',
  })
  const dam = await post(keeper, '/api/animals', { name: 'Saffron', sex: 'Female' })
  const project = await post(keeper, '/api/breeding-projects', {
    name: 'Rook x Saffron',
    status: 'Pairing',
    maleId: sire,
    femaleId: dam,
    projectCode: 'SPRING-1',
    startDate: '2026-01-05',
  })
  const egg = await post(keeper, '/api/eggs', {
    eggNumber: 'E-7',
    breedingProjectId: project,
    layDate: '2026-03-01',
  })
  const event = await post(keeper, '/api/events', {
    title: 'Vet visit',
    startDate: '2026-05-04',
    type: 'appointment',
  })
  return { sire, dam, project, egg, event }
}

onBothDatabases('search over everything', (dialect) => {
  test('U5 animals, projects, eggs and events are found by what is written on them', async () => {
    const { keeper } = await startApp(dialect)
    const anna = await keeper()
    const { sire, project, egg, event } = await addRecords(anna)
    const nothing = { detail: expect.any(String), projectId: null, day: null, isArchived: false }
    expect((await find(anna, 'rook'))[0]).toEqual({ ...nothing, kind: 'animal', id: sire, title: 'Rook' })
    expect((await find(anna, 'BP-12'))[0]).toMatchObject({ kind: 'animal', id: sire })
    expect((await find(anna, 'spring'))[0]).toMatchObject({ kind: 'project', id: project })
    expect((await find(anna, 'e-7'))[0]).toMatchObject({ kind: 'egg', id: egg, projectId: project })
    expect((await find(anna, 'VET'))[0]).toMatchObject({ kind: 'event', id: event, day: '2026-05-04' })
  })

  test('U5 words may come in any order and each with one slip of a letter; marks on letters do not matter', async () => {
    const { keeper } = await startApp(dialect)
    const anna = await keeper()
    await addRecords(anna)
    await post(anna, '/api/animals', { name: 'Änne', sex: 'Female' })
    await post(anna, '/api/animals', { name: 'Ночь', sex: 'Female' })
    for (const slip of ['safron', 'safffron', 'saffrom', 'safforn', 'pyhton saffron'])
      expect(await titles(anna, slip), slip).toContain('Saffron')
    expect(await titles(anna, 'anne')).toContain('Änne')
    expect(await titles(anna, 'НОЧЬ')).toEqual(['Ночь'])
  })

  test('U5 what begins with the words stands before what only holds them, and no more is answered than was asked for', async () => {
    const { keeper } = await startApp(dialect)
    const anna = await keeper()
    for (const name of ['Clover', 'Old Clover', 'Clovers Ghost'])
      await post(anna, '/api/animals', { name, sex: 'Male' })
    expect((await titles(anna, 'clover'))[0]).toBe('Clover')
    expect(await find(anna, 'clover', '&limit=2')).toHaveLength(2)
    expect((await anna.get('/api/search?q=clover&limit=21')).status).toBe(400)
    expect((await anna.get('/api/search')).status).toBe(400)
  })

  test('U5 a change is found by the next question, and what is gone is not', async () => {
    const { keeper } = await startApp(dialect)
    const anna = await keeper()
    const { sire, event } = await addRecords(anna)
    expect(await titles(anna, 'rook')).toContain('Rook')
    await anna.patch(`/api/animals/${sire}`, { name: 'Jackdaw' })
    expect(await titles(anna, 'jackdaw')).toContain('Jackdaw')
    expect(await titles(anna, 'vet')).toEqual(['Vet visit'])
    await anna.remove(`/api/events/${event}`)
    expect(await titles(anna, 'vet')).toEqual([])
  })

  test('R22 R71 nobody finds what is another keeper’s, and no words break the search', async () => {
    const { keeper, visitor } = await startApp(dialect)
    const [anna, boris] = [await keeper(), await keeper()]
    await addRecords(anna)
    expect(await find(boris, 'rook')).toEqual([])
    expect((await visitor().get('/api/search?q=rook')).status).toBe(401)
    for (const odd of [' ', '%', '_', '\\', '(', '[a', '.*', '-', '"', '-rook', '"rook', '(a+)+$'.repeat(30)])
      expect((await anna.get(`/api/search?q=${encodeURIComponent(odd)}`)).status, odd).toBe(200)
    expect(await find(anna, ' % ')).toEqual([])
    expect((await anna.get(`/api/search?q=${'x'.repeat(201)}`)).status).toBe(400)
  })
})
