import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { planFor, writeDown } from '../../testing/planned.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

type Counted = { day: string; kind: string; count: number }

/** Each line in a few words: '2026-06-15 feeding 2'. */
async function daysOf(keeper: Visitor, query = '?from=2026-06-01&to=2026-07-15'): Promise<string[]> {
  const answer = await keeper.get(`/api/today/days${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.json().map(({ day, kind, count }: Counted) => `${day} ${kind} ${count}`)
}

onBothDatabases('plans in the calendar', (dialect) => {
  const begin = async () => {
    const clock = createTestClock('2026-06-15T12:00:00.000Z')
    const running = await startApp(dialect, { clock })
    const keeper = await running.keeper({ timeZone: 'Europe/Paris' })
    const animals = [await addAnimal(keeper), await addAnimal(keeper), await addAnimal(keeper)] as const
    return { running, keeper, animals }
  }

  test('HUS-29 each plan counts once, on the day from which it is due, or today if that has come', async () => {
    const { running, keeper, animals } = await begin()
    const [first, second, third] = animals
    await planFor(keeper, [...animals], { minDays: 7 })
    await planFor(keeper, [first], { kind: 'Misting', minDays: 1, startsOn: '2026-06-20' })
    await planFor(keeper, [second], { kind: 'weight', minDays: 30, startsOn: '2026-08-01' })
    await writeDown(keeper, third, { recordDate: '2026-06-13' })
    expect(await daysOf(keeper)).toEqual([
      ...['2026-06-15 feeding 2', '2026-06-20 feeding 1', '2026-06-20 Misting 1'],
    ])
    await writeDown(keeper, first, { recordDate: '2026-06-13' })
    // What waits for no stated day is on none; a rest has an end.
    await writeDown(keeper, second, { recordType: 'blue' })
    await writeDown(keeper, third, { data: { outcome: 'regurgitated' } })
    expect(await daysOf(keeper)).toEqual([
      ...['2026-06-20 feeding 1', '2026-06-20 Misting 1', '2026-06-29 feeding 1'],
    ])
    expect(await daysOf(keeper, '?from=2026-06-21&to=2026-06-28')).toEqual([])
    expect(await daysOf(await running.keeper())).toEqual([])
  })

  test('HUS-29 up to 62 days are told at once, in their order', async () => {
    const { keeper } = await begin()
    expect(await daysOf(keeper, '?from=2026-06-01&to=2026-08-01')).toEqual([])
    for (const [query, field] of [
      ['?from=2026-06-01&to=2026-08-02', 'to'],
      ['?from=2026-06-02&to=2026-06-01', 'to'],
      ['?from=2026-06-01', 'to'],
      ['?from=June&to=2026-06-01', 'from'],
    ]) {
      const answer = await keeper.get(`/api/today/days${query}`)
      expect([query, answer.status, Object.keys(answer.json().errors)]).toEqual([query, 400, [field]])
    }
  })

  test('HUS-29 a plan of one animal takes the place of an event, which is completed and reminds no more', async () => {
    const { running, keeper, animals } = await begin()
    const event = { title: 'Feed', startDate: '2026-06-20', reminder: true, reminderDate: '0' }
    const add = async (visitor: Visitor): Promise<number> =>
      (await visitor.post('/api/events', event)).json().id
    const [own, foreign] = [await add(keeper), await add(await running.keeper())]
    const put = (fromEventId: number, animalIds: number[]) =>
      keeper.put('/api/plans', { animalIds, kind: 'feeding', minDays: 7, fromEventId })
    const [first] = animals
    expect((await put(own, [...animals])).json().errors).toHaveProperty('fromEventId')
    for (const unknown of [foreign, 999_999_999]) {
      const refused = await put(unknown, [first])
      expect([refused.status, Object.keys(refused.json().errors)]).toEqual([404, ['fromEventId']])
    }
    expect((await keeper.get('/api/plans')).json()).toEqual([])
    expect((await put(own, [first])).json().created).toBe(1)
    const readEvent = async () => (await keeper.get('/api/events')).json()[0]
    const completed = await readEvent()
    expect(completed).toMatchObject({ id: own, completed: true })
    // The same call again changes nothing.
    expect((await put(own, [first])).json().created).toBe(0)
    expect(await readEvent()).toEqual(completed)
    expect((await keeper.get('/api/events/upcoming/30')).json()).toMatchObject([{ completed: true }])
  })

  test('HUS-29 feeds hold no plans', async () => {
    const { running, keeper, animals } = await begin()
    await planFor(keeper, [...animals], { minDays: 7, title: 'Rats on Monday' })
    await keeper.post('/api/events', { title: 'Vet', startDate: '2026-06-20' })
    const { url } = (await keeper.post('/api/calendar-feeds', {})).json()
    const { text } = await running.visitor().get(new URL(url).pathname)
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(text).not.toMatch(/feed|Rats|husbandry/i)
  })
})
