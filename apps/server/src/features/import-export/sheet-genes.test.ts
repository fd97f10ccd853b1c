import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { exportArchive, readArchive, recordsOf } from '../../testing/read-archive.ts'
import { bringSheet, previewSheet } from '../../testing/sheets.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

const lab = { evidence: 'lab', laboratory: 'RGI', testedOn: '2024-03-01' }

/** What animals of the export carry, with the name that is written of it; null of one that is not kept. */
const animals = [
  ['Ash', 'Python regius', [], 'Normal'],
  [
    'Birch',
    'Python regius',
    [
      { gene: 'bp-clown', copies: 1, chance: '2/3', evidence: 'parentage', note: 'from the breeder' },
      { gene: 'bp-pastel', copies: 2, evidence: 'visual' },
      { gene: 'bp-piebald', copies: 1, ...lab },
      { gene: 'bp-pastel', copies: 2, ...lab },
    ],
    'Super Pastel het Piebald 66% het Clown',
  ],
  [
    'Cedar',
    'Python regius',
    [{ gene: 'bp-clown', copies: 1, chance: '3/4', evidence: 'stated' }],
    '75% het Clown',
  ],
  ['Dogwood', 'Python regius', null, ''],
  ['Elm', 'Varanus prasinus', [], ''],
] as const

async function readAll(keeper: Visitor) {
  const cards: { id: number; name: string }[] = (await keeper.get('/api/animals')).json()
  return Promise.all(
    cards.map(async ({ id, name }) => {
      const { morph } = (await keeper.get(`/api/animals/${id}`)).json()
      const genotype = (await keeper.get(`/api/animals/${id}/genotype`)).json()
      return [name, { morph, isKept: genotype.isKept, written: genotype.name }] as const
    }),
  ).then(Object.fromEntries)
}

onBothDatabases('the genes of animals in a sheet', (dialect) => {
  test('GEN-60 the sheet of an export has the written name of each kept animal, and brings it in again beside the morph', async () => {
    const { keeper, url } = await startApp(dialect, { ownDatabase: true })
    const [mara, tom] = [await keeper(), await keeper()]
    for (const [name, species, entries] of animals) {
      const id = await addAnimal(mara, { name, species, morph: `Line of ${name}` })
      if (!entries) continue
      const saved = await mara.put(`/api/animals/${id}/genotype`, { entries })
      expect(saved.status, saved.text).toBe(200)
    }
    const archive = await readArchive(await exportArchive(url, mara))
    const bytes = archive.get('sheets/animals.csv')?.bytes ?? Buffer.alloc(0)
    const rows: Record<string, string>[] = parse(bytes.toString(), { bom: true, columns: true })
    expect(rows.map(({ name, genotype }) => [name, genotype])).toEqual(
      animals.map(([name, , , written]) => [name, written]),
    )
    expect(recordsOf(archive, 'animals').every((record) => !('genotype' in record))).toBe(true)

    const { faultyRows, notes } = (await previewSheet(tom, bytes)).json()
    expect({ faultyRows, notes }).toEqual({ faultyRows: 0, notes: [] })
    expect((await bringSheet(tom, bytes)).json()).toMatchObject({ count: animals.length })
    const [theirs, mine] = [await readAll(tom), await readAll(mara)]
    // A species without genes has no name to write, so that nothing of it is known in the sheet.
    expect(theirs).toEqual({ ...mine, Elm: { ...mine.Elm, isKept: false } })
    expect(theirs.Birch).toEqual({ morph: 'Line of Birch', isKept: true, written: animals[1][3] })
    expect(theirs.Dogwood).toEqual({ morph: 'Line of Dogwood', isKept: false, written: '' })
  })

  test('GEN-60 GEN-21 a genotype that reads clear is written down; any other leaves a note on its row, and the animal comes in', async () => {
    const { app, keeper } = await startApp(dialect, { ownDatabase: true })
    const mara = await keeper()
    const sheet = [
      'Name,Species,Sex,Morph,Genotype',
      'Ash,Ball Python,f,Pastel sib,Pastel het Clown',
      'Birch,Python regius,,,Moonlit Pastel',
      'Cedar,Python regius,,,Pastel poss het Clown',
      'Dogwood,Varanus prasinus,,Blue,Blue',
      'Elm,Python regius,f,,Banana (MM)',
      `Fir,Python regius,,,${'Pastel '.repeat(80)}`,
      'Gorse,Python regius,,Clown,',
    ].join('\n')
    const notes = [
      ['"Moonlit": no gene of Python regius is called so, so the genotype is left out', 3],
      ['"poss het Clown": this can mean more than one thing, so the genotype is left out', 4],
      ['No genes of Varanus prasinus are known here, so the genotype is left out', 5],
      [expect.stringMatching(/^The genotype is left out\. .*maker/), 6],
      ['The genotype is longer than 500 characters, so it is left out', 7],
    ].map(([message, row]) => ({ row, heading: 'Genotype', message }))
    const before = await readWholeDatabase(app.db)
    expect((await previewSheet(mara, sheet)).json()).toMatchObject({ faultyRows: 0, faults: [], notes })
    expect(await readWholeDatabase(app.db)).toBe(before)
    const key = { 'idempotency-key': 'sheet-with-genes-1' }
    const sent = await Promise.all([1, 2].map(() => bringSheet(mara, sheet, '', key)))
    for (const answer of sent) expect(answer.json()).toMatchObject({ count: 7 })
    const { Ash, ...others } = await readAll(mara)
    expect(Ash).toEqual({ morph: 'Pastel sib', isKept: true, written: 'Pastel het Clown' })
    expect(Object.values(others)).toHaveLength(6)
    expect(others).toMatchObject({ Gorse: { morph: 'Clown' }, Birch: { morph: null } })
    for (const other of Object.values(others)) expect(other).toMatchObject({ isKept: false })
    const [first] = (await mara.get('/api/animals?gene=bp-clown&form=het')).json()
    expect((await mara.get(`/api/animals/${first.id}/genotype`)).json()).toMatchObject({
      version: 1,
      entries: [
        { gene: 'bp-clown', copies: 1, evidence: 'stated' },
        { gene: 'bp-pastel', copies: 1, evidence: 'visual' },
      ],
    })
  })

  test('GEN-60 a keeper says which column is the genotype, and what they call genes counts', async () => {
    const mara = await (await startApp(dialect)).keeper()
    const own = { species: 'Python regius', name: 'Cornfield', inheritance: 'recessive', dominance: null }
    const added = await mara.post('/api/genetics/genes', own)
    expect(added.status, added.text).toBe(201)
    const sheet = 'Name,Species,Genes\nAsh,Python regius,het Cornfield\n'
    expect((await bringSheet(mara, sheet, '?columns=name,species,genotype')).json()).toMatchObject({
      count: 1,
    })
    expect(await readAll(mara)).toEqual({
      Ash: { morph: null, isKept: true, written: 'het Cornfield' },
    })
  })
})
