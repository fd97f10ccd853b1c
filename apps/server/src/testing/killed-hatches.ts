import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type DialectName, openDatabase } from '../platform/database/database.ts'
import { type KillableServer, launchKillable } from './killable-server.ts'
import { createProject } from './pair.ts'
import type { Visitor } from './visitor.ts'

type Egg = { id: number; status: string; hatchlingId: number | null }

type Nursery = KillableServer & { readonly projectId: number }

async function open(dialect: DialectName): Promise<Nursery> {
  const running = await launchKillable(dialect)
  return { ...running, projectId: (await createProject(running.keeper)).id }
}

/** The two calls that hatch: several eggs with what egg and parents tell, and one with a form filled in by hand. */
async function hatch(keeper: Visitor, ids: readonly number[]): Promise<void> {
  const [first] = ids
  const answer =
    ids.length === 1
      ? await keeper.post(`/api/eggs/${first}/hatchling`, { name: 'Ash', species: 'Python regius' })
      : await keeper.post('/api/eggs/hatch', { eggs: ids.map((id) => ({ id })) })
  expect(answer.status, answer.text).toBe(201)
}

/**
 * Hatches eggs and kills the server after the given part of the time that a hatch has just taken; answers the eggs whose
 * hatch was acknowledged.
 */
async function hatchUntilKilled({ server, keeper, projectId }: Nursery, moment: number): Promise<number[]> {
  const clutch = { layDate: '2026-04-16', breedingProjectId: projectId, count: 7 }
  const laid: Egg[] = (await keeper.post('/api/eggs/clutch', clutch)).json()
  const ids = laid.map(({ id }) => id)
  const [whole, alone, last] = [ids.slice(0, 3), ids.slice(3, 4), ids.slice(4)]
  const acknowledged = [...whole, ...alone]
  await hatch(keeper, whole)
  const start = performance.now()
  await hatch(keeper, alone)
  const lasting = performance.now() - start
  const cut = hatch(keeper, last).then(
    () => acknowledged.push(...last),
    () => undefined,
  )
  await wait(lasting * moment)
  await server.kill9()
  await cut
  return acknowledged
}

/** No hatched egg without its animal and no animal without its egg; calls are kept whole, and what was acknowledged stays. */
async function expectWholeHatches({ keeper }: Nursery, acknowledged: readonly number[], moment: number) {
  const eggs: Egg[] = (await keeper.get('/api/eggs')).json()
  const torn = eggs.filter(({ status, hatchlingId }) => (status === 'Hatched') !== (hatchlingId !== null))
  expect(torn, `killed after ${moment} of a hatch`).toEqual([])
  const hatched = new Set(eggs.filter(({ status }) => status === 'Hatched').map(({ id }) => id))
  expect(
    acknowledged.filter((id) => !hatched.has(id)),
    `killed after ${moment} of a hatch`,
  ).toEqual([])
  expect((await keeper.get('/api/animals')).json()).toHaveLength(2 + hatched.size)
  // Four eggs of each round hatch before its kill; the three of the call that is cut hatch together or not at all.
  const rounds = eggs.length / 7
  expect((hatched.size - 4 * rounds) % 3, `killed after ${moment} of a hatch`).toBe(0)
}

/** What the stored rows say themselves, once the server is stopped. */
async function expectSoundRows({ place, server }: Nursery): Promise<void> {
  const { db, dialect } = await openDatabase({ databaseUrl: place.databaseUrl, dataDir: server.dataDir })
  try {
    const state = await db
      .selectFrom('keeperState')
      .select(['animals', 'eggs', 'incubatingEggs'])
      .executeTakeFirstOrThrow()
    const count = async (from: string): Promise<number> =>
      Number(
        (await sql<{ count: number }>`select count(*) as count from ${sql.raw(from)}`.execute(db)).rows[0]
          ?.count,
      )
    expect(state).toEqual({
      animals: await count('animal'),
      eggs: await count('egg'),
      incubatingEggs: await count(`egg where status = 'Incubating'`),
    })
    expect(await count('offspring')).toBe(state.eggs - state.incubatingEggs)
    if (dialect === 'postgres') return
    expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }])
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
  } finally {
    await db.destroy()
  }
}

/** Kills a server amid hatches once for each moment, a part of the time that a hatch takes, and looks each time at what is left. */
export async function hatchAmidKills(dialect: DialectName, moments: readonly number[]): Promise<void> {
  const nursery = await open(dialect)
  const { server } = nursery
  try {
    const acknowledged: number[] = []
    for (const moment of moments) {
      acknowledged.push(...(await hatchUntilKilled(nursery, moment)))
      await server.start()
      await expectWholeHatches(nursery, acknowledged, moment)
    }
    await server.stop()
    await expectSoundRows(nursery)
  } finally {
    await nursery.dispose()
  }
}
