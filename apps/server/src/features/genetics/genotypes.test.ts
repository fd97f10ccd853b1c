import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const clown = { gene: 'bp-clown', copies: 1, chance: '2/3', evidence: 'stated', statedBy: 'Tidewater Expo' }
const pastel = { gene: 'bp-pastel', copies: 1, evidence: 'visual' }
const blank = { maker: null, percent: null, laboratory: null, testedOn: null, marker: null, file: null }
const none = { ...blank, statedBy: null, note: null }

const pathOf = (id: number) => `/api/animals/${id}/genotype`
const from = (version: number) => ({ 'if-match': `"${version}"` })

async function addKept(keeper: Visitor, fields: object = {}, entries: object[] = [pastel, clown]) {
  const id = await addAnimal(keeper, fields)
  const saved = await keeper.put(pathOf(id), { entries })
  expect(saved.status, saved.text).toBe(200)
  return { id, path: pathOf(id), saved: saved.json() }
}

onBothDatabases('genotypes', (dialect) => {
  test('GEN-12 GEN-51 an animal is unkept until entries are saved, none included, and again once they are let go', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const id = await addAnimal(keeper, { morph: 'Pastel 66% het Clown' })
    const unkept = (await keeper.get(pathOf(id))).json()
    expect(unkept).toMatchObject({
      ...{ animalId: id, version: 0, species: 'Python regius', isKept: false, entries: [], name: '' },
      ...{ differs: false, foreign: [] },
      reading: {
        ...{ verdict: 'clear', name: 'Pastel 66% het Clown', unknown: [], questions: [] },
        entries: [
          { gene: 'bp-clown', copies: 1, chance: '2/3', evidence: 'stated' },
          { gene: 'bp-pastel', copies: 1, chance: '1', evidence: 'visual' },
        ],
      },
    })
    const empty = (await keeper.put(pathOf(id), { entries: [] })).json()
    expect(empty).toMatchObject({ version: 1, isKept: true, entries: [], name: 'Normal', reading: null })
    const saved = await keeper.put(pathOf(id), { entries: [pastel, { ...clown, chance: '4/6' }] })
    expect([saved.status, saved.json()]).toEqual([
      200,
      {
        ...empty,
        ...{ version: 2, name: 'Pastel 66% het Clown', tradeName: null, differs: false },
        nowName: 'Pastel 66% het Clown',
        readings: [
          expect.objectContaining({ text: 'Pastel', status: 'sure', chances: ['0', '1', '0'] }),
          expect.objectContaining({ text: '66% het Clown', chances: ['1/3', '2/3', '0'] }),
        ],
        entries: [
          { ...none, ...pastel, chance: '1' },
          { ...none, ...clown },
        ],
      },
    ])
    for (const family of ['animals', 'reptiles'])
      expect((await keeper.get(`/api/${family}/${id}/genotype`)).json()).toEqual(saved.json())
    for (const _again of [1, 2]) expect((await keeper.remove(pathOf(id))).status).toBe(204)
    expect((await keeper.get(pathOf(id))).json()).toEqual(unkept)
  })

  test('GEN-51 a save or removal from an earlier version is refused with the genes as they are; 0 is that of none', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const id = await addAnimal(keeper)
    const first = await keeper.put(pathOf(id), { entries: [pastel] }, from(0))
    expect([first.status, first.json().version]).toEqual([200, 1])
    const refused = await keeper.put(pathOf(id), { entries: [] }, from(0))
    expect([refused.status, refused.json().code, refused.json().current]).toEqual([
      ...[412, 'stale-version', first.json()],
    ])
    const kept = await keeper.call('DELETE', pathOf(id), { headers: from(3) })
    expect([kept.status, kept.json().current]).toEqual([412, first.json()])
    const tag = (await keeper.get(pathOf(id))).headers.get('etag') ?? ''
    const second = await keeper.put(pathOf(id), { entries: [] }, { 'if-match': tag })
    expect([second.status, second.json().version]).toEqual([200, 2])
    expect((await keeper.call('DELETE', pathOf(id), { headers: from(2) })).status).toBe(204)
  })

  test('GEN-51 the animal keeps its version, and genes that did not change answer 304', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id, path } = await addKept(keeper)
    expect((await keeper.get(`/api/animals/${id}`)).json().version).toBe(1)
    const held = (await keeper.get(path)).headers.get('etag') ?? ''
    expect((await keeper.get(path, { 'if-none-match': held })).status).toBe(304)
    await keeper.put(path, { entries: [pastel] })
    expect((await keeper.get(path, { 'if-none-match': held })).status).toBe(200)
  })

  test('GEN-51 the genes of a foreign animal are as if there were none, and a token may read them', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [owner, stranger] = [await newKeeper(), await newKeeper()]
    const { path, saved } = await addKept(owner)
    for (const [method, body] of [['GET'], ['PUT', { entries: [] }], ['DELETE']] as const)
      for (const where of [path, pathOf(999_999)])
        expect((await stranger.call(method, where, { body })).status, method).toBe(404)
    expect((await owner.get(path)).json()).toEqual(saved)
  })

  test('GEN-10 what is refused names the field and the gene, and nothing of it is stored', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { path, saved } = await addKept(keeper, { sex: 'Female' })
    const banana = { gene: 'bp-banana', copies: 1, evidence: 'visual', maker: 'male' }
    const test = { evidence: 'lab', laboratory: 'Rare Genetics', testedOn: '2098-01-01' }
    for (const [entry, words] of [
      [{ gene: 'cs-amelanistic', copies: 1, evidence: 'stated' }, 'cs-amelanistic'],
      [{ ...clown, chance: '5/3' }, 'Clown'],
      [{ ...clown, copies: 7 }, 'Clown'],
      [{ ...clown, evidence: 'visual' }, 'Clown'],
      [{ ...clown, chance: '1', ...test }, 'Clown'],
      [banana, 'Banana'],
      [{ gene: 'bp-paradox', copies: 1, evidence: 'visual' }, 'Paradox'],
      [{ ...pastel, percent: 30 }, 'Pastel'],
    ] as const) {
      const refused = await keeper.put(path, { entries: [{ ...pastel, gene: 'bp-enchi' }, entry] })
      expect([refused.status, refused.json().code]).toEqual([400, 'not-valid'])
      expect(refused.json().errors).toEqual({ entries: expect.stringContaining(words) })
    }
    for (const body of [{}, { entries: null }, { entries: [{ copies: 1 }] }, { entries: ['Clown'] }])
      expect((await keeper.put(path, body)).json().errors).toEqual({ entries: expect.any(String) })
    expect((await keeper.get(path)).json()).toEqual(saved)
  })

  test('GEN-13 the morph is written by a press alone, and a text that reads otherwise is said to', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id, path, saved } = await addKept(keeper, { morph: 'Enchi' })
    expect(saved).toMatchObject({ name: 'Pastel 66% het Clown', differs: true })
    expect((await keeper.get(`/api/animals/${id}`)).json()).toMatchObject({ morph: 'Enchi', version: 1 })
    const written = (await keeper.put(path, { entries: [pastel], writeMorph: true })).json()
    expect(written).toMatchObject({ name: 'Pastel', differs: false, version: 2 })
    expect((await keeper.get(`/api/animals/${id}`)).json()).toMatchObject({ morph: 'Pastel', version: 2 })
    await keeper.patch(`/api/animals/${id}`, { morph: 'the pastel one' })
    expect((await keeper.get(path)).json().differs).toBe(false)
    await keeper.patch(`/api/animals/${id}`, { morph: null })
    expect((await keeper.get(path)).json().differs).toBe(false)
  })

  test('GEN-12 entries of another species stay, are named and count for nothing, also when they are saved again', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id, path, saved } = await addKept(keeper)
    await keeper.patch(`/api/animals/${id}`, { species: 'Pantherophis guttatus' })
    const moved = (await keeper.get(path)).json()
    expect(moved).toMatchObject({
      ...{ entries: saved.entries, foreign: ['bp-pastel', 'bp-clown'], name: 'Normal' },
    })
    const amel = { gene: 'cs-amelanistic', copies: 2, evidence: 'visual' }
    const again = await keeper.put(path, { entries: [...moved.entries, amel] })
    expect([again.status, again.json()]).toMatchObject([
      200,
      { name: 'Amelanistic', foreign: ['bp-pastel', 'bp-clown'] },
    ])
    const alien = await keeper.put(path, { entries: [{ ...pastel, gene: 'bp-enchi' }] })
    expect(alien.json().errors).toEqual({ entries: expect.stringContaining('bp-enchi') })
    await keeper.patch(`/api/animals/${id}`, { species: 'Varanus acanthurus' })
    expect((await keeper.get(path)).json()).toMatchObject({
      ...{ name: '', foreign: ['bp-pastel', 'bp-clown', 'cs-amelanistic'] },
    })
  })

  test('GEN-12 genes go with their animal into the trash and come back with it', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id, path, saved } = await addKept(keeper)
    expect((await keeper.remove(`/api/animals/${id}`)).status).toBe(204)
    expect((await keeper.get(path)).status).toBe(404)
    expect((await keeper.post(`/api/trash/animals/${id}/restore`)).status).toBe(200)
    expect((await keeper.get(path)).json()).toEqual(saved)
  })
})
