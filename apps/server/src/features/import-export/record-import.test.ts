import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { formOf } from '../../testing/full.ts'
import { bringRecords, previewRecords } from '../../testing/sheets.ts'
import { addFeeder, leftInStock } from '../../testing/stock.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

/** What a keeper's records say, oldest first. */
const recordsOf = async (keeper: Visitor) => {
  const rows: Record<string, unknown>[] = (await keeper.get('/api/records?limit=200')).json()
  return rows
    .toReversed()
    .map(({ animalName, recordDate, recordType, data }) => [animalName, recordDate, recordType, data])
}

onBothDatabases('a sheet of records', (dialect) => {
  const open = async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper()
    const cinder = await addAnimal(keeper, { name: 'Cinder', customId: 'BP-1' })
    const ash = await addAnimal(keeper, { name: 'Ash', customId: 'BP-2' })
    return { running, keeper, cinder, ash }
  }

  test('HUS-41 comes in for animals by custom ID and by name, in the words of keepers, and draws on no stock', async () => {
    const { keeper, cinder } = await open()
    await addFeeder(keeper)
    const before = await leftInStock(keeper)
    const sheet = [
      'Animal;Date;Type;Amount;Unit;Accepted;Comments',
      'bp-1;14.06.2026;Fed;2;mouse;yes;',
      'ASH;15.06.2026;feeding;1;mouse;refused;"in ""blue"""',
      'Cinder;16.06.2026;Weighed;1,2 kg;;;',
      'Cinder;17.06.2026;shed;;;in pieces;',
      'BP-2;18.06.2026;medication;0.2;ml;x;Meloxicam',
      'BP-2;19.06.2026;UV lamp;;;done;',
      'BP-2;20.06.2026;Feeding;1 rat;;;took it at once',
    ].join('\r\n')
    const preview = await previewRecords(keeper, sheet)
    expect(preview.status, preview.text).toBe(200)
    expect(preview.json()).toMatchObject({
      ...{ rows: 7, faultyRows: 0, faults: [], delimiter: 'semicolon' },
    })
    expect(preview.json().records[0]).toMatchObject({
      ...{ row: 2, animal: 'Cinder', recordDate: '2026-06-14', recordType: 'feeding' },
      ...{ measurement: '2', unit: 'mouse', outcome: 'yes', isFaulty: false },
    })
    expect(preview.json().columns.map(({ field }: { field: string }) => field)).toEqual([
      ...['animal', 'recordDate', 'recordType', 'measurement', 'unit', 'outcome', 'details'],
    ])
    expect(await recordsOf(keeper)).toEqual([])
    const answer = await bringRecords(keeper, sheet)
    expect(answer.status, answer.text).toBe(201)
    expect(answer.json()).toEqual({ count: 7, ids: expect.any(Array) })
    expect(await recordsOf(keeper)).toEqual([
      ['Cinder', '2026-06-14', 'feeding', { outcome: 'eaten', count: 2, prey: 'mouse', feederId: null }],
      ['Ash', '2026-06-15', 'feeding', { outcome: 'refused', count: 1, prey: 'mouse', feederId: null }],
      ['Cinder', '2026-06-16', 'weight', null],
      ['Cinder', '2026-06-17', 'shed', { result: 'pieces' }],
      ['Ash', '2026-06-18', 'medication', { drug: 'Meloxicam', dose: '0.2 ml', outcome: 'given' }],
      ['Ash', '2026-06-19', 'UV lamp', { outcome: 'done' }],
      ['Ash', '2026-06-20', 'feeding', null],
    ])
    expect(await leftInStock(keeper)).toEqual(before)
    const latest = (await keeper.get(`/api/animals/${cinder}/records?recordType=weight`)).json()
    expect(latest).toMatchObject([{ measurement: '1,2 kg' }])
    const undone = await keeper.post('/api/log/undo', { ids: answer.json().ids })
    expect([undone.json().removed.length, await recordsOf(keeper)]).toEqual([7, []])
  })

  test('HUS-41 HUS-08 what lasts begins before it ends, however the sheet is sorted, and what lasts already is named', async () => {
    const { keeper, cinder } = await open()
    const sheet =
      'Animal,Date,Kind,Last day\nCinder,2026-06-20,shed,\nCinder,2026-06-12,blue,\nAsh,2026-01-02,brumation,2026-03-01'
    expect((await bringRecords(keeper, sheet)).status).toBe(201)
    const blue = (await keeper.get(`/api/animals/${cinder}/records?recordType=blue`)).json()
    expect(blue).toMatchObject([{ recordDate: '2026-06-12', endDate: '2026-06-20' }])
    const twice = 'Animal,Date,Kind\nAsh,2026-06-01,gravid\nCinder,2026-06-03,blue\nAsh,2026-06-05,gravid\n'
    const message = 'Ash is written down as gravid since 2026-06-01. Please enter the last day of that first.'
    expect((await previewRecords(keeper, twice)).json().faults).toEqual([
      { row: 4, heading: 'Kind', message },
    ])
    const refused = await bringRecords(keeper, twice)
    expect([refused.status, refused.json().errors]).toEqual([400, { 'Row 4, Kind': message }])
  })

  test('HUS-41 HUS-08 an old sheet comes in beside a condition that began later, and only what it leaves open clashes with that', async () => {
    const { keeper, cinder } = await open()
    const now = { recordType: 'blue', recordDate: '2026-06-10' }
    expect((await keeper.post(`/api/animals/${cinder}/records`, now)).status).toBe(201)
    const old = 'Animal,Date,Kind\nCinder,2026-01-02,blue\nCinder,2026-01-09,shed\nCinder,2026-03-02,blue\n'
    const message =
      'Cinder is written down as blue since 2026-06-10. Please enter the last day of that first.'
    const refused = await bringRecords(keeper, old)
    expect([refused.status, refused.json().errors]).toEqual([400, { 'Row 4, Kind': message }])
    const answer = await bringRecords(keeper, `${old}Cinder,2026-03-08,shed\n`)
    expect(answer.status, answer.text).toBe(201)
    const blue = (await keeper.get(`/api/animals/${cinder}/records?recordType=blue`)).json()
    expect(
      blue.map(({ recordDate, endDate }: Record<string, unknown>) => [recordDate, endDate]).sort(),
    ).toEqual([
      ['2026-01-02', '2026-01-09'],
      ['2026-03-02', '2026-03-08'],
      ['2026-06-10', null],
    ])
  })

  test('HUS-41 HUS-08 a sheet with the newest first is read from its end, rows of one day too', async () => {
    const { keeper, cinder, ash } = await open()
    const rows = ['Cinder,2026-06-12,shed', 'Cinder,2026-06-12,blue', 'Cinder,2026-05-01,note']
    const ofAsh = ['Ash,2026-06-01,note', 'Ash,2026-06-12,blue', 'Ash,2026-06-12,shed']
    for (const sheet of [rows, ofAsh])
      expect((await bringRecords(keeper, ['Animal,Date,Kind', ...sheet].join('\n'))).status).toBe(201)
    for (const animal of [cinder, ash])
      expect((await keeper.get(`/api/animals/${animal}/records?recordType=blue`)).json()).toMatchObject([
        { recordDate: '2026-06-12', endDate: '2026-06-12' },
      ])
  })

  test('HUS-41 what a preview or a refusal quotes of a cell is cut short', async () => {
    const { keeper } = await open()
    const long = 'x'.repeat(20_000)
    const sheet = `Animal,Date,Kind,Amount,Unit,Outcome\n${Array(6).fill(long).join(',')}\n`
    const preview = await previewRecords(keeper, sheet)
    expect(preview.status, preview.text).toBe(200)
    expect(preview.json().records[0]).toMatchObject({ animal: 'x'.repeat(60), isFaulty: true })
    const refused = await bringRecords(keeper, sheet)
    expect(refused.status).toBe(400)
    expect([preview.text.length < 4000, refused.text.length < 4000]).toEqual([true, true])
  })

  test('HUS-41 R64 rows that can’t be are all named, and nothing of their sheet is stored', async () => {
    const { running, keeper } = await open()
    await addAnimal(keeper, { name: 'Ash' })
    const before = await readWholeDatabase(running.app.db)
    const sheet = [
      'Name,Date,Time,Kind,Weight (g),Outcome,Notes',
      'Cinder,2026-06-14,7:30,weight,450,,',
      'Nobody,2026-06-14,,weight,450,,',
      'Ash,2026-06-14,,weight,450,,',
      ',2026-06-14,,weight,450,,',
      'Cinder,last week,,weight,450,,',
      'Cinder,,,weight,450,,',
      'Cinder,2199-01-01,,note,,,',
      'Cinder,2026-06-14,noon,weight,450,,',
      'Cinder,2026-06-14,,,450,,',
      'Cinder,2026-06-14,,weight,heavy,,',
      'Cinder,2026-06-14,,weight,450,yes,',
      'Cinder,2026-06-14,,feeding,1,perhaps,',
      'Cinder,2026-06-14,,medication,1,given,',
    ].join('\n')
    const answer = await bringRecords(keeper, sheet)
    expect(answer.status).toBe(400)
    expect(answer.json().message).toMatch(/^12 of 13 rows can't be imported, so nothing was\./)
    expect(Object.keys(answer.json().errors)).toEqual([
      ...['Row 3, Name', 'Row 4, Name', 'Row 5, Name', 'Row 6, Date', 'Row 7, Date', 'Row 8, Date'],
      ...['Row 9, Time', 'Row 10, Kind', 'Row 11, Weight (g)', 'Row 12, Outcome', 'Row 13, Outcome'],
      'Row 14, Notes',
    ])
    expect(answer.json().errors).toMatchObject({
      'Row 3, Name': 'None of your animals has the custom ID or the name "Nobody"',
      'Row 4, Name': 'Several animals are called "Ash". Please write the custom ID',
      'Row 14, Notes': 'Please enter the name of the drug',
    })
    expect(await readWholeDatabase(running.app.db)).toBe(before)
    const kind = await previewRecords(keeper, 'Name,Date\nCinder,2026-06-14\n', '?recordType=note')
    expect(kind.json()).toMatchObject({ faultyRows: 0, records: [{ recordType: 'note' }] })
    const wrong = await previewRecords(keeper, 'Name,Date\nCinder,2026-06-14\n', '?columns=animal')
    expect([wrong.status, Object.keys(wrong.json().errors)]).toEqual([400, ['columns']])
  })

  test('HUS-41 R23 a sheet that is sent again under its key comes in once, and names animals of its keeper alone', async () => {
    const { running, keeper } = await open()
    const sheet = 'Animal,Date,Kind\nCinder,2026-06-01,gravid\n'
    const headers = { 'idempotency-key': 'records-sheet-1' }
    const first = await bringRecords(keeper, sheet, '', headers)
    const again = await bringRecords(keeper, sheet, '', headers)
    expect([first.status, again.status, again.json()]).toEqual([201, 201, first.json()])
    expect(await recordsOf(keeper)).toHaveLength(1)
    const other = await bringRecords(keeper, `${sheet}Ash,2026-06-01,gravid\n`, '', headers)
    expect([other.status, other.json().code]).toEqual([422, 'key-reused'])
    const stranger = await bringRecords(await running.keeper(), sheet)
    expect([stranger.status, Object.keys(stranger.json().errors)]).toEqual([400, ['Row 2, Animal']])
    expect((await bringRecords(running.visitor(), sheet)).status).toBe(401)
  })

  test('HUS-41 10,000 rows come in at once, and no row more', {
    timeout: 120_000,
    ...formOf(dialect === 'sqlite'),
  }, async () => {
    const { keeper } = await open()
    const rows = (count: number) =>
      Array.from(
        { length: count },
        (_none, n) => `BP-${(n % 2) + 1},2026-01-${String((n % 28) + 1).padStart(2, '0')},note,${n}`,
      )
    const sheet = (count: number) => ['Animal,Date,Kind,Details', ...rows(count)].join('\n')
    const answer = await bringRecords(keeper, sheet(10_000))
    expect([answer.status, answer.json().count]).toEqual([201, 10_000])
    const refused = await bringRecords(keeper, sheet(10_001))
    expect([refused.status, refused.json().message]).toEqual([
      413,
      'The sheet has more than 10,000 rows. Please import it in parts.',
    ])
  })
})
