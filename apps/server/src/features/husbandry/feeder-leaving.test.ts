import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { addFeeder, feed, leftInStock, mouse } from '../../testing/stock.ts'
import { startApp } from '../../testing/test-app.ts'

onBothDatabases('feeders that go and come back', (dialect) => {
  const open = async () => {
    const keeper = await (await startApp(dialect)).keeper()
    return { keeper, animal: await addAnimal(keeper) }
  }

  test('FED-03 HUS-21 a plan whose feeder was removed is changed as any other, and names no other that is not there', async () => {
    const { keeper, animal } = await open()
    const feederId = await addFeeder(keeper)
    const food = { ...mouse, count: 1, feederId }
    const plan = { animalIds: [animal], kind: 'feeding', minDays: 7, food }
    const [id] = (await keeper.put('/api/plans', plan)).json().ids
    await keeper.remove(`/api/feeders/${feederId}`)
    const change = (fields: object) => keeper.patch(`/api/plans/${id}`, fields)
    const changed = await change({ minDays: 10, food: { ...food, count: 2 } })
    expect([changed.status, changed.json().food]).toMatchObject([200, { count: 2, feederId }])
    const refused = await change({ food: { ...food, feederId: feederId + 1000 } })
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([404, ['food.feederId']])
    // To take the next change back, it is named once more.
    await change({ food: mouse })
    const back = await change({ food: { ...food, count: 2 } })
    expect([back.status, back.json().food]).toMatchObject([200, { count: 2, feederId }])
    await change({ food: mouse })
    await keeper.remove(`/api/trash/feeders/${feederId}`)
    expect((await change({ food })).status).toBe(404)
  })

  test('FED-03 HUS-11 R74 a feeder comes back with what it would have, whatever went and came meanwhile', async () => {
    const { keeper, animal } = await open()
    const id = await addFeeder(keeper)
    const meal = await feed(keeper, animal, { ...mouse, count: 4 })
    const [feeder, record] = [
      { kind: 'feeders', id },
      { kind: 'records', id: Number(meal.split('/').at(-1)) },
    ]
    const paths = new Map([
      [feeder, `/api/feeders/${id}`],
      [record, meal],
    ])
    const remove = async (...what: (typeof feeder)[]) => {
      for (const one of what) expect((await keeper.remove(paths.get(one) ?? '')).status).toBe(204)
    }
    const restore = async (...entries: (typeof feeder)[]) => {
      const answer = await keeper.post('/api/trash/restore', { entries })
      expect(answer.status, answer.text).toBe(200)
      return leftInStock(keeper)
    }
    for (const [first, second] of [
      [feeder, record],
      [record, feeder],
    ] as const) {
      await remove(first, second)
      expect(await restore(feeder)).toEqual([20])
      expect(await restore(record)).toEqual([16])
      await remove(first, second)
      await restore(record)
      expect(await restore(feeder)).toEqual([16])
      await remove(first, second)
      expect(await restore(record, feeder)).toEqual([16])
    }
    await remove(feeder)
    const changed = await keeper.patch(meal, { data: { ...mouse, count: 7, feederId: id } })
    expect(changed.status, changed.text).toBe(200)
    expect(await restore(feeder)).toEqual([13])
  })
})
