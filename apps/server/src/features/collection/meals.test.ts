import { expect, test } from 'vitest'
import { bringArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { exportArchive } from '../../testing/read-archive.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const unlimited = { PLAN_LIMITS: 'off' }

const addAnimal = async (keeper: Visitor, name: string, fields: object = {}): Promise<number> =>
  (await keeper.post('/api/animals', { name, species: 'Python regius', ...fields })).json().id

const feed = async (
  keeper: Visitor,
  id: number,
  recordDate: string,
  fields: object = {},
): Promise<number> => {
  const record = { recordType: 'feeding', recordDate, ...fields }
  return (await keeper.post(`/api/animals/${id}/records`, record)).json().id
}

type Card = { name: string; lastFedOn: string | null }

const cardsOf = async (keeper: Visitor, path = '/api/animals'): Promise<Card[]> => {
  const answer = await keeper.get(path)
  expect(answer.status, answer.text).toBe(200)
  return answer.json()
}

const namesOf = async (keeper: Visitor, path: string) => (await cardsOf(keeper, path)).map(({ name }) => name)

/** The pages of a list in one, of two animals each. */
async function pagesOf(keeper: Visitor, path: string): Promise<Card[]> {
  const cards: Card[] = []
  for (let next: string | undefined = `${path}&limit=2`; next; ) {
    const page = await keeper.get(next)
    cards.push(...page.json())
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
  }
  return cards
}

onBothDatabases('the last meal of an animal', (dialect) => {
  test('COL-148 is on its card after every change of its records, whoever makes it', async () => {
    const keeper = await (await startApp(dialect, { env: unlimited })).keeper()
    const id = await addAnimal(keeper, 'Ember')
    const lastFedOn = async () => (await cardsOf(keeper))[0]?.lastFedOn
    const path = `/api/animals/${id}/records`
    expect(await lastFedOn()).toBeNull()
    const first = await feed(keeper, id, '2026-06-01')
    expect(await lastFedOn()).toBe('2026-06-01')
    await feed(keeper, id, '2026-05-01')
    await feed(keeper, id, '2026-06-10', { measurement: '1 hopper, refused' })
    await keeper.post(path, { recordType: 'shed', recordDate: '2026-06-11' })
    expect(await lastFedOn()).toBe('2026-06-01')

    const { version } = (await keeper.get(`/api/animals/${id}`)).json()
    await keeper.patch(`${path}/${first}`, { recordDate: '2026-06-05' })
    expect(await lastFedOn()).toBe('2026-06-05')
    await keeper.patch(`${path}/${first}`, { details: 'Refused' })
    expect(await lastFedOn()).toBe('2026-05-01')
    await keeper.patch(`${path}/${first}`, { details: null })
    await keeper.remove(`${path}/${first}`)
    expect(await lastFedOn()).toBe('2026-05-01')
    await keeper.post(`/api/trash/records/${first}/restore`)
    expect(await lastFedOn()).toBe('2026-06-05')
    // Nobody has written into the animal itself, so that whoever edits it meanwhile is not disturbed.
    expect((await keeper.get(`/api/animals/${id}`)).json().version).toBe(version)

    const several = { ids: [id], recordType: 'feeding', recordDate: '2026-06-12' }
    const added = (await keeper.post('/api/animals/records', several)).json()
    expect(await lastFedOn()).toBe('2026-06-12')
    await keeper.post('/api/animals/records/remove', added)
    expect(await lastFedOn()).toBe('2026-06-05')

    await keeper.remove(`/api/animals/${id}`)
    await keeper.post(`/api/trash/animals/${id}/restore`)
    expect(await lastFedOn()).toBe('2026-06-05')
    await keeper.patch(`/api/animals/${id}`, { name: 'Ash' })
    expect(await cardsOf(keeper)).toMatchObject([{ name: 'Ash', lastFedOn: '2026-06-05' }])
  })

  test('COL-148 D2 comes out of an archive with the records that it follows from', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect, { env: unlimited })
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    await feed(keeper, await addAnimal(keeper, 'Ember', { weight: 2, weightUnit: 'pounds' }), '2026-06-01')
    await addAnimal(keeper, 'Rook', { weight: 500 })
    expect((await bringArchive(other, await exportArchive(url, keeper))).status).toBe(201)
    expect(await cardsOf(other, '/api/animals?sort=heaviest')).toMatchObject([
      { name: 'Ember', lastFedOn: '2026-06-01' },
      { name: 'Rook', lastFedOn: null },
    ])
  })

  test('COL-146 lists go from the longest unfed on, and from the heaviest on, whole and in pages', async () => {
    const keeper = await (await startApp(dialect, { env: unlimited })).keeper()
    const fed = { Ash: '2026-06-09', Birch: null, Cedar: '2026-05-01', Date: '2026-06-09', Elm: null }
    for (const [name, day] of Object.entries(fed)) {
      const id = await addAnimal(keeper, name)
      if (day !== null) await feed(keeper, id, day)
    }
    const inOrder = ['Birch', 'Elm', 'Cedar', 'Ash', 'Date']
    const unfed = '/api/animals/main?sort=unfed'
    expect(await namesOf(keeper, unfed)).toEqual(inOrder)
    expect((await pagesOf(keeper, unfed)).map(({ name }) => name)).toEqual(inOrder)
    expect((await keeper.get(`${unfed}&cursor=7.x`)).status).toBe(200)

    const scales = await (await startApp(dialect, { env: unlimited })).keeper()
    const weights = { Oz: [18, 'ounces'], Lbs: [1, 'pounds'], Gram: [510.2], None: [null], Same: [510.2] }
    for (const [name, [weight, weightUnit = 'grams']] of Object.entries(weights))
      await addAnimal(scales, name, { weight, weightUnit })
    const heaviest = '/api/animals/main?sort=heaviest'
    const byWeight = ['Oz', 'Same', 'Gram', 'Lbs', 'None']
    expect(await namesOf(scales, heaviest)).toEqual(byWeight)
    expect((await pagesOf(scales, heaviest)).map(({ name }) => name)).toEqual(byWeight)
    for (const cursor of ['7.', '7.x', '7.NaN', '7.Infinity'])
      expect((await scales.get(`${heaviest}&cursor=${cursor}`)).status, cursor).toBe(400)
  })

  test('COL-146 a weight that a record brings counts at once', async () => {
    const keeper = await (await startApp(dialect, { env: unlimited })).keeper()
    const [light] = [
      await addAnimal(keeper, 'Light', { weight: 10 }),
      await addAnimal(keeper, 'Heavy', { weight: 20 }),
    ]
    await keeper.post(`/api/animals/${light}/records`, {
      ...{ recordType: 'weight', recordDate: '2026-06-01', measurement: '1', unit: 'lbs' },
      updateAnimalWeight: true,
    })
    expect(await namesOf(keeper, '/api/animals?sort=heaviest')).toEqual(['Light', 'Heavy'])
  })

  test('COL-147 those are found whose last meal lies before a day or was never written down, in every list', async () => {
    const keeper = await (await startApp(dialect, { env: unlimited })).keeper()
    const [never, long, lately] = [
      await addAnimal(keeper, 'Never'),
      await addAnimal(keeper, 'Long'),
      await addAnimal(keeper, 'Lately'),
    ]
    await feed(keeper, long, '2026-06-04')
    await feed(keeper, lately, '2026-06-05')
    await feed(keeper, lately, '2026-06-05', { details: 'Took a second' })
    for (const order of ['newest', 'unfed', 'heaviest', 'customId'])
      expect(
        (await namesOf(keeper, `/api/animals/main?fedBefore=2026-06-05&sort=${order}&limit=5`)).toSorted(),
      ).toEqual(['Long', 'Never'])
    expect(await namesOf(keeper, '/api/animals/main?fedBefore=2026-06-06')).toEqual([
      'Lately',
      'Long',
      'Never',
    ])
    expect(await namesOf(keeper, '/api/animals/main?fedBefore=2026-06-05&q=lo')).toEqual(['Long'])
    expect((await keeper.get('/api/animals/ids?fedBefore=2026-06-05')).json()).toEqual([long, never])
    await keeper.post(`/api/animals/${long}/archive`)
    expect(await namesOf(keeper, '/api/animals/archived?fedBefore=2026-06-05')).toEqual(['Long'])
    for (const day of ['', 'yesterday', '2026-02-30'])
      expect((await keeper.get(`/api/animals?fedBefore=${day}`)).status, day).toBe(400)
  })

  test('COL-148 SHR-27 no stranger is told when an animal ate, nor which went without', async () => {
    const { keeper: newKeeper, visitor } = await startApp(dialect, { env: unlimited })
    const keeper = await newKeeper()
    const { id: userId } = (await keeper.get('/api/user')).json()
    await keeper.patch('/api/user/sharing', { collection: true })
    const id = await addAnimal(keeper, 'Ember')
    await keeper.put(`/api/reptiles/${id}/sharing`, { shared: true })
    await feed(keeper, id, '2026-06-01')
    const list = `/api/public/users/${userId}/reptiles?fedBefore=2026-01-01&sort=unfed`
    const { status, text, json } = await visitor().get(list)
    expect([status, json().reptiles]).toMatchObject([200, [{ name: 'Ember' }]])
    expect(text).not.toContain('2026-06-01')
  })
})
