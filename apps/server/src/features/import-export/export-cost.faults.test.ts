import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { naturalSortKey, searchForm } from '@clutchbook/domain/kernel/text-order'
import { expect, test } from 'vitest'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { dumpAnimals } from '../../testing/bare-moves.ts'
import { addAnimal } from '../../testing/family.ts'
import { median } from '../../testing/statistics.ts'
import { startApp } from '../../testing/test-app.ts'
import { timed } from '../../testing/timed.ts'

const rounds = 7

/** Copies one animal until there are so many. */
async function multiply(db: Db, count: number): Promise<void> {
  const { id: _, ...first } = await db.selectFrom('animal').selectAll().executeTakeFirstOrThrow()
  for (let at = 1; at < count; at += 200) {
    const values = Array.from({ length: Math.min(200, count - at) }, (_none, n) => {
      const name = `Ember ${at + n}`
      const customId = `BP-${at + n}`
      const searchText = searchForm(`${name} ${first.species}`)
      return { ...first, name, customId, customIdKey: `0${naturalSortKey(customId)}`, searchText }
    })
    await db
      .insertInto('animal')
      .values(values as never)
      .execute()
  }
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

test('F21 an archive of 10,000 animals keeps nobody waiting for longer than 20 ms and takes no more memory with its length', {
  timeout: 120_000,
  retry: 2,
}, async () => {
  const running = await startApp('sqlite', { ownDatabase: true })
  const keeper = await running.keeper()
  await addAnimal(keeper, { notes: 'Fed on Mondays, a rat of 40 g.', contactInfo: 'ask', price: '120' })
  await multiply(running.app.db, 10_000)
  const keeperId = (await keeper.get('/api/user')).json().id
  const file = join(running.place.dataDir, 'dump.jsonl')
  const actor: Actor = { keeperId, plan: 'free', isAdmin: false, timeZone: 'UTC', dataVersion: 1 }
  const write = async (): Promise<void> => {
    const { bytes } = await running.app.services.importExport.archives.open(actor)
    await pipeline(bytes, nowhere())
  }
  await write()
  const [ours, bare, delays, grown]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let round = 0; round < rounds; round += 1) {
    globalThis.gc?.()
    const before = process.memoryUsage.rss()
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss())
    }, 5)
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    ours.push(await timed(write))
    delay.disable()
    clearInterval(watch)
    delays.push(delay.percentile(99) / 1e6)
    grown.push((most - before) / 1024 / 1024)
    bare.push(await timed(() => dumpAnimals(running.app.db, keeperId, file)))
  }
  const told = { archive: median(ours), dump: median(bare), delay: median(delays), megabytes: median(grown) }
  console.log(
    `archive of 10,000 animals ${told.archive.toFixed(0)} ms, bare dump ${told.dump.toFixed(0)} ms, ` +
      `event loop p99 ${told.delay.toFixed(1)} ms, memory +${told.megabytes.toFixed(1)} MB`,
  )
  expect(told.delay).toBeLessThan(20)
  expect(told.megabytes).toBeLessThan(30)
})
