import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const blue = { recordType: 'blue', recordDate: '2026-06-01' }
const shed = { recordType: 'shed', recordDate: '2026-06-08' }

/** An animal and what is done with its records. */
async function recordsOf(keeper: Visitor, id: number) {
  const path = `/api/animals/${id}/records`
  const add = async (body: object): Promise<number> => {
    const answer = await keeper.post(path, body)
    expect(answer.status, answer.text).toBe(201)
    return answer.json().id
  }
  const find = async (record: number) =>
    (await keeper.get(path)).json().find((one: { id: number }) => one.id === record)
  const endOf = async (record: number): Promise<string | null> => (await find(record)).endDate
  return { path, add, find, endOf }
}

onBothDatabases('conditions', (dialect) => {
  const begin = async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const id = await addAnimal(keeper)
    return { keeper, id, ...(await recordsOf(keeper, id)) }
  }

  test('HUS-08 one of a kind lasts at a time, and another animal or kind is free', async () => {
    const { keeper, path, add } = await begin()
    const first = await add(blue)
    const second = await keeper.post(path, { ...blue, recordType: 'Blue', recordDate: '2026-06-03' })
    expect([second.status, second.json().code]).toEqual([409, 'taken'])
    expect(second.json().message).toContain('blue since 2026-06-01')
    await add({ ...blue, recordType: 'fasting', data: { reason: 'Season', plannedEnd: '2026-08-01' } })
    await add({ ...blue, recordDate: '2026-05-01', endDate: '2026-05-09' })
    const other = await addAnimal(keeper)
    expect((await keeper.post(`/api/animals/${other}/records`, blue)).status).toBe(201)
    const several = await keeper.post('/api/animals/records', { ...blue, ids: [other] })
    expect(several.status).toBe(409)
    expect((await keeper.patch(`${path}/${first}`, { endDate: '2026-06-09' })).status).toBe(200)
    const third = await add({ ...blue, recordDate: '2026-06-20' })
    expect((await keeper.patch(`${path}/${first}`, { endDate: null })).status).toBe(409)
    expect((await keeper.patch(`${path}/${third}`, { details: 'Cloudy' })).status).toBe(200)
  })

  test('HUS-08 a last day before the first, or of another kind, is refused', async () => {
    const { keeper, path, add } = await begin()
    for (const body of [
      { ...blue, endDate: '2026-05-31' },
      { ...shed, endDate: '2026-06-09' },
    ]) {
      const answer = await keeper.post(path, body)
      expect([answer.status, Object.keys(answer.json().errors)]).toEqual([400, ['endDate']])
    }
    const id = await add(blue)
    const moved = await keeper.patch(`${path}/${id}`, { recordDate: '2026-06-05', endDate: '2026-06-04' })
    expect([moved.status, Object.keys(moved.json().errors)]).toEqual([400, ['endDate']])
    await keeper.patch(`${path}/${id}`, { endDate: '2026-06-04' })
    const renamed = await keeper.patch(`${path}/${id}`, { recordType: 'note' })
    expect(renamed.json()).toMatchObject({ recordType: 'note', endDate: null })
  })

  test('HUS-11 a shed ends that its animal is blue, moves that day along, and gives it up', async () => {
    const { keeper, path, add, find, endOf } = await begin()
    const [lasting, fasting] = [await add(blue), await add({ ...blue, recordType: 'fasting' })]
    const { version } = await find(lasting)
    await add({ ...shed, recordDate: '2026-05-20' })
    expect(await endOf(lasting)).toBeNull()
    const id = await add(shed)
    expect(await find(lasting)).toMatchObject({ endDate: '2026-06-08', version: version + 1 })
    expect(await endOf(fasting)).toBeNull()
    await keeper.patch(`${path}/${id}`, { recordDate: '2026-06-10' })
    expect(await endOf(lasting)).toBe('2026-06-10')
    await keeper.patch(`${path}/${id}`, { recordType: 'note' })
    expect(await endOf(lasting)).toBeNull()
    await keeper.patch(`${path}/${id}`, { recordType: 'shed' })
    expect(await endOf(lasting)).toBe('2026-06-10')
    await keeper.remove(`${path}/${id}`)
    expect(await endOf(lasting)).toBeNull()
    expect((await keeper.post(`/api/trash/records/${id}/restore`)).status).toBe(200)
    expect(await endOf(lasting)).toBe('2026-06-10')
    await keeper.patch(`${path}/${lasting}`, { endDate: '2026-06-07' })
    await keeper.remove(`${path}/${id}`)
    expect(await endOf(lasting)).toBe('2026-06-07')
  })

  test('HUS-11 a shed that goes does not have two last at once', async () => {
    const { keeper, path, add, endOf } = await begin()
    const first = await add(blue)
    const id = await add(shed)
    const next = await add({ ...blue, recordDate: '2026-06-20' })
    await keeper.remove(`${path}/${id}`)
    expect([await endOf(first), await endOf(next)]).toEqual(['2026-06-08', null])
  })

  test('HUS-08 R74 a condition stays in the trash while another of its kind lasts', async () => {
    const { keeper, path, add } = await begin()
    const first = await add(blue)
    await keeper.remove(`${path}/${first}`)
    const next = await add({ ...blue, recordDate: '2026-06-20' })
    const refused = await keeper.post(`/api/trash/records/${first}/restore`)
    expect([refused.status, refused.json().code]).toEqual([409, 'taken'])
    await keeper.patch(`${path}/${next}`, { endDate: '2026-06-21' })
    expect((await keeper.post(`/api/trash/records/${first}/restore`)).status).toBe(200)
    expect((await keeper.post(path, { ...blue, recordDate: '2026-06-25' })).status).toBe(409)
  })

  test('HUS-08 a clutch of hers ends that a female is gravid, unless it was laid before', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id: breedingProjectId, femaleId } = await createProject(keeper)
    const { add, endOf } = await recordsOf(keeper, femaleId)
    const gravid = await add({ recordType: 'gravid', recordDate: '2026-05-01' })
    const clutch = { breedingProjectId, count: 2, firstNumber: '1' }
    const lay = (layDate: string, firstNumber: string) =>
      keeper.post('/api/eggs/clutch', { ...clutch, layDate, firstNumber })
    expect((await lay('2026-04-01', '1')).status).toBe(201)
    expect(await endOf(gravid)).toBeNull()
    expect((await lay('2026-06-02', '10')).status).toBe(201)
    expect(await endOf(gravid)).toBe('2026-06-02')
  })
})
