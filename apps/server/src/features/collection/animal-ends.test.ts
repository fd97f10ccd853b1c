import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const end = {
  recordType: 'end',
  recordDate: '2026-06-10',
  data: { how: 'died', cause: 'Old age', necropsy: false },
}

onBothDatabases('the end of an animal', (dialect) => {
  /** An animal that is blue and fasts, and what is asked of it. */
  const begin = async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const id = await addAnimal(keeper)
    const path = `/api/animals/${id}/records`
    const add = async (body: object): Promise<number> => {
      const answer = await keeper.post(path, body)
      expect(answer.status, answer.text).toBe(201)
      return answer.json().id
    }
    const blue = await add({ recordType: 'blue', recordDate: '2026-06-01' })
    const fasting = await add({ recordType: 'fasting', recordDate: '2026-06-05' })
    return { keeper, id, path, add, state: () => stateOf(keeper, id, [blue, fasting]) }
  }

  /** Whether the animal is in the archive, as it says and as the badge counts, and when its conditions ended. */
  async function stateOf(keeper: Visitor, id: number, conditions: readonly number[]) {
    const { isArchived } = (await keeper.get(`/api/animals/${id}`)).json()
    const listed = (await keeper.get('/api/animals/archived')).json()
    expect(listed.length).toBe(isArchived ? 1 : 0)
    const records: { id: number; endDate: string | null }[] = (
      await keeper.get(`/api/animals/${id}/records`)
    ).json()
    const ends = conditions.map((one) => records.find((record) => record.id === one)?.endDate)
    return [isArchived, ...ends]
  }

  const kept = [false, null, null]
  const ended = (day: string) => [true, day, day]

  test('HUS-09 HUS-11 it archives the animal, ends its conditions, and gives both back', async () => {
    const { keeper, path, add, state } = await begin()
    const id = await add(end)
    expect(await state()).toEqual(ended('2026-06-10'))
    await keeper.patch(`${path}/${id}`, { recordDate: '2026-06-12' })
    expect(await state()).toEqual(ended('2026-06-12'))
    await keeper.patch(`${path}/${id}`, { recordType: 'note', data: null })
    expect(await state()).toEqual(kept)
    await keeper.patch(`${path}/${id}`, { recordType: 'end', data: { how: 'sold' } })
    expect(await state()).toEqual(ended('2026-06-12'))
    await keeper.remove(`${path}/${id}`)
    expect(await state()).toEqual(kept)
    expect((await keeper.post(`/api/trash/records/${id}/restore`)).status).toBe(200)
    expect(await state()).toEqual(ended('2026-06-12'))
  })

  test('HUS-09 HUS-18 the undo of a log takes it back, and conditions that begin later stay', async () => {
    const { keeper, id, state } = await begin()
    const entries = [
      { ...end, clientId: 'the-end-of-it', animalId: id },
      { recordType: 'gravid', recordDate: '2026-06-20', clientId: 'gravid-later', animalId: id },
    ]
    const written = await keeper.post('/api/log', { entries })
    expect(written.status, written.text).toBe(200)
    expect(written.json().records[1].endDate).toBeNull()
    expect(await state()).toEqual(ended('2026-06-10'))
    const undone = await keeper.post('/api/log/undo', { clientIds: ['the-end-of-it'] })
    expect(undone.json().removed).toHaveLength(1)
    expect(await state()).toEqual(kept)
  })

  test('HUS-09 an animal that was in the archive before stays there, and one that was taken out stays out', async () => {
    const { keeper, id, path, add, state } = await begin()
    await keeper.post(`/api/animals/${id}/archive`)
    const first = await add(end)
    await keeper.remove(`${path}/${first}`)
    expect(await state()).toEqual([true, null, null])
    await keeper.post(`/api/animals/${id}/unarchive`)
    const second = await add(end)
    await keeper.post(`/api/animals/${id}/unarchive`)
    await keeper.patch(`${path}/${second}`, { recordDate: '2026-06-11' })
    expect((await state())[0]).toBe(false)
    await keeper.remove(`${path}/${second}`)
    expect(await state()).toEqual(kept)
  })

  test('HUS-09 it says how; without data it is a word of the keeper’s own', async () => {
    const { keeper, path, add, state } = await begin()
    for (const data of [{}, { how: 'flew' }, { how: 'died', necropsy: 'no' }, { how: 'died', price: 5 }]) {
      const answer = await keeper.post(path, { ...end, data })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.json().errors)).toEqual([
        'price' in data ? 'data.price' : 'necropsy' in data ? 'data.necropsy' : 'data.how',
      ])
    }
    const word = await add({ recordType: 'End', recordDate: '2026-06-10' })
    expect(await state()).toEqual(kept)
    await keeper.patch(`${path}/${word}`, { data: { how: 'escaped' } })
    expect(await state()).toEqual(ended('2026-06-10'))
  })
})
