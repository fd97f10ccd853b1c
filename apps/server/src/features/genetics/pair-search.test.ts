import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const clown = (copies: number, evidence = copies === 2 ? 'visual' : 'stated') => ({
  ...{ gene: 'bp-clown', copies, evidence },
})

async function addKept(keeper: Visitor, fields: object, entries: object[]): Promise<number> {
  return addAnimal(keeper, { ...fields, genotype: { entries } })
}

const search = (keeper: Visitor, query: string) =>
  keeper.get(`/api/genetics/pairings?species=Python%20regius&${query}`)

/** A keeper with a visual Clown, three females, and animals that may not be paired. */
async function breeder(dialect: Parameters<typeof startApp>[0]) {
  const keeper = await (await startApp(dialect)).keeper()
  const sire = await addKept(keeper, { name: 'Ash', sex: 'Male' }, [clown(2)])
  const dam = await addKept(keeper, { name: 'Birch', sex: 'Female' }, [clown(1)])
  const young = { fatherId: sire, motherId: dam }
  const daughter = await addKept(keeper, { name: 'Cedar', sex: 'Female', ...young }, [clown(1, 'parentage')])
  const byText = await addAnimal(keeper, { name: 'Dogwood', sex: 'Female', morph: '66% het Clown' })
  await addAnimal(keeper, { name: 'Elm', sex: 'Female', morph: 'poss het Clown' })
  await addAnimal(keeper, { name: 'Fir', sex: 'Female', morph: 'Clown', species: 'Boa imperator' })
  await addKept(keeper, { name: 'Gorse', sex: 'Unsexed' }, [clown(2)])
  const sold = await addKept(keeper, { name: 'Holly', sex: 'Female' }, [clown(2)])
  expect((await keeper.post(`/api/animals/${sold}/archive`, {})).status).toBe(200)
  return { keeper, sire, dam, daughter, byText }
}

onBothDatabases('pairs for a target', (dialect) => {
  test('GEN-45 GEN-50 own pairs come by falling chance, then by inbreeding, with what so many eggs bring', async () => {
    const { keeper, sire, dam, daughter, byText } = await breeder(dialect)
    const answer = await search(keeper, 'target=clown&eggs=6')
    expect(answer.status, answer.text).toBe(200)
    const first = { sireId: sire, damId: dam, sireName: 'Ash', damName: 'Birch' }
    expect(answer.json()).toMatchObject({
      ...{ target: 'Clown', eggs: 6, reach: 1, tried: 3 },
      pairs: [
        {
          ...first,
          ...{ probability: '1/2', ofHatchlings: '1/2', expected: '3', atLeastOne: '63/64' },
          ...{ lost: '0', inbreeding: 0, warnings: [] },
        },
        { damId: daughter, probability: '1/2', inbreeding: 0.25 },
        { damId: byText, damName: 'Dogwood', probability: '1/3', expected: '2' },
      ],
    })
    const close = (await search(keeper, 'target=clown&maxInbreeding=0.2')).json()
    expect(close.pairs.map(({ damId }: { damId: number }) => damId)).toEqual([dam, byText])
    expect(close.pairs[0]).toMatchObject({ expected: null, atLeastOne: null })
  })

  test('GEN-36 GEN-45 young that are written down change the chance of their parents', async () => {
    const { keeper, sire, byText } = await breeder(dialect)
    const kept = await keeper.put(`/api/animals/${byText}/genotype`, {
      entries: [{ gene: 'bp-clown', copies: 1, chance: '2/3', evidence: 'stated' }],
    })
    expect(kept.status, kept.text).toBe(200)
    const chanceOf = async (): Promise<string> => {
      const { pairs } = (await search(keeper, 'target=clown')).json()
      return pairs.find(({ damId }: { damId: number }) => damId === byText)?.probability
    }
    expect(await chanceOf()).toBe('1/3')
    const young = { fatherId: sire, motherId: byText }
    const plain = await addKept(keeper, { name: 'Ivy', ...young }, [clown(1, 'parentage')])
    expect(await chanceOf()).toBe('1/4')
    await addKept(keeper, { name: 'Juniper', ...young }, [clown(2)])
    expect(await chanceOf()).toBe('1/2')
    expect((await keeper.remove(`/api/reptiles/${plain}`)).status).toBeLessThan(300)
    expect(await chanceOf()).toBe('1/2')
  })

  test('GEN-46 GEN-50 where no pair makes the target, the hets to hold back come', async () => {
    const { keeper, sire } = await breeder(dialect)
    const piebald = await addAnimal(keeper, { name: 'Kapok', sex: 'Female', morph: 'Piebald' })
    const found = (await search(keeper, 'target=Clown%20Piebald')).json()
    expect(found).toMatchObject({ reach: 2, pairs: [{ sireId: sire, damId: piebald, probability: '1' }] })
  })

  test('GEN-50 pages follow each other, unchanged answers are 304, and others see none of it', async () => {
    const { keeper, dam, daughter, byText } = await breeder(dialect)
    const first = await search(keeper, 'target=clown&limit=2')
    const link = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await keeper.get(link)
    const dams = [...first.json().pairs, ...second.json().pairs].map(({ damId }) => damId)
    expect(dams).toEqual([dam, daughter, byText])
    expect(second.headers.get('link')).toBeNull()
    const etag = first.headers.get('etag') ?? ''
    const again = await keeper.call(
      'GET',
      '/api/genetics/pairings?species=Python%20regius&target=clown&limit=2',
      {
        headers: { 'if-none-match': etag },
      },
    )
    expect(again.status).toBe(304)
    const other = await (await startApp(dialect)).keeper()
    expect((await search(other, 'target=clown')).json()).toMatchObject({ reach: 2, tried: 0, pairs: [] })
  })

  test('GEN-50 a species without genes, an unclear target and numbers out of range are refused by name', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const wrong: [string, string][] = [
      ['species=Draco%20volans&target=clown', 'species'],
      ['target=66%25%20het%20clown', 'target'],
      ['target=nonsense', 'target'],
      ['target=', 'target'],
      ['', 'target'],
      ['target=clown&eggs=61', 'eggs'],
      ['target=clown&maxInbreeding=2', 'maxInbreeding'],
      ['target=clown&limit=201', 'limit'],
      ['target=clown&cursor=x', 'cursor'],
      [`target=${'x'.repeat(501)}`, 'target'],
    ]
    for (const [query, field] of wrong) {
      const species = query.startsWith('species') ? '' : 'species=Python%20regius&'
      const refused = await keeper.get(`/api/genetics/pairings?${species}${query}`)
      expect([query.slice(0, 60), refused.status, Object.keys(refused.json().errors ?? {})]).toEqual([
        ...[query.slice(0, 60), 400, [field]],
      ])
    }
  })
})
