import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { inFullOnly } from '../../testing/full.ts'
import { launchKillable } from '../../testing/killable-server.ts'
import type { Visitor } from '../../testing/visitor.ts'

const queued = 300
const inOneCall = 10

/** What a phone wrote down while it had no connection, in the order in which it sends it. */
const queueOf = (animals: readonly number[]) =>
  Array.from({ length: queued }, (_, at) => ({
    ...(at % 3 === 0
      ? { recordType: 'weight', measurement: `${400 + at} g` }
      : { recordType: 'feeding', data: { prey: 'rat' } }),
    recordDate: '2026-06-01',
    animalId: animals[at % animals.length],
    clientId: `phone-${String(at).padStart(4, '0')}`,
  }))

/** Sends the queue from its beginning, call by call. */
async function send(keeper: Visitor, queue: readonly object[]): Promise<unknown[]> {
  const records: unknown[] = []
  for (let from = 0; from < queue.length; from += inOneCall) {
    const answer = await keeper.post('/api/log', { entries: queue.slice(from, from + inOneCall) })
    expect(answer.status, answer.text).toBe(200)
    records.push(...answer.json().records)
  }
  return records
}

/** The names of all that is stored, in their order. */
async function namesOf(keeper: Visitor, animals: readonly number[]): Promise<string[]> {
  const answers = await Promise.all(animals.map((id) => keeper.get(`/api/animals/${id}/records`)))
  const records: { clientId: string }[] = answers.flatMap((answer) => answer.json())
  return records.map(({ clientId }) => clientId).sort()
}

onBothDatabases('a queue of records beside a kill', (dialect) => {
  test(`HUS-16 ${queued} entries that a kill cuts short and that are sent twice again stand once each`, {
    ...inFullOnly,
    timeout: 120_000,
  }, async () => {
    const { server, keeper, dispose } = await launchKillable(dialect)
    try {
      const animals = [await addAnimal(keeper), await addAnimal(keeper)]
      const queue = queueOf(animals)
      await send(keeper, queue.slice(0, queued / 2))
      const cut = send(keeper, queue.slice(queued / 2)).catch(() => undefined)
      await server.kill9()
      await cut
      await server.start()
      const first = await send(keeper, queue)
      expect(await send(keeper, queue)).toEqual(first)
      expect(first).toMatchObject(queue.map(({ clientId, animalId }) => ({ clientId, animalId })))
      expect(await namesOf(keeper, animals)).toEqual(queue.map(({ clientId }) => clientId))
    } finally {
      await dispose()
    }
  })
})
