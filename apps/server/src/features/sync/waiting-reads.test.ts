import { usualSettings } from '@clutchbook/domain/husbandry/settings.fields'
import { timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'
import type { Copy } from '@clutchbook/domain/sync/copy/copy'
import { type Keeper, standInFor, withWaiting } from '@clutchbook/domain/sync/outbox/effects/effects'
import { emptyOutbox, type Outbox } from '@clutchbook/domain/sync/outbox/outbox'
import { withEntry, without, withSent } from '@clutchbook/domain/sync/outbox/outbox-changes.rules'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { pathOf, questionsOf, tell, tellFrom, untoldIn } from '../../testing/changes/copied-questions.ts'
import { emptyCopy, feed, readingOf } from '../../testing/changes/device-copy.ts'
import { createRandomWaiting } from '../../testing/changes/random-waiting.ts'
import { formOf } from '../../testing/full.ts'
import { addSeason } from '../../testing/season.ts'
import { seeded } from '../../testing/seeded.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const moment = createTestClock().now().toISOString()
const now = { day: '2026-06-15', clock: timeOfDayAt(createTestClock().now(), 'UTC'), settings: usualSettings }

/** So many changes wait in each round. */
const atOnce = 25

/** Sends what waits in its order; answers the outbox with what the server took, as it is before the copy is fed. */
async function sendAll(keeper: Visitor, waiting: Outbox): Promise<{ outbox: Outbox; taken: number }> {
  let outbox = waiting
  let taken = 0
  for (const { id } of waiting.entries) {
    const entry = outbox.entries.find((one) => one.id === id)
    if (!entry) continue
    const [method = '', path = ''] = entry.address.split(' ')
    const { body } = entry
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(entry.params[name]))
    const answer = await keeper.call(method, filled, body === undefined ? {} : { body: body as object })
    const isTaken = answer.status >= 200 && answer.status < 300
    if (isTaken) taken += 1
    outbox = isTaken
      ? withSent(outbox, id, answer.status === 204 ? null : answer.json())
      : without(outbox, id)
  }
  return { outbox, taken }
}

/** An answer without what only the server counts: how often a record was written. */
function plain(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (name, value) => (['version', 'updatedAt'].includes(name) ? undefined : value)),
  )
}

/** Holds a copy and the server to equal answers. */
async function compare(keeper: Visitor, copy: Copy): Promise<void> {
  const seasons = (await keeper.get('/api/season-settings')).json()
  for (const question of questionsOf(copy)) {
    const right = await tell(keeper, question)
    const when = { ...now, seasons, last: untoldIn(right) }
    expect(plain(await tellFrom(copy, question, when)), pathOf(question)).toEqual(plain(right))
  }
}

onBothDatabases('what a copy answers with what waits', (dialect) => {
  test('OFF-13 OFF-16 OFF-17 is what the server answers once it has it', {
    timeout: 120_000,
    ...formOf(dialect === 'sqlite'),
  }, async () => {
    const clock = createTestClock()
    const { keeper: begin } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' }, clock })
    const visitor = await begin({ timeZone: 'UTC' })
    await addSeason(visitor)
    await visitor.post('/api/places', { kind: 'room', name: 'Snakes' })
    const { id: userId } = (await visitor.get('/api/user')).json()
    const keeper: Keeper = { userId, dayOf: () => ({ today: now.day, clock: now.clock }) }
    const seed = Number(process.env.SEED) || Date.now() % 1_000_000
    const number = seeded(seed)
    const makeUp = createRandomWaiting(number, now.day)
    let outbox = emptyOutbox
    for (let round = 0; round < 3; round++) {
      const fed = emptyCopy()
      await feed(visitor, fed, 500)
      const copy = readingOf(fed)
      outbox = { ...outbox, entries: [] }
      while (outbox.entries.length < atOnce) {
        const shown = withWaiting(copy, outbox.entries, keeper)
        const change = makeUp(shown)
        const standIn = standInFor(shown, outbox, change, { keeper, moment })
        if (standIn)
          outbox = withEntry(outbox, change, { ...standIn, key: `key-${outbox.nextId}`, writtenAt: moment })
      }
      const sent = await sendAll(visitor, outbox)
      outbox = sent.outbox
      expect(sent.taken, `seed ${seed}`).toBeGreaterThan(atOnce / 2)
      await compare(visitor, withWaiting(copy, outbox.entries, keeper)).catch((error: Error) => {
        error.message = `seed ${seed}: ${error.message}`
        throw error
      })
    }
  })
})
