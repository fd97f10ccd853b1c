import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

type Listed = { id: number; recordDate: string; details: string }

const detailsOf = async (keeper: Visitor, query = '') =>
  (await keeper.get(`/api/records${query}`)).json().map(({ details }: Listed) => details)

onBothDatabases('the records of all animals', (dialect) => {
  const begin = async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const [first, second] = [await addAnimal(keeper), await addAnimal(keeper)]
    const entry = (n: number, animalId: number, recordDate: string, fields: object) => ({
      ...{ animalId, recordDate, recordType: 'feeding', details: `${n}`, clientId: `phone-000${n}` },
      ...fields,
    })
    const entries = [
      entry(1, first, '2026-06-01', { data: { outcome: 'refused' } }),
      entry(2, second, '2026-06-03', { data: {} }),
      entry(3, first, '2026-06-03', { recordType: 'shed' }),
      entry(4, second, '2026-06-02', {}),
      entry(5, second, '2026-06-05', {
        recordType: 'medication',
        data: { drug: 'Meloxicam', outcome: 'refused' },
      }),
    ]
    expect((await keeper.post('/api/log', { entries })).status).toBe(200)
    return { keeper, first, second }
  }

  test('HUS-14 are listed newest day first and narrowed by day, kind, outcome and animal', async () => {
    const { keeper, first } = await begin()
    const other = await (await startApp(dialect)).keeper()
    expect(await detailsOf(other)).toEqual([])
    expect(await detailsOf(keeper)).toEqual(['5', '3', '2', '4', '1'])
    expect(await detailsOf(keeper, '?from=2026-06-02&to=2026-06-03')).toEqual(['3', '2', '4'])
    expect(await detailsOf(keeper, '?recordType=Feeding')).toEqual(['2', '4', '1'])
    expect(await detailsOf(keeper, '?outcome=refused')).toEqual(['5', '1'])
    expect(await detailsOf(keeper, `?animalId=${first}&recordType=feeding`)).toEqual(['1'])
    expect((await other.get(`/api/records?animalId=${first}`)).status).toBe(404)
    for (const query of ['?from=June', '?limit=201', '?limit=0', '?cursor=x'])
      expect([query, (await keeper.get(`/api/records${query}`)).status]).toEqual([query, 400])
  })

  test('HUS-14 say whose each is', async () => {
    const { keeper, first } = await begin()
    await keeper.patch(`/api/animals/${first}`, { name: 'Ember', customId: 'BP-23-001' })
    const [record] = (await keeper.get(`/api/records?animalId=${first}`)).json()
    expect(record).toMatchObject({ animalId: first, animalName: 'Ember', customId: 'BP-23-001' })
  })

  test('HUS-14 come in pages, fifty unless asked otherwise, the next in Link', async () => {
    const { keeper, first } = await begin()
    const seen: string[] = []
    let path: string | null = '/api/records?limit=2'
    while (path) {
      const page = await keeper.get(path)
      seen.push(...page.json().map(({ details }: Listed) => details))
      path = /^<(.*)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1] ?? null
    }
    expect(seen).toEqual(['5', '3', '2', '4', '1'])
    const entries = Array.from({ length: 60 }, (_one, n) => ({
      ...{ animalId: first, recordType: 'note', recordDate: '2026-06-10', clientId: `phone-${1000 + n}` },
    }))
    await keeper.post('/api/log', { entries })
    const page = await keeper.get('/api/records')
    expect([page.json().length, page.headers.get('link')]).toEqual([50, expect.stringContaining('cursor=')])
  })
})
