import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { demoCollection } from '../../../../../demo/collection.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { startApp } from '../../testing/test-app.ts'

const ember = { name: 'Ember', species: 'Python regius' }

onBothDatabases('lists of animals', (dialect) => {
  test('COL-107 COL-108 COL-109 COL-110 COL-111 COL-112 COL-113 COL-114 COL-129 COL-Q01 each list holds its animals, under both path families', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const make = async (name: string, flags: object) =>
      (await keeper.post('/api/animals', { ...ember, name, ...flags })).json().id
    const active = await make('Active', {})
    const holdback = await make('Holdback', { isHoldback: true })
    const archived = await make('Archived', { isArchived: true })
    const both = await make('Both', { isHoldback: true, isArchived: true })
    const expected = {
      '': [both, archived, holdback, active],
      '/main': [active],
      '/holdbacks': [holdback],
      '/archived': [both, archived],
    }
    for (const [list, ids] of Object.entries(expected)) {
      for (const family of ['animals', 'reptiles']) {
        const answer = await keeper.get(`/api/${family}${list}`)
        expect(
          answer.json().map((animal: { id: number }) => animal.id),
          `${family}${list}`,
        ).toEqual(ids)
      }
    }
    const figures = (await keeper.get('/api/dashboard')).json()
    expect(figures).toMatchObject({ totalAnimals: 2, holdbacks: 1, archived: 2 })
  })

  test('COL-14 COL-15 COL-16 search, species and sex narrow a list; % and _ are letters like others', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    await keeper.post('/api/animals', { ...ember, morph: '66% het Pied', sex: 'Female' })
    await keeper.post('/api/animals', { name: 'Rook', species: 'Heterodon nasicus', sex: 'Male' })
    await keeper.post('/api/animals', { name: 'Ægir_2', species: 'Heterodon nasicus' })
    const names = async (query: string) =>
      (await keeper.get(`/api/animals/main?${query}`)).json().map((animal: { name: string }) => animal.name)
    expect(await names('q=ROOK')).toEqual(['Rook'])
    expect(await names('q=heterodon')).toEqual(['Ægir_2', 'Rook'])
    expect(await names('q=het')).toEqual(['Ægir_2', 'Rook', 'Ember'])
    expect(await names(`q=${encodeURIComponent('6%')}`)).toEqual(['Ember'])
    expect(await names('q=_')).toEqual(['Ægir_2'])
    expect(await names(`q=${encodeURIComponent('ÆGIR')}`)).toEqual(['Ægir_2'])
    expect(await names('species=Heterodon%20nasicus&sex=Male')).toEqual(['Rook'])
    expect((await keeper.get('/api/animals/species?list=main')).json()).toEqual([
      { species: 'Heterodon nasicus', count: 2 },
      { species: 'Python regius', count: 1 },
    ])
  })

  test('COL-17 ID Number sorts as people count, animals without one last, also across pages', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    for (const customId of ['BP-10', null, 'bp-2', 'AX-7', '12', 'BP-2']) {
      await keeper.post('/api/animals', { ...ember, customId })
    }
    const all = (await keeper.get('/api/animals/main?sort=customId')).json()
    expect(all.map((animal: { customId: string }) => animal.customId)).toEqual([
      '12',
      'AX-7',
      'bp-2',
      'BP-2',
      'BP-10',
      null,
    ])
    const paged = await readPages(keeper, '/api/animals/main?sort=customId&limit=2')
    expect(paged).toEqual(all)
  })

  test('a list in pages holds each animal once, newest first, and the last page names no next', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    for (let n = 1; n <= 7; n += 1) await keeper.post('/api/animals', { ...ember, name: `Ember ${n}` })
    const paged = await readPages(keeper, '/api/animals?limit=3')
    expect(paged).toEqual((await keeper.get('/api/animals')).json())
    expect((await keeper.get('/api/animals?cursor=nonsense')).status).toBe(400)
    expect((await keeper.get('/api/animals?limit=0')).status).toBe(400)
  })

  test('COL-14 a search in pages holds what the whole search holds, in either order', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    for (const [n, sex] of ['Male', 'Female', 'Male', 'Male', 'Female', 'Male', 'Male'].entries())
      await keeper.post('/api/animals', {
        ...ember,
        name: n === 3 ? 'Rook' : `Ember ${n}`,
        sex,
        customId: `B-${9 - n}`,
      })
    for (const path of ['/api/animals?q=ember&sex=Male', '/api/animals/main?q=EMBER&sort=customId']) {
      const whole = (await keeper.get(path)).json()
      expect(whole.length).toBe(path.includes('Male') ? 4 : 6)
      expect(await readPages(keeper, `${path}&limit=2`)).toEqual(whole)
    }
  })

  test('R71 a search of any length or pattern is answered at once', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    await keeper.post('/api/animals', { ...ember, notes: 'x'.repeat(10_000) })
    const began = performance.now()
    for (const term of [
      '%'.repeat(200),
      '_%'.repeat(100),
      '\\'.repeat(200),
      '(a+)+$'.repeat(30),
      "' or 1=1 --",
    ]) {
      const answer = await keeper.get(`/api/animals?limit=5&q=${encodeURIComponent(term)}`)
      expect([term, answer.status, answer.text]).toEqual([term, 200, '[]'])
    }
    expect((await keeper.get(`/api/animals?q=${'a'.repeat(10_000)}`)).status).toBe(400)
    expect(performance.now() - began).toBeLessThan(5000)
  })

  test('F19 MED-35 a list carries no image bytes and at most 350 bytes an animal, compressed', async () => {
    const keeper = await (await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })).keeper()
    const photos = [dataUrl(await plainJpeg({ width: 60, height: 40 }))]
    const animals = demoCollection('2026-06-15')
    for (const { name, species, morph, sex, dateOfBirth, customId, grams: weight } of animals) {
      const fields = { species, morph, sex, dateOfBirth, customId, weight, photos }
      await keeper.post('/api/animals', {
        name,
        ...fields,
        price: '450',
        contactInfo: 'mara@reyes-reptiles.example',
      })
    }
    for (const list of ['/api/animals', '/api/reptiles/main?limit=200']) {
      const { text, json } = await keeper.get(list)
      expect(json()).toHaveLength(animals.length)
      expect(text).not.toMatch(/data:|base64/)
      expect(gzipSync(text).length / animals.length).toBeLessThan(350)
    }
  })

  test('B20 lists, the dashboard and a record are answered with 304 until what they say changes', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id } = (await keeper.post('/api/animals', ember)).json()
    const rename = () => keeper.patch(`/api/animals/${id}`, { name: 'Rook' })
    const changes: [string, () => Promise<unknown>][] = [
      ['/api/animals/main', rename],
      ['/api/dashboard', () => keeper.post('/api/animals', ember)],
      ['/api/user', () => keeper.patch('/api/user/profile', { name: 'Mara' })],
      [`/api/animals/${id}`, () => keeper.patch(`/api/animals/${id}`, { weight: 512 })],
    ]
    for (const [path, change] of changes) {
      const tag = (await keeper.get(path)).headers.get('etag') ?? ''
      const again = () => keeper.get(path, { 'if-none-match': tag })
      const { status, text } = await again()
      expect([path, status, text]).toEqual([path, 304, ''])
      await change()
      expect((await again()).status, path).toBe(200)
    }
  })
})

async function readPages(
  keeper: { get: (path: string) => Promise<{ headers: Headers; json: () => unknown[] }> },
  path: string,
) {
  const animals: unknown[] = []
  for (let next: string | undefined = path; next; ) {
    const page = await keeper.get(next)
    animals.push(...page.json())
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
  }
  return animals
}
