import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

type Asked = Record<string, string | number>

const asked = (query: Asked): string =>
  `/api/genetics/pairing?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`

const pairing = (keeper: Visitor, query: Asked) => keeper.get(asked(query))

const clown = (copies: number, more: object = {}) => ({
  ...{ gene: 'bp-clown', copies, evidence: copies === 2 ? 'visual' : 'stated', ...more },
})

const addKept = (keeper: Visitor, fields: object, entries: object[]): Promise<number> =>
  addAnimal(keeper, { ...fields, genotype: { entries } })

onBothDatabases('a pair with own animals', (dialect) => {
  test('GEN-49 GEN-25 own animals count by their genes or by their morph text, and each says by which', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const sire = await addKept(keeper, { name: 'Ash', sex: 'Male', morph: 'Pastel' }, [clown(2)])
    const dam = await addAnimal(keeper, { name: 'Birch', sex: 'Female', morph: '66% het Clown glitter' })
    const answer = await pairing(keeper, { sireId: sire, damId: dam, eggs: 6, target: 'Clown' })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.json()).toMatchObject({
      ...{ species: 'Python regius', version: '2026.11', eggs: 6, looks: 2, inbreeding: 0 },
      sire: {
        ...{ animalId: sire, name: 'Ash', from: 'genotype', text: 'Clown', unknown: [] },
        traits: [{ gene: 'bp-clown', copies: 2, chance: '1', text: 'Clown' }],
      },
      dam: {
        ...{ animalId: dam, name: 'Birch', from: 'morph', text: '66% het Clown glitter' },
        traits: [{ gene: 'bp-clown', copies: 1, chance: '2/3' }],
        unknown: [{ text: 'glitter' }],
      },
      target: { text: 'Clown', probability: '1/3', expected: '2' },
    })
    const mixed = (await pairing(keeper, { sireId: sire, dam: 'het Clown' })).json()
    expect(mixed).toMatchObject({ inbreeding: null, eggs: null, target: null })
    expect(mixed.dam).toMatchObject({ animalId: null, name: null, from: 'text', text: 'het Clown' })
    const plain = await addAnimal(keeper, { name: 'Cedar', sex: 'Unsexed' })
    const blank = (await pairing(keeper, { sireId: plain, damId: dam })).json()
    expect(blank.sire).toMatchObject({ from: 'nothing', text: '', traits: [] })
    const texts = { species: 'ball python', sire: 'Clown', dam: 'Clown' }
    expect((await pairing(keeper, texts)).json().outcomes).toMatchObject([
      { name: 'Clown', probability: '1' },
    ])
  })

  test('GEN-49 GEN-41 a kept animal counts as its young say, without what its morph text says', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const sire = await addKept(keeper, { name: 'Ash', sex: 'Male' }, [clown(2)])
    const dam = await addKept(keeper, { name: 'Birch', sex: 'Female', morph: 'Pastel' }, [
      clown(1, { chance: '2/3' }),
    ])
    const clownOf = async (): Promise<string> =>
      (await pairing(keeper, { sireId: sire, damId: dam, target: 'Clown' })).json().target.probability
    expect(await clownOf()).toBe('1/3')
    const young = { fatherId: sire, motherId: dam }
    await addKept(keeper, { name: 'Ivy', ...young }, [clown(1, { evidence: 'parentage' })])
    expect(await clownOf()).toBe('1/4')
    await addKept(keeper, { name: 'Juniper', ...young }, [clown(2)])
    expect(await clownOf()).toBe('1/2')
    const { dam: read } = (await pairing(keeper, { sireId: sire, damId: dam })).json()
    expect(read).toMatchObject({ text: 'het Clown', traits: [{ gene: 'bp-clown', copies: 1, chance: '1' }] })
  })

  test('GEN-49 GEN-32 sibs that may both carry a gene are read together, with the inbreeding of their young', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const father = await addKept(keeper, { name: 'Ash', sex: 'Male' }, [clown(1, { chance: '1/2' })])
    const mother = await addKept(keeper, { name: 'Birch', sex: 'Female' }, [])
    const linked = { fatherId: father, motherId: mother }
    const son = await addKept(keeper, { name: 'Cedar', sex: 'Male', ...linked }, [])
    const daughter = await addKept(keeper, { name: 'Dogwood', sex: 'Female', ...linked }, [])
    const sibs = (await pairing(keeper, { sireId: son, damId: daughter, target: 'Clown' })).json()
    // Each is het by 1 in 4; both are by 1 in 8, not by 1 in 16.
    expect(sibs.sire.traits).toMatchObject([{ copies: 1, chance: '1/4' }])
    expect(sibs.target.probability).toBe('1/32')
    expect(sibs.inbreeding).toBe(0.25)
    const texts = (await pairing(keeper, { sireId: son, dam: '25% het Clown', target: 'Clown' })).json()
    expect(texts.target.probability).toBe('1/64')
  })

  test('GEN-49 the other sex, two species, unknown genes and what is unclear are refused by name', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const male = await addAnimal(keeper, { name: 'Ash', sex: 'Male' })
    const female = await addAnimal(keeper, { name: 'Birch', sex: 'Female' })
    const unsexed = await addAnimal(keeper, { name: 'Cedar', sex: 'Unsexed' })
    const boa = await addAnimal(keeper, { name: 'Fir', sex: 'Female', species: 'Boa imperator' })
    const dragon = await addAnimal(keeper, { name: 'Gorse', sex: 'Male', species: 'Draco volans' })
    const wrong: [Asked, string][] = [
      [{ sireId: female }, 'sireId'],
      [{ damId: male }, 'damId'],
      [{ sireId: male, damId: boa }, 'damId'],
      [{ sireId: unsexed, damId: unsexed }, 'damId'],
      [{ sireId: dragon }, 'sireId'],
      [{ sireId: male, sire: 'Clown' }, 'sire'],
      [{ damId: female, dam: 'Clown' }, 'dam'],
      [{ sire: 'Clown', dam: 'Pastel' }, 'species'],
      [{ species: 'Draco volans', sire: 'Clown' }, 'species'],
      [{ sireId: male, dam: 'male Clown' }, 'dam'],
      [{ sireId: male, dam: 'Super Mojave Lesser' }, 'dam'],
      [{ sireId: male, target: 'poss het Clown' }, 'target'],
      [{ sireId: male, eggs: 61 }, 'eggs'],
      [{ sireId: male, limit: 0 }, 'limit'],
    ]
    for (const [query, field] of wrong) {
      const refused = await pairing(keeper, query)
      const found = [query, refused.status, Object.keys(refused.json().errors ?? {})]
      expect(found).toEqual([query, 400, [field]])
    }
  })

  test('GEN-49 an animal of somebody else is not found, strangers are turned away, and what is unchanged is 304', async () => {
    const app = await startApp(dialect)
    const [keeper, other] = [await app.keeper(), await app.keeper()]
    const male = await addAnimal(keeper, { name: 'Ash', sex: 'Male', morph: 'Clown' })
    expect((await pairing(other, { sireId: male })).status).toBe(404)
    expect((await pairing(app.visitor(), { sireId: male })).status).toBe(401)
    const etag = (await pairing(keeper, { sireId: male })).headers.get('etag') ?? ''
    const again = () => keeper.call('GET', asked({ sireId: male }), { headers: { 'if-none-match': etag } })
    expect((await again()).status).toBe(304)
    await keeper.patch(`/api/animals/${male}`, { morph: 'Pastel' })
    expect((await again()).status).toBe(200)
  })
})
