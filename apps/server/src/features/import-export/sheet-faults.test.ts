import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { formOf } from '../../testing/full.ts'
import { plainJpeg } from '../../testing/pictures.ts'
import { bringSheet, previewSheet, utf16 } from '../../testing/sheets.ts'
import { startApp } from '../../testing/test-app.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

const head = 'Name,Species,Sex,DOB,Weight,Sire,Dam'
const noFile = /^This is no CSV file/
const nothing = 'There is nothing in this sheet.'
const headingsOnly = 'There are no animals in this sheet: its first row is taken for headings.'
const wrongDay = 'Please write the day as 2023-06-14 or 06/14/2023'
const wrongSex = 'Please write Male, Female or Unsexed (or m, f, u; 1.0, 0.1, 0.0.1)'
const wrongWeight = 'Please write a weight such as 450, 450 g or 1.2 kg'
const circle = 'An animal cannot be its own ancestor: look at its parents and theirs'
const rows = (count: number) => `Name,Species\n${'Ember,Boa\n'.repeat(count)}`

/** Files that can't be read as sheets at all, and what is said. */
const unreadable: [string, string | Uint8Array, string | RegExp][] = [
  ['nothing', '', nothing],
  ['blanks', ' \r\n\t\n', nothing],
  ['a byte order mark alone', '\ufeff', nothing],
  ['a UTF-16 mark alone', utf16('', 'le'), nothing],
  ['headings alone', head, headingsOnly],
  ['headings and empty rows', `${head}\n,,,,,,\n\n`, headingsOnly],
  ['commas alone', ',,,\n,,,\n', headingsOnly],
  ['an Excel workbook', Buffer.from('504b030414000600080000002100', 'hex'), noFile],
  ['an old Excel workbook', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), noFile],
  ['a gzip file', gzipSync(rows(3)), noFile],
  ['random bytes', Buffer.concat([Buffer.from([0, 1, 2]), randomBytes(3000)]), noFile],
  ['a NUL in the midst', `${head}\nEm\0ber,Boa\n`, noFile],
  [
    'a quotation mark that never ends',
    `${head}\nEmber,Boa\n"Ash,Boa\nFay,Boa\n`,
    /quotation mark is opened there and never closed/,
  ],
  ['a cell of a megabyte', `${head}\n"${'x'.repeat(1_000_000)}",Boa\n`, /can't be read beyond line 1/],
  ['JSON', '[{"name":"Ember","species":"Boa"}]', headingsOnly],
  ['a hundred and one columns', `${'x,'.repeat(100)}x\n${'1,'.repeat(100)}1\n`, /more than 100 columns/],
  ['10,001 rows', rows(10_001), 'The sheet has more than 10,000 rows. Please import it in parts.'],
  ['100,000 rows', rows(100_000), 'The sheet has more than 10,000 rows. Please import it in parts.'],
  [
    'nine megabytes',
    'x'.repeat(9 * 1024 * 1024),
    'The sheet is larger than 8 MB. Please import it in parts.',
  ],
]

/** Sheets that can be read but not imported: a cell that is wrong, and what is said of it. */
const faulty: [string, string, string][] = [
  ['no name', `${head}\n,Boa`, 'Name is required'],
  ['no species', `${head}\nEmber,`, 'Species is required'],
  ['a row cut short', `${head}\nEmber`, 'Species is required'],
  ['a name too long', `${head}\n${'x'.repeat(121)},Boa`, 'Please use at most 120 characters'],
  ['a sex of one\u2019s own', `${head}\nEmber,Boa,perhaps`, wrongSex],
  ['a day that is none', `${head}\nEmber,Boa,,2023-02-30`, wrongDay],
  ['a day in words', `${head}\nEmber,Boa,,last spring`, wrongDay],
  ['a day to come', `${head}\nEmber,Boa,,2199-01-01`, 'Date of birth cannot be in the future'],
  [
    'a sale to come',
    'Name,Species,Sold on\nEmber,Boa,2199-01-01',
    'The day of the sale cannot be in the future',
  ],
  [
    'a sale of what is offered',
    'Name,Species,Status,Sold on\nEmber,Boa,For Sale,2024-05-02',
    'Only a sold animal has a day of its sale. Please set its price status to Sold as well',
  ],
  ['a weight in words', `${head}\nEmber,Boa,,,heavy`, wrongWeight],
  ['a negative weight', `${head}\nEmber,Boa,,,-5`, wrongWeight],
  ['a negative price', 'Name,Species,Price\nEmber,Boa,-5', 'Price cannot be negative'],
  [
    'a status of one\u2019s own',
    'Name,Species,Status\nEmber,Boa,mine',
    'Please write For Sale, On Hold, Sold or Not For Sale',
  ],
  ['a flag of one\u2019s own', 'Name,Species,Holdback\nEmber,Boa,maybe', 'Please write yes or no'],
  ['two that are each other\u2019s parents', `${head}\nA,Boa,m,,,,B\nB,Boa,f,,,A,`, circle],
  ['headings in another tongue', 'Tier,Art\nEmber,Boa', 'Name is required'],
]

onBothDatabases('a bad sheet', (dialect) => {
  test('R64 35 bad files each get a clear message, and nothing is stored', {
    timeout: 60_000,
    ...formOf(dialect === 'sqlite'),
  }, async () => {
    const { app, keeper } = await startApp(dialect)
    const mara = await keeper()
    const before = await readWholeDatabase(app.db)
    const picture: [string, Uint8Array, RegExp] = ['a picture', (await plainJpeg()).buffer, noFile]
    for (const [kind, sheet, message] of [...unreadable, picture]) {
      const [seen, brought] = [await previewSheet(mara, sheet), await bringSheet(mara, sheet)]
      expect([kind, seen.status < 500 && seen.status >= 400]).toEqual([kind, true])
      expect(brought.json(), kind).toEqual(seen.json())
      if (typeof message === 'string') expect([kind, seen.json().message]).toEqual([kind, message])
      else expect(`${kind}: ${seen.json().message}`.slice(kind.length + 2)).toMatch(message)
    }
    for (const [kind, sheet, message] of faulty) {
      const seen = (await previewSheet(mara, sheet)).json()
      expect([kind, seen.faults.map((fault: { message: string }) => fault.message)]).toEqual([
        kind,
        expect.arrayContaining([message]),
      ])
      expect([kind, (await bringSheet(mara, sheet)).status]).toEqual([kind, 400])
    }
    expect(await readWholeDatabase(app.db)).toBe(before)
  })

  test('R64 a reading that does not fit the sheet is refused', async () => {
    const { keeper, visitor } = await startApp(dialect)
    const mara = await keeper()
    const refusal = async (query: string) => {
      const answer = await previewSheet(mara, rows(1), query)
      return [answer.status, answer.json().message]
    }
    expect(await refusal('?columns=name,name')).toEqual([
      400,
      'Two columns are set to Name. Please choose one of them.',
    ])
    expect(await refusal('?columns=name')).toEqual([
      400,
      'The sheet has other columns than those chosen. Please look at the preview again.',
    ])
    expect((await refusal('?columns=name,keeperId'))[0]).toBe(400)
    expect((await refusal(`?species=${'x'.repeat(600)}`))[0]).toBe(400)
    expect((await previewSheet(visitor(), rows(1))).status).toBe(401)
    expect((await mara.post('/api/moving/sheet', { text: rows(1) })).status).toBe(415)
  })
})
