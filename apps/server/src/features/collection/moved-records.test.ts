import { expect, test } from 'vitest'
import { bringArchive, packArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { exportArchive, readArchive } from '../../testing/read-archive.ts'
import { startApp } from '../../testing/test-app.ts'

type Line = Record<string, unknown>

/** An archive whose records are others. */
async function withRecords(archive: Buffer, change: (record: Line) => Line): Promise<Buffer> {
  const files = [...(await readArchive(archive))].map(([name, { bytes }]): [string, Buffer | string] => {
    if (name !== 'records/records.jsonl') return [name, bytes]
    const lines = bytes.toString().split('\n').filter(Boolean)
    return [name, lines.map((line) => `${JSON.stringify(change(JSON.parse(line)))}\n`).join('')]
  })
  return packArchive(files)
}

onBothDatabases('records that move', (dialect) => {
  const begin = async () => {
    const running = await startApp(dialect)
    const [mara, tom] = [await running.keeper(), await running.keeper()]
    const path = `/api/animals/${await addAnimal(mara)}/records`
    const write = (body: object) => mara.post(path, { recordDate: '2026-06-01', ...body })
    const archiveOf = () => exportArchive(running.url, mara)
    const read = async () => (await tom.get('/api/records')).json()
    return { running, mara, tom, path, write, archiveOf, read }
  }

  test('HUS-01 D2 an archive brings time, last day, data and names along, and what follows from them', async () => {
    const { tom, write, archiveOf, read } = await begin()
    const climate = { temperature: 86, temperatureUnit: 'F', spot: 'hot' }
    await write({ recordType: 'climate', recordTime: '18:30', data: climate, clientId: 'phone-0001' })
    await write({ recordType: 'brumation', data: { reason: 'Winter' } })
    await write({ recordType: 'fasting', endDate: '2026-06-09' })
    expect((await bringArchive(tom, await archiveOf())).status).toBe(201)
    const records = await read()
    expect(records).toMatchObject([
      { recordType: 'fasting', endDate: '2026-06-09', data: null },
      { recordType: 'brumation', endDate: null, data: { reason: 'Winter' } },
      {
        recordTime: '18:30',
        clientId: 'phone-0001',
        measurement: '30',
        data: { ...climate, temperature: 30 },
      },
    ])
    const [{ animalId }] = records
    const again = { animalId, recordType: 'climate', recordDate: '2026-06-01', clientId: 'phone-0001' }
    expect((await tom.post('/api/log', { entries: [again] })).json().replayed).toEqual(['phone-0001'])
    const second = { recordType: 'brumation', recordDate: '2026-06-20' }
    expect((await tom.post(`/api/animals/${animalId}/records`, second)).status).toBe(409)
  })

  test('HUS-01 HUS-08 an archive of before comes in, and its own words for conditions mean their day', async () => {
    const { tom, write, archiveOf, read } = await begin()
    await write({ recordType: 'blue' })
    await write({ recordType: 'note' })
    const before = await withRecords(
      await archiveOf(),
      ({ recordTime: _time, endDate: _end, data: _data, clientId: _name, ...record }) => record,
    )
    const answer = await bringArchive(tom, before)
    expect(answer.status, answer.text).toBe(201)
    expect(await read()).toMatchObject([
      { recordType: 'note', endDate: null, data: null, clientId: null, recordTime: null },
      { recordType: 'blue', endDate: '2026-06-01', data: null },
    ])
  })

  test.each([
    [{ data: '{"colour":"red"}' }],
    [{ data: '["eaten"]' }],
    [{ data: 'eaten' }],
    [{ endDate: '2026-06-02' }],
    [{ clientId: 'phone-0001' }],
  ])('HUS-02 D2 an archive with records of %j is refused whole', async (change) => {
    const { tom, write, archiveOf, read } = await begin()
    await write({ recordType: 'feeding', data: {} })
    await write({ recordType: 'feeding', data: {} })
    const answer = await bringArchive(
      tom,
      await withRecords(await archiveOf(), (one) => ({ ...one, ...change })),
    )
    expect(answer.status).toBe(400)
    expect(await read()).toEqual([])
  })

  test('HUS-08 R74 what was deleted before conditions could last comes back as it was', async () => {
    const { running, mara, path, write } = await begin()
    const { id } = (await write({ recordType: 'blue' })).json()
    await mara.remove(`${path}/${id}`)
    const { db } = running.app
    const entry = await db
      .selectFrom('trash')
      .select(['id', 'content'])
      .where('recordId', '=', id)
      .where('kind', '=', 'records')
      .executeTakeFirstOrThrow()
    const content = JSON.parse(entry.content)
    for (const name of ['recordTime', 'endDate', 'data', 'clientId', 'outcome', 'openKind', 'effects'])
      delete content.removed[0].row[name]
    await db
      .updateTable('trash')
      .set({ content: JSON.stringify(content) })
      .where('id', '=', entry.id)
      .execute()
    expect((await mara.post(`/api/trash/records/${id}/restore`)).status).toBe(200)
    expect((await mara.get(path)).json()).toMatchObject([{ id, recordType: 'blue', endDate: '2026-06-01' }])
    expect((await write({ recordType: 'blue', recordDate: '2026-06-20' })).status).toBe(201)
  })
})
