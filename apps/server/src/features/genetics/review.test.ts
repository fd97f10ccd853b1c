import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { startApp } from '../../testing/test-app.ts'

type Dialect = Parameters<typeof startApp>[0]

/** A keeper with an animal of each verdict, two of which read clear, and one that is kept. */
async function collector(dialect: Dialect) {
  const app = await startApp(dialect)
  const keeper = await app.keeper()
  const ids = {
    clear: await addAnimal(keeper, { name: 'Ash', morph: 'Pastel het Clown' }),
    normal: await addAnimal(keeper, { name: 'Birch', morph: 'Normal' }),
    ask: await addAnimal(keeper, { name: 'Cedar', morph: 'Pastel poss het Clown' }),
    unknown: await addAnimal(keeper, { name: 'Dogwood', morph: 'Moonlit Pastel' }),
    again: await addAnimal(keeper, { name: 'Elm', morph: 'MOONLIT' }),
    empty: await addAnimal(keeper, { name: 'Fir', morph: null }),
    foreign: await addAnimal(keeper, { name: 'Gorse', morph: 'Blue', species: 'Varanus prasinus' }),
    kept: await addAnimal(keeper, { name: 'Holly', morph: 'Clown', genotype: { entries: [] } }),
  }
  const list = async (query = '') => (await keeper.get(`/api/genetics/review${query}`)).json()
  const summary = async () => (await keeper.get('/api/genetics/review/summary')).json()
  const genotype = async (id: number) => (await keeper.get(`/api/animals/${id}/genotype`)).json()
  return { app, keeper, ids, list, summary, genotype }
}

onBothDatabases('the review of morph texts', (dialect) => {
  test('GEN-22 GEN-53 unkept animals are read in one go, by verdict and page, with the words that mean nothing', async () => {
    const { ids, keeper, list, summary } = await collector(dialect)
    expect(await summary()).toEqual({
      ...{ animals: 8, kept: 1, clear: 2, ask: 1, unknown: 2, empty: 1, noCatalogue: 1 },
      words: [{ species: 'Python regius', word: 'MOONLIT', count: 2, suggestions: [] }],
    })
    const all = await list()
    expect(all.map(({ animalId }: { animalId: number }) => animalId)).toEqual([
      ids.foreign,
      ids.empty,
      ids.again,
      ids.unknown,
      ids.ask,
      ids.normal,
      ids.clear,
    ])
    expect(all.at(-1)).toMatchObject({
      ...{ name: 'Ash', species: 'Python regius', morph: 'Pastel het Clown' },
      reading: {
        verdict: 'clear',
        entries: [{ gene: 'bp-clown' }, { gene: 'bp-pastel' }],
        name: 'Pastel het Clown',
      },
    })
    const first = await keeper.get('/api/genetics/review?verdict=clear&species=ball%20python&limit=1')
    expect(first.json()).toMatchObject([{ animalId: ids.normal }])
    const [, next] = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? []
    expect((await keeper.get(next ?? '')).json()).toMatchObject([{ animalId: ids.clear }])
    expect((await keeper.get('/api/genetics/review?limit=0')).status).toBe(400)
    expect((await keeper.get('/api/genetics/review?verdict=maybe')).status).toBe(400)
    expect((await keeper.get('/api/genetics/review?cursor=x')).status).toBe(400)
  })

  test('GEN-22 GEN-54 all clear ones are kept by one call, and let go by one but for those changed since', async () => {
    const { ids, keeper, summary, genotype } = await collector(dialect)
    const kept = await keeper.post('/api/genetics/review', { verdict: 'clear', species: 'Python regius' })
    expect(kept.status, kept.text).toBe(201)
    expect(kept.json()).toMatchObject({ count: 2 })
    const { id } = kept.json()
    expect(await genotype(ids.clear)).toMatchObject({
      ...{ isKept: true, version: 1, name: 'Pastel het Clown' },
      entries: [
        { gene: 'bp-clown', copies: 1, evidence: 'stated' },
        { gene: 'bp-pastel', copies: 1, evidence: 'visual' },
      ],
    })
    expect(await summary()).toMatchObject({ kept: 3, clear: 0 })
    expect((await keeper.put(`/api/animals/${ids.normal}/genotype`, { entries: [] })).status).toBe(200)
    const gone = await keeper.remove(`/api/genetics/review/${id}`)
    expect(gone.json()).toEqual({ count: 1 })
    expect(await genotype(ids.clear)).toMatchObject({ isKept: false, version: 0 })
    expect(await genotype(ids.normal)).toMatchObject({ isKept: true, version: 2 })
    const nothing = await keeper.post('/api/genetics/review', { verdict: 'clear', species: 'Boa imperator' })
    expect(nothing.json()).toEqual({ id: null, count: 0 })
  })

  test('GEN-22 GEN-54 chosen ones are kept as read; what a question leaves open is not, and kept ones stay', async () => {
    const { ids, keeper, genotype } = await collector(dialect)
    const kept = await keeper.post('/api/genetics/review', { ids: [ids.ask, ids.unknown, ids.kept] })
    expect(kept.json()).toMatchObject({ count: 2 })
    for (const id of [ids.ask, ids.unknown])
      expect((await genotype(id)).entries).toMatchObject([{ gene: 'bp-pastel', copies: 1 }])
    expect(await genotype(ids.kept)).toMatchObject({ version: 1, entries: [] })
  })

  test('GEN-54 what names nothing, can’t be true or is another keeper’s is refused, and nothing is kept', async () => {
    const { app, ids, keeper, summary } = await collector(dialect)
    const female = await addAnimal(keeper, { name: 'Ivy', sex: 'Female', morph: 'Banana (MM)' })
    const refused = async (body: object, status: number, words: RegExp): Promise<void> => {
      const answer = await keeper.post('/api/genetics/review', body)
      expect(answer.status, answer.text).toBe(status)
      expect(answer.text).toMatch(words)
    }
    await refused({ ids: [ids.clear, ids.empty] }, 400, /Fir: its morph text names nothing/)
    await refused({ ids: [ids.clear, ids.again] }, 400, /Elm: its morph text names nothing/)
    await refused({ ids: [ids.clear, female] }, 400, /Ivy: Banana: only a male/)
    await refused({ ids: [] }, 400, /at least one/)
    await refused({ verdict: 'ask' }, 400, /Only texts that read clear/)
    await refused({}, 400, /name the animals/)
    await refused({ ids: [ids.clear], verdict: 'clear' }, 400, /name the animals/)
    const stranger = await app.keeper()
    const foreign = await addAnimal(stranger, { name: 'Juniper', morph: 'Clown' })
    await refused({ ids: [ids.clear, foreign] }, 404, /not found/)
    expect(await summary()).toMatchObject({ kept: 1 })
    const all = await keeper.post('/api/genetics/review', { verdict: 'clear' })
    expect(all.json()).toMatchObject({ count: 2 })
    expect((await stranger.remove(`/api/genetics/review/${all.json().id}`)).status).toBe(404)
    expect((await keeper.remove('/api/genetics/review/999999')).status).toBe(404)
    expect(await summary()).toMatchObject({ kept: 3, clear: 1 })
  })

  test('GEN-54 SHELL-59 a repeated call keeps nothing twice and gets the first answer', async () => {
    const { keeper } = await collector(dialect)
    const headers = { 'idempotency-key': 'keep-all' }
    const send = () => keeper.post('/api/genetics/review', { verdict: 'clear' }, headers)
    const first = (await send()).json()
    expect(first).toMatchObject({ count: 2 })
    expect((await send()).json()).toEqual(first)
  })
})
