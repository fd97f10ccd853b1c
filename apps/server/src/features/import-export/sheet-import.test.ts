import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { exportArchive, readArchive } from '../../testing/read-archive.ts'
import { bringSheet as bring, previewSheet as preview, utf16 } from '../../testing/sheets.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

const two = [
  { name: 'Ember', species: 'Python regius', sex: 'Female', dateOfBirth: '2021-06-14' },
  { name: 'Cinder', species: 'Python regius', sex: 'Male', dateOfBirth: null },
]

/** Sheets as they come from all kinds of programs; each means the same two animals. */
const oddSheets: [string, string | Uint8Array][] = [
  [
    'comma',
    'name,species,sex,dateOfBirth\nEmber,Python regius,Female,2021-06-14\nCinder,Python regius,Male,\n',
  ],
  [
    'semicolon and day first',
    'Name;Species;Gender;DOB\r\nEmber;Python regius;f;14.6.2021\r\nCinder;Python regius;m;\r\n',
  ],
  [
    'tab, pasted',
    'Animal\tScientific name\tSex\tHatch date\nEmber\tPython regius\t0.1\t6/14/21\nCinder\tPython regius\t1.0\t',
  ],
  [
    'UTF-8 with a byte order mark',
    '\ufeffName,Species,Sex,Born\nEmber,Python regius,F,14 Jun 2021\nCinder,Python regius,M,',
  ],
  [
    'UTF-16 as Excel writes it',
    utf16('Name\tSpecies\tSex\tDOB\nEmber\tPython regius\tF\t06/14/2021\nCinder\tPython regius\tM\t\n', 'le'),
  ],
  [
    'UTF-16 the other way round',
    utf16('Name,Species,Sex,DOB\nEmber,Python regius,F,2021-06-14\nCinder,Python regius,M,\n', 'be'),
  ],
  [
    'UTF-16 without a mark',
    utf16('Name,Species,Sex,DOB\nEmber,Python regius,F,2021-06-14\nCinder,Python regius,M,\n', 'le', false),
  ],
  [
    'empty columns and rows',
    ',Name,,Species,Sex,DOB,,\n,,,,,,,\n,Ember,,Python regius,F,2021-06-14,,\n\n,Cinder,,Python regius,M,,,\n,,,,,,,\n',
  ],
  [
    'quoted lines and quotes',
    '"Name","Species","Sex","DOB","Notes"\n"Ember","Python regius","F","2021-06-14 00:00:00","said ""no"",\nthen ate"\n"Cinder","Python regius","M","",""\n',
  ],
  [
    'formula cells',
    'Name,Species,Sex,DOB,Custom ID\n="Ember",Python regius,F,2021-06-14,\'-BP-7\nCinder,Python regius,M,,\'=1+1\n',
  ],
  [
    'sep= and old Mac lines',
    'sep=;\r\nName;Species;Sex;DOB\rEmber;Python regius;F;2021-06-14\rCinder;Python regius;M;\r',
  ],
  [
    'bars, and a heading twice',
    'Name|Species|Sex|DOB|Notes|Notes\nEmber|Python regius|F|June 14, 2021|a|b\nCinder|Python regius|M|||\n',
  ],
]

onBothDatabases('a sheet of animals', (dialect) => {
  test('R64 sheets of odd kinds are each understood as the animals that they mean', async () => {
    const { keeper } = await startApp(dialect)
    const mara = await keeper()
    for (const [kind, sheet] of oddSheets) {
      const answer = await preview(mara, sheet)
      expect(answer.status, `${kind}: ${answer.text}`).toBe(200)
      expect([kind, answer.json()]).toMatchObject([
        kind,
        { rows: 2, faultyRows: 0, faults: [], animals: two },
      ])
    }
    expect((await mara.get('/api/animals')).json()).toEqual([])
  })

  test('R64 a sheet is imported with all of its fields, its parents by row number, ID or name', async () => {
    const { keeper } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })
    const mara = await keeper()
    const sire = await addAnimal(mara, { name: 'Cinder', sex: 'Male', customId: 'BP-1' })
    await addAnimal(mara, { name: 'Twin', sex: 'Female' })
    await addAnimal(mara, { name: 'Twin', sex: 'Female' })
    const sheet = [
      'Name,Species,Sex,ID Number,Sire,Dam,Weight (oz),Price,Status,Keep,Notes',
      'Child,Boa,f,C-1,bp-1,Ash,3.5,"1,200",sold,,late',
      'Ash,Boa,F,A-1,Nobody,Twin,,,nfs,yes,',
      'Grandchild,Boa,,G-1,Child,C-1,"1,2 kg",ask,,,',
    ].join('\n')
    const seen = (await preview(mara, sheet)).json()
    expect(seen.notes.map(({ message }: { message: string }) => message)).toEqual([
      'Several animals are called "Twin", so that parent is kept as text',
      '"Child" is not male, so that parent is kept as text',
    ])
    expect((await bring(mara, sheet)).json()).toMatchObject({ count: 3 })
    const all: { id: number; name: string }[] = (await mara.get('/api/animals')).json()
    const read = async (name: string) =>
      (await mara.get(`/api/animals/${all.find((one) => one.name === name)?.id}`)).json()
    const [child, ash, grandchild] = [await read('Child'), await read('Ash'), await read('Grandchild')]
    expect(child).toMatchObject({ fatherId: sire, fatherName: null, motherId: ash.id, customId: 'C-1' })
    expect(child).toMatchObject({
      weight: 3.5,
      weightUnit: 'ounces',
      price: '1,200',
      isArchived: true,
      notes: 'late',
    })
    expect(ash).toMatchObject({ fatherName: 'Nobody', motherId: null, motherName: 'Twin', isHoldback: true })
    expect(grandchild).toMatchObject({
      fatherName: 'Child',
      motherId: child.id,
      weight: 1200,
      sex: 'Unsexed',
    })
    expect((await mara.get('/api/dashboard')).json()).toMatchObject({
      totalAnimals: 5,
      archived: 1,
      holdbacks: 1,
    })
    expect((await mara.get('/api/animals?q=grandch')).json()).toHaveLength(1)
  })

  test('R63 the sheet of an export comes in again with the same words, and parents by their row', async () => {
    const { keeper, url } = await startApp(dialect, { ownDatabase: true })
    const [mara, tom] = [await keeper(), await keeper()]
    const sire = await addAnimal(mara, { name: '=Cinder', sex: 'Male', notes: '-5 °C\nis cold, "very"' })
    await addAnimal(mara, { name: '+Ash', fatherId: sire, customId: "'=1", weight: 12.5, isHoldback: true })
    const sheet = (await readArchive(await exportArchive(url, mara))).get('sheets/animals.csv')?.bytes
    expect((await bring(tom, sheet ?? '')).json()).toMatchObject({ count: 2 })
    const strip = ({ id, userId, createdAt, fatherId, ...rest }: Record<string, unknown>) => ({
      ...rest,
      hasFather: fatherId !== null,
    })
    const animalsOf = async (one: Visitor) => {
      const cards: { id: number }[] = (await one.get('/api/animals')).json()
      return Promise.all(cards.map(async ({ id }) => strip((await one.get(`/api/animals/${id}`)).json())))
    }
    expect(await animalsOf(tom)).toEqual(await animalsOf(mara))
  })

  test('R64 COL-94 in a sheet a day of sale says Sold where no status is given, and Sold without a day has none', async () => {
    const mara = await (await startApp(dialect)).keeper()
    const sheet = 'Name,Species,Status,Sold on\nEmber,Boa,,2024-05-02\nCinder,Boa,sold,\n'
    expect((await bring(mara, sheet)).json()).toMatchObject({ count: 2 })
    const sold = { priceStatus: 'Sold', isArchived: true }
    const all = (await mara.get('/api/animals')).json()
    const read = async ({ id }: { id: number }) => (await mara.get(`/api/animals/${id}`)).json()
    const found = await Promise.all(all.map(read))
    expect(found.toSorted((one, other) => one.name.localeCompare(other.name))).toMatchObject([
      { name: 'Cinder', ...sold, soldOn: null },
      { name: 'Ember', ...sold, soldOn: '2024-05-02' },
    ])
  })

  test('R64 of a sheet with one faulty row nothing is imported, and each fault is told by its row', async () => {
    const { app, keeper } = await startApp(dialect, { ownDatabase: true })
    const mara = await keeper()
    const sheet =
      'Name,Species,Sex,DOB\nEmber,Boa,F,\n,,bull-ish,\nAsh,Boa,,31/31/2020\nFay,Boa,,2199-01-01\n'
    const before = await readWholeDatabase(app.db)
    const refused = await bring(mara, sheet)
    expect(refused.status).toBe(400)
    expect(refused.json()).toEqual({
      code: 'not-valid',
      message: "3 of 4 rows can't be imported, so nothing was. Please put them right and try again.",
      errors: {
        'Row 3, Sex': 'Please write Male, Female or Unsexed (or m, f, u; 1.0, 0.1, 0.0.1)',
        'Row 3, Name': 'Name is required',
        'Row 3, Species': 'Species is required',
        'Row 4, DOB': 'Please write the day as 2023-06-14 or 06/14/2023',
        'Row 5, DOB': 'Date of birth cannot be in the future',
      },
    })
    expect(await readWholeDatabase(app.db)).toBe(before)
  })

  test('R64 R17 the free plan is respected: it says how many fit, and none comes in', async () => {
    const { keeper } = await startApp(dialect)
    const mara = await keeper()
    for (let count = 0; count < 8; count += 1) await addAnimal(mara)
    const sheet = 'Name,Species\nA,Boa\nB,Boa\nC,Boa\n'
    expect((await preview(mara, sheet)).json()).toMatchObject({ rows: 3, room: 2 })
    const refused = await bring(mara, sheet)
    expect([refused.status, refused.json().code]).toEqual([403, 'plan-limit'])
    expect(refused.json().message).toBe(
      'Your plan has room for 2 more animals, and these are 3. Nothing was imported. With the Pro plan there is room for all.',
    )
    expect((await mara.get('/api/animals')).json()).toHaveLength(8)
    expect((await bring(mara, 'Name,Species\nA,Boa\nB,Boa\n')).json()).toMatchObject({ count: 2 })
  })

  test('R64 R17 U13 the first rows of a sheet come in alone where that is asked for', async () => {
    const { keeper } = await startApp(dialect)
    const mara = await keeper()
    for (let count = 0; count < 8; count += 1) await addAnimal(mara)
    const sheet = 'Name,Species,Sex\nA,Boa,f\nB,Boa,m\nC,Boa,perhaps\n'
    expect((await preview(mara, sheet)).json()).toMatchObject({ rows: 3, rowsLeftOut: 0, faultyRows: 1 })
    const first = (await preview(mara, sheet, '?firstRows=2')).json()
    expect(first).toMatchObject({ rows: 2, rowsLeftOut: 1, faultyRows: 0, room: 2 })
    for (const none of ['0', '-1', 'two', '10001'])
      expect((await bring(mara, sheet, `?firstRows=${none}`)).status).toBe(400)
    expect((await mara.get('/api/animals')).json()).toHaveLength(8)
    expect((await bring(mara, sheet, '?firstRows=2')).json()).toMatchObject({ count: 2 })
    expect((await mara.get('/api/animals')).json().slice(0, 2)).toMatchObject([{ name: 'B' }, { name: 'A' }])
    expect((await bring(mara, sheet, '?firstRows=1')).status).toBe(403)
  })

  test('R14 U7 a sheet sent twice with one key comes in once, and both answers say which animals that were', async () => {
    const { keeper } = await startApp(dialect)
    const mara = await keeper()
    const sheet = 'Name,Species\nA,Boa\nB,Boa\n'
    const key = { 'idempotency-key': 'sheet-of-monday-1' }
    const answers = await Promise.all([bring(mara, sheet, '', key), bring(mara, sheet, '', key)])
    const added = (await mara.get('/api/animals')).json().map(({ id }: { id: number }) => id)
    const ids = expect.toSatisfy((some: number[]) => some.toSorted().join() === added.toSorted().join())
    expect(answers.map((answer) => answer.json())).toEqual([
      { count: 2, ids },
      { count: 2, ids },
    ])
    expect((await mara.get('/api/animals')).json()).toHaveLength(2)
    expect((await bring(mara, 'Name,Species\nC,Boa\n', '', key)).status).toBe(422)
  })

  test('R64 the keeper says what a column is, and which species all rows are of', async () => {
    const { keeper } = await startApp(dialect)
    const mara = await keeper()
    const sheet = 'Wer,Was,Egal\nEmber,Clown,1\n'
    expect((await preview(mara, sheet)).json()).toMatchObject({
      faultyRows: 1,
      columns: [{ field: null }, { field: null }, { field: null }],
    })
    const reading = '?columns=name,morph,&species=Python%20regius'
    expect((await preview(mara, sheet, reading)).json()).toMatchObject({ faultyRows: 0 })
    expect((await bring(mara, sheet, reading)).json()).toMatchObject({ count: 1 })
    expect((await mara.get('/api/animals')).json()).toMatchObject([
      { name: 'Ember', morph: 'Clown', species: 'Python regius' },
    ])
  })
})
