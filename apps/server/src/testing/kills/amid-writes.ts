import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { type DialectName, openDatabase } from '../../platform/database/database.ts'
import { checkIntegrity } from '../../platform/database/integrity-check.ts'
import type { TestPlace } from '../both-databases.ts'
import { launchKillable } from '../killable-server.ts'
import type { Visitor } from '../visitor.ts'
import { Ledger } from './ledger.ts'
import { createWriter } from './writers.ts'

const writers = 4
/** Moments after the last write that was waited for, at most: before, in and after the writes that are under way. */
const latestMs = 25

/**
 * Kills a server again and again while keepers create, change, delete and upload, and expects after each start that all
 * it has acknowledged is there, and nothing that nobody asked for (R01).
 */
export async function killAmidWrites(dialect: DialectName, kills: number, writes: number): Promise<void> {
  const { place, server, keeper, dispose } = await launchKillable(dialect)
  onTestFinished(dispose)

  const ledger = new Ledger()
  const all = await Promise.all(
    Array.from({ length: writers }, (_, n) => createWriter(keeper, ledger, `writer ${n}`)),
  )
  for (let kill = 1; kill <= kills; kill += 1) {
    const goal = Math.ceil((writes * kill) / kills)
    let killing: Promise<void> | undefined
    const isEnough = (): boolean => {
      if (ledger.acknowledged >= goal) killing ??= wait(randomInt(latestMs)).then(() => server.kill9())
      // They go on until the server is gone, so that it dies over their writes.
      return false
    }
    await Promise.all(all.map((write) => write(isEnough)))
    await killing
    await server.start()
    const cards: { id: number; name: string }[] = (await keeper.get('/api/animals')).json()
    expect(ledger.reconcile(new Map(cards.map(({ id, name }) => [id, name]))), `after kill ${kill}`).toEqual(
      [],
    )
  }
  expect(ledger.acknowledged).toBeGreaterThanOrEqual(writes)
  await readAllAgain(keeper, ledger)
  await server.stop()
  await expectSound(place, server.dataDir)
}

/** Each number and each photo that was ever acknowledged, asked for by itself. */
async function readAllAgain(keeper: Visitor, ledger: Ledger): Promise<void> {
  for (const id of ledger.all) {
    const answer = await keeper.get(`/api/animals/${id}`)
    expect([200, 404]).toContain(answer.status)
    expect(ledger.contradiction(id, answer.status === 200 ? answer.json().name : null)).toBeNull()
  }
  for (const address of ledger.photos) {
    const answer = await keeper.get(address)
    expect([address, answer.status, answer.headers.get('content-type')]).toEqual([address, 200, 'image/jpeg'])
  }
}

/** What the stored rows say themselves, once the server is stopped. */
async function expectSound(place: TestPlace, dataDir: string): Promise<void> {
  if (place.dialect === 'sqlite') expect(checkIntegrity(join(dataDir, 'clutchbook.db'))).toEqual([])
  const { db } = await openDatabase({ databaseUrl: place.databaseUrl, dataDir })
  try {
    const { rows } = await sql<{ stored: number; counted: number }>`
      select (select count(*) from animal) as stored, (select animals from ${sql.id('keeperState')}) as counted
    `.execute(db)
    expect(Number(rows[0]?.counted)).toBe(Number(rows[0]?.stored))
  } finally {
    await db.destroy()
  }
}
