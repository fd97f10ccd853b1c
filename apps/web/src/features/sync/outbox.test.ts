import { emptyOutbox, type Outbox } from '@clutchbook/domain/sync/outbox/outbox'
import { withEntry, withRefusal, withSent } from '@clutchbook/domain/sync/outbox/outbox-changes.rules'
import { expect, test } from 'vitest'
import { waitingState } from '../../shared/api/waiting-state.ts'
import { outbox } from './outbox.ts'
import { outboxState } from './outbox-state.ts'

const refusal = { status: 400, code: 'not-valid', message: 'No', errors: {}, current: null }

/** An outbox that is kept nowhere, with two changes of one animal of which the first was refused. */
function refusedOutbox(): Outbox {
  const change = { address: 'PATCH /api/animals/{id}', params: { id: 5 }, ifMatch: 3 } as const
  const written = {
    writtenAt: '2026-06-15T12:00:00.000Z',
    base: null,
    label: 'Ember',
    answer: null,
    made: [],
  }
  const one = withEntry(emptyOutbox, { ...change, body: { notes: 'x' } }, { ...written, key: 'one' })
  const two = withEntry(one, { ...change, body: { notes: 'y' } }, { ...written, key: 'two' })
  return withRefusal(two, 1, refusal)
}

test('OFF-16 OFF-18 OFF-19 pages see what waits, send it again, correct it, and discard it with an Undo', async () => {
  let kept = refusedOutbox()
  await outboxState.open({
    read: async () => kept,
    readPhoto: async () => null,
    change: async (decide) => {
      kept = decide(kept)
      return kept
    },
    close: () => undefined,
  })
  const ids = () => outbox.entries().map(({ id, state }) => `${id} ${state}`)
  expect(ids()).toEqual(['1 asks', '2 waiting'])
  expect(waitingState.counts()).toMatchObject({ waiting: 2, sending: 0, needsYou: 1 })
  expect([waitingState.touches('animals', 5), waitingState.touches('animals', 6)]).toEqual([true, false])
  await outbox.correct(1, { notes: 'z' }, { version: 4 })
  expect(outbox.entries()[0]).toMatchObject({ state: 'waiting', body: { notes: 'z' }, ifMatch: 4 })
  expect(outbox.entries()[0]).toMatchObject({ base: { version: 4 } })
  expect(outbox.entries()[0]?.key).not.toBe('one')
  expect(outbox.discarded(2).map(({ id }) => id)).toEqual([2])
  const undo = await outbox.discard(2)
  expect(ids()).toEqual(['1 waiting'])
  await undo()
  expect(ids()).toEqual(['1 waiting', '2 waiting'])
  kept = withRefusal(kept, 1, refusal)
  await outboxState.reread()
  expect(ids()).toEqual(['1 asks', '2 waiting'])
  await outbox.retry(1)
  expect(ids()).toEqual(['1 waiting', '2 waiting'])
  kept = withSent(kept, 1, null)
  await outboxState.reread()
  expect(ids()).toEqual(['2 waiting'])
  outboxState.close()
  expect(outbox.entries()).toEqual([])
  expect(waitingState.counts()).toMatchObject({ waiting: 0, needsYou: 0 })
})
