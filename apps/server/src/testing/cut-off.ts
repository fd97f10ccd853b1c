import { expect, onTestFinished } from 'vitest'
import { createPlace, type TestPlace } from './both-databases.ts'
import { CuttableLine } from './cuttable.ts'
import { startApp, type TestApp } from './test-app.ts'
import type { Answered, Visitor } from './visitor.ts'

export const ember = { name: 'Ember', species: 'Python regius' }

/** Short, because what is waited for here never comes. */
const limits = {
  connect_timeout: '1',
  statement_timeout: '800',
  query_timeout: '1000',
  idle_in_transaction_session_timeout: '1500',
}

/** A keeper at a server whose line to its database can be cut. */
export type CutOffKeeper = {
  readonly line: CuttableLine
  readonly keeper: Visitor
  readonly server: TestApp
  readonly place: TestPlace
}

export async function meetCutOffKeeper(): Promise<CutOffKeeper> {
  const place = await createPlace('postgres')
  onTestFinished(place.remove)
  const line = await CuttableLine.lay(place.databaseUrl ?? '', limits)
  const server = await startApp('postgres', {
    withLock: true,
    env: { DATABASE_URL: line.url, PLAN_LIMITS: 'off' },
  })
  return { line, keeper: await server.keeper(), server, place }
}

/** Expects the answer of a server that can't do without its database now. */
export function expectAway(answer: Answered, message: RegExp = /Please try again in a moment\.$/): void {
  expect([answer.status, answer.json()]).toEqual([
    503,
    { code: 'unavailable', message: expect.stringMatching(message) },
  ])
  expect(answer.headers.get('retry-after')).toBe('5')
}

/** What a keeper is told whose change the database was to keep when it was cut off. */
export const openQuestion = /may be saved or not\. Please look before you do it again\.$/

export const listNames = async (keeper: Visitor): Promise<string[]> =>
  (await keeper.get('/api/animals')).json().map(({ name }: { name: string }) => name)

/** Expects every connection that there may be to work, and that there are no more. */
export async function expectWell({ line, keeper }: CutOffKeeper): Promise<void> {
  await expect.poll(async () => (await keeper.get('/readyz')).status).toBe(200)
  const askAll = () =>
    Promise.all(Array.from({ length: 40 }, async () => (await keeper.get('/api/animals?limit=5')).status))
  // Again where a busy machine takes longer than the short limits allow.
  await expect.poll(async () => new Set(await askAll())).toEqual(new Set([200]))
  expect(line.count).toBeLessThanOrEqual(10)
}

/** Expects a process that lives and says that it is not ready. */
async function expectNotReady(keeper: Visitor): Promise<void> {
  expect((await keeper.get('/healthz')).status).toBe(200)
  const ready = await keeper.get('/readyz')
  expect([ready.status, ready.json().code]).toEqual([503, 'unavailable'])
}

/** Expects a server that is not ready, then to be well once its line is mended, and to have stored nothing meanwhile. */
export async function expectRecovery(met: CutOffKeeper): Promise<void> {
  await expectNotReady(met.keeper)
  await met.line.mend()
  await expectWell(met)
  expect(await listNames(met.keeper)).toEqual([])
}
