import { expect, test } from 'vitest'
import { bringArchive, comparable, packArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { exportArchive, readArchive, recordsOf } from '../../testing/read-archive.ts'
import { readRecords } from '../../testing/records.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

const dose = { drug: 'Baytril', dose: '0.1 ml', route: 'oral' }
const kinds = [
  { kind: 'feeding', minDays: 7, maxDays: 10, food: { prey: 'rat', count: 2 }, pauses: ['gravid'] },
  { kind: 'medication', times: ['08:00', '20:00'], dose, endsOn: '2199-12-31' },
  { kind: 'Soak', title: 'Warm bath', weekdays: [0, 3], isOn: false, remind: false },
]

async function addPlans(keeper: Visitor, animal: number): Promise<number[]> {
  const ids: number[] = []
  for (const fields of kinds) {
    const answer = await keeper.put('/api/plans', { animalIds: [animal], startsOn: '2026-06-01', ...fields })
    expect(answer.status, answer.text).toBe(200)
    ids.push(...answer.json().ids)
  }
  return ids
}

const list = async (keeper: Visitor) => (await keeper.get('/api/plans')).json()

onBothDatabases('plans that leave', (dialect) => {
  test('HUS-21 U7 R74 a removed plan lies in the trash and comes back as it was', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper()
    const ids = await addPlans(keeper, await addAnimal(keeper))
    const [before, plans] = [await readRecords(running), await list(keeper)]
    for (const id of ids) expect((await keeper.remove(`/api/plans/${id}`)).status).toBe(204)
    expect(await list(keeper)).toEqual([])
    expect((await keeper.get('/api/trash')).json()).toMatchObject([
      { kind: 'plans', label: 'Warm bath', note: 'Ember', photo: null },
      { kind: 'plans', label: 'Baytril' },
      { kind: 'plans', label: 'feeding' },
    ])
    for (const id of ids) expect((await keeper.post(`/api/trash/plans/${id}/restore`)).status).toBe(200)
    expect(await list(keeper)).toEqual(plans)
    expect(await readRecords(running)).toBe(before)
    await keeper.remove(`/api/plans/${ids[0]}`)
    expect((await keeper.remove(`/api/trash/plans/${ids[0]}`)).status).toBe(204)
    expect((await keeper.post(`/api/trash/plans/${ids[0]}/restore`)).status).toBe(404)
  })

  test('HUS-21 a plan that comes back beside a newer one of its name stays, and the earlier is replaced', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const animal = await addAnimal(keeper)
    const [earlier = 0] = await addPlans(keeper, animal)
    await keeper.remove(`/api/plans/${earlier}`)
    const again = { animalIds: [animal], kind: 'feeding', minDays: 3 }
    const [newer] = (await keeper.put('/api/plans', again)).json().ids
    expect(newer).not.toBe(earlier)
    expect((await keeper.post(`/api/trash/plans/${earlier}/restore`)).status).toBe(200)
    expect((await keeper.put('/api/plans', again)).json()).toEqual({ ids: [earlier], created: 0 })
    expect((await keeper.patch(`/api/plans/${newer}`, { minDays: 4 })).status).toBe(200)
  })

  test('HUS-21 U7 plans go with their animal and come back with it', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper()
    const [animal, other] = [await addAnimal(keeper), await addAnimal(keeper)]
    const [, course] = await addPlans(keeper, animal)
    await addPlans(keeper, other)
    await keeper.remove(`/api/plans/${course}`)
    const [before, plans] = [await readRecords(running), await list(keeper)]
    expect((await keeper.remove(`/api/animals/${animal}`)).status).toBe(204)
    expect(await list(keeper)).toHaveLength(3)
    expect((await keeper.post(`/api/trash/animals/${animal}/restore`)).status).toBe(200)
    expect(await list(keeper)).toEqual(plans)
    expect(await readRecords(running)).toBe(before)
    const ids = [animal, other]
    expect((await keeper.post('/api/animals/remove', { ids })).status).toBe(200)
    expect(await list(keeper)).toEqual([])
    const entries = ids.map((id) => ({ kind: 'animals', id }))
    expect((await keeper.post('/api/trash/restore', { entries })).status).toBe(200)
    expect(await list(keeper)).toEqual(plans)
    // Brought back while its animal is in the trash, a plan comes along with that.
    await keeper.remove(`/api/animals/${animal}`)
    expect((await keeper.post(`/api/trash/plans/${course}/restore`)).status).toBe(200)
    expect((await keeper.post(`/api/trash/animals/${animal}/restore`)).status).toBe(200)
    expect(await list(keeper)).toHaveLength(6)
  })

  test('HUS-21 D2 an archive holds plans, and another account has them from it; a plan that says nothing refuses it', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const [mara, tom] = [await running.keeper(), await running.keeper()]
    await addPlans(mara, await addAnimal(mara))
    const archive = await exportArchive(running.url, mara)
    const entries = await readArchive(archive)
    expect(recordsOf(entries, 'plans')).toHaveLength(3)
    expect(entries.get('sheets/plans.csv')?.bytes.toString()).toContain('Warm bath')
    const line = JSON.stringify(recordsOf(entries, 'plans')[0])
    const stored = await readWholeDatabase(running.app.db)
    for (const terms of ['{}', 'rats', JSON.stringify({ weekdays: [9] })]) {
      const files = new Map([...entries].map(([name, { bytes }]) => [name, bytes]))
      files.set('records/plans.jsonl', Buffer.from(JSON.stringify({ ...JSON.parse(line), terms })))
      const refused = await bringArchive(tom, await packArchive(files))
      expect([terms, refused.status]).toEqual([terms, 400])
      expect(refused.json().message).toMatch(/line 1 of records\/plans.jsonl is damaged/)
    }
    expect(await readWholeDatabase(running.app.db)).toBe(stored)
    expect((await bringArchive(tom, archive)).status).toBe(201)
    const after = await readArchive(await exportArchive(running.url, tom))
    expect(comparable(after)).toEqual(comparable(entries))
    const said = async (keeper: Visitor) =>
      (await list(keeper)).map(
        ({ id: _id, userId: _user, animalId: _animal, createdAt: _made, ...plan }: Record<string, unknown>) =>
          plan,
      )
    expect(await said(tom)).toEqual(await said(mara))
    // It is found by what follows from its row, as one that was made here.
    const [animal] = (await tom.get('/api/animals')).json()
    const again = { animalIds: [animal.id], kind: 'soak', title: 'warm bath', minDays: 3 }
    expect((await tom.put('/api/plans', again)).json().created).toBe(0)
  })

  test('HUS-21 an archive of before plans comes in without any', async () => {
    const { url, keeper } = await startApp(dialect, { ownDatabase: true })
    const [mara, tom] = [await keeper(), await keeper()]
    await addPlans(mara, await addAnimal(mara))
    const entries = await readArchive(await exportArchive(url, mara))
    const older = [...entries].filter(
      ([name]) => !name.endsWith('/plans.jsonl') && !name.endsWith('/plans.csv'),
    )
    expect(older).toHaveLength(entries.size - 2)
    const packed = await packArchive(older.map(([name, { bytes }]) => [name, bytes] as const))
    expect((await bringArchive(tom, packed)).status).toBe(201)
    expect([(await tom.get('/api/animals')).json().length, await list(tom)]).toEqual([1, []])
  })
})
