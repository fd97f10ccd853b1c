import { randomUUID } from 'node:crypto'
import { expect, onTestFinished } from 'vitest'
import { type App, createApp, type Overrides } from '../app.ts'
import type { DialectName } from '../platform/database/database.ts'
import { readSettings, type Settings } from '../platform/settings/settings.ts'
import { createPlace } from './both-databases.ts'
import { isMany } from './many.ts'
import { makeBucket, storageUrlOf } from './s3/test-bucket.ts'
import { type KeeperDetails, shareApp, type TestApp } from './shared-apps.ts'
import { startSpread } from './spread.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export type { TestApp } from './shared-apps.ts'

/**
 * The least that argon2 takes. Most of a suite's time would else go into making hashes hard to guess; tests of just
 * that ask for the passwords of real installations.
 */
const cheapPasswords = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const

export type StartOptions = Overrides & {
  readonly env?: Record<string, string>
  readonly passwords?: 'cheap' | 'real'
  /** One server, whatever the run is: what is tested is how it speaks on the wire. */
  readonly withLock?: boolean
  /** For a test that reads whole tables, or would get in the way of the file's other tests. */
  readonly ownDatabase?: boolean
}

type CleanUp = (work: () => Promise<void>) => void

/**
 * Starts the product, for the tests of a file or for one test. A test that asks for no more than plan limits shares it,
 * and its database, with the file's others that ask for the same: starting takes longer than most tests do, and each
 * has keepers of its own. Else it is started for this test, and closed and its data removed when the test ends.
 */
export function startApp(dialect: DialectName, options: StartOptions = {}): Promise<TestApp> {
  return isShareable(options)
    ? shareApp(JSON.stringify([dialect, options]), (cleanUp) => open(dialect, options, cleanUp))
    : open(dialect, options, onTestFinished)
}

function isShareable({ env = {}, withLock: _, ...others }: StartOptions): boolean {
  const isPlain = Object.keys(env).every((name) => name === 'PLAN_LIMITS')
  return isPlain && Object.keys(others).length === 0
}

async function open(dialect: DialectName, options: StartOptions, cleanUp: CleanUp): Promise<TestApp> {
  const { env, passwords = 'cheap', withLock = false, ownDatabase: _, ...overrides } = options
  const place = await createPlace(dialect)
  const spread = isMany && !withLock && place.databaseUrl !== null
  const bucket = spread ? await makeBucket() : null
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
    ...(bucket ? { STORAGE_URL: storageUrlOf(bucket) } : {}),
    ...env,
  })
  const chosen = { ...(passwords === 'cheap' ? { passwordCost: cheapPasswords } : {}), ...overrides }
  const app = await createApp(settings, chosen)
  cleanUp(async () => {
    await app.close()
    await place.remove()
  })
  // What comes round by itself writes as well; a test that compares what is stored must not meet it on its way.
  await app.firstRound
  const own = await listen(app)
  const url = spread ? await listenWithAnother(own, settings, chosen, cleanUp) : own
  const visitor = () => createVisitor(url)
  return { app, url, place, visitor, keeper: (details) => register(visitor(), details) }
}

const listen = (app: App): Promise<string> => app.http.listen({ port: 0, host: '127.0.0.1' })

/** Starts a second one on the same data, and what spreads requests over both; answers its address. */
async function listenWithAnother(
  first: string,
  settings: Settings,
  chosen: Overrides,
  cleanUp: CleanUp,
): Promise<string> {
  const second = await createApp(settings, chosen)
  cleanUp(() => second.close())
  await second.firstRound
  const spread = await startSpread([first, await listen(second)])
  cleanUp(spread.close)
  return spread.url
}

async function register(visitor: Visitor, details: Partial<KeeperDetails> = {}): Promise<Visitor> {
  const username = details.username ?? `keeper-${randomUUID().slice(0, 13)}`
  const body = { username, email: `${username}@example.org`, password: 'rack-7-tubs', ...details }
  const answer = await visitor.post('/api/register', body)
  expect(answer.status, answer.text).toBe(201)
  return visitor
}
