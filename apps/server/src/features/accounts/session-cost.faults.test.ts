import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { quantile } from '../../testing/statistics.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'

const sessions = 500
/** Rounds that are not counted: a server that has served for a minute is compiled. */
const warmUp = 20
const rounds = 40
const callsInRound = 100

/** Reads one row by its number with a prepared statement, by nothing but the database's own driver. */
type PointSelect = (id: number) => unknown

function preparePointSelect({ place }: TestApp): PointSelect {
  if (place.databaseUrl === null) {
    const database = new DatabaseSync(join(place.dataDir, 'clutchbook.db'), { readOnly: true })
    onTestFinished(() => database.close())
    const statement = database.prepare('select * from keeper where id = ?')
    return (id) => statement.get(id)
  }
  const pool = new pg.Pool({ connectionString: place.databaseUrl, max: 1 })
  onTestFinished(() => pool.end())
  const text = 'select * from keeper where id = $1'
  return async (id) => (await pool.query({ name: 'keeper', text, values: [id] })).rows[0]
}

/** Microseconds that one call takes, over a round of them. */
async function timeRound(call: (n: number) => unknown): Promise<number> {
  const start = performance.now()
  for (let n = 0; n < callsInRound; n += 1) await call(n)
  return ((performance.now() - start) * 1000) / callsInRound
}

onBothDatabases('the look-up of a session', (dialect) => {
  test('costs at most three times one prepared point select', { retry: 2 }, async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    await running.keeper({ username: 'mara' })
    const { signIn, findSession } = running.app.services.accounts
    const credentials = { username: 'mara', password: 'rack-7-tubs', rememberMe: false }
    const tokens: string[] = []
    for (let n = 0; n < sessions; n += 1) tokens.push((await signIn(credentials)).session.token)
    const { id } = await running.app.db.selectFrom('keeper').select('id').executeTakeFirstOrThrow()
    const select = preparePointSelect(running)
    const lookUp = (n: number) => findSession(tokens[(n * 37) % sessions] ?? '')
    expect(await lookUp(1)).toMatchObject({ actor: { keeperId: id } })
    expect(await select(id)).toMatchObject({ username: 'mara' })
    const [ours, raw]: [number[], number[]] = [[], []]
    for (let round = -warmUp; round < rounds; round += 1) {
      // In turn, so that a busy machine is busy for both.
      const times = [await timeRound(lookUp), await timeRound(() => select(id))] as const
      if (round < 0) continue
      ours.push(times[0])
      raw.push(times[1])
    }
    // The lower quartile: what takes longer tells of the machine's other work.
    const ratio = quantile(ours, 0.25) / quantile(raw, 0.25)
    console.log(
      `${dialect}: session look-up ${quantile(ours, 0.25).toFixed(1)} us, point select ${quantile(raw, 0.25).toFixed(1)} us, ratio ${ratio.toFixed(2)}`,
    )
    expect(ratio).toBeLessThan(3)
  })
})
