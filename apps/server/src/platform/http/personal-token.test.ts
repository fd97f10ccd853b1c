import { contracts } from '@clutchbook/domain/api'
import { type Contract, scopeFor, type TokenScope } from '@clutchbook/domain/kernel/endpoint'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { formOf } from '../../testing/full.ts'
import { pathFor } from '../../testing/route-paths.ts'
import { startApp } from '../../testing/test-app.ts'
import { bearing, makeToken } from '../../testing/tokens.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

/**
 * What a token is let in to: the keeper's records, what follows from them, and other keepers as they show themselves. A
 * new call is none of these until it is thought of here.
 */
const openToTokens = [
  /^\w+ \/api\/(animals|reptiles)(\/|$)/,
  /^\w+ \/api\/(boxes|breeding-projects|clutches|eggs|feeders|incubators|media|places|plans)(\/|$)/,
  /^POST \/api\/readings$/,
  /^GET \/api\/incubator-alarms$|^(POST|DELETE) \/api\/incubator-alarms\/\{id\}\/seen$/,
  /^DELETE \/api\/reading-imports\/\{id\}$/,
  // Whoever scans a label may ask where it leads.
  /^(POST|DELETE) \/api\/labels(\/\{key\})?$/,
  /^(GET|PATCH) \/api\/husbandry\/settings$/,
  /^(GET|PUT) \/api\/season-settings$/,
  /^GET \/api\/(forecasts(\/error)?|seasons\/\{year\}\/(board|males|weeks))$/,
  /^GET \/api\/pairing-planner$|^POST \/api\/pairing-planner\/projects$/,
  /^(GET|PUT|DELETE) \/api\/species-facts\/\{species\}$/,
  /^GET \/api\/today(\/days)?$/,
  /^(GET|POST) \/api\/(records|log|log\/undo)$/,
  /^(GET|POST) \/api\/genetics\/(pairings?|readings)$/,
  /^(GET|POST|DELETE) \/api\/genetics\/review(\/(summary|\{id\}))?$/,
  /^(GET|POST|PATCH|DELETE) \/api\/genetics\/(genes|words)(\/\{id\})?$/,
  /^(GET|POST|PUT|DELETE) \/api\/events(\/(\{id\}.*|due|upcoming\/\{days\}|all\/restore))?$/,
  /^GET \/api\/(dashboard|search|sync|statistics\/\w+|plan-limits\/\{kind\})$/,
  /^(GET|POST) \/api\/moving\//,
  /^(GET|POST) \/api\/notifications(\/|$)/,
  // What was deleted comes back, and is never deleted for good.
  /^GET \/api\/trash$|^POST \/api\/trash\/(\{kind\}\/\{id\}\/)?restore$/,
  /^GET \/api\/(user|user\/sharing|reminder-mails)$/,
  /^GET \/api\/users(\/|$)/,
  /^GET \/api\/(following|followers)$|^(POST|DELETE) \/api\/follow\/\{id\}$/,
]

/** Every address of the contracts, with the scope that it takes. */
const calls = contracts.flatMap((contract: Contract) =>
  Object.values(contract).flatMap((endpoint) =>
    [endpoint.path, endpoint.also]
      .filter((path) => path !== undefined)
      .map((path) => ({ method: endpoint.method, path, access: endpoint.access, scope: scopeFor(endpoint) })),
  ),
)

const namesOf = (listed: readonly { method: string; path: string }[]) =>
  listed.map(({ method, path }) => `${method} ${path}`)

test('A1 R91 a token is let in to records and what follows from them, and to nothing that concerns the account', () => {
  const open = calls.filter(({ scope }) => scope !== null)
  const stated = calls.filter(
    ({ method, path, access }) =>
      access !== 'visitor' && openToTokens.some((form) => form.test(`${method} ${path}`)),
  )
  expect(namesOf(open)).toEqual(namesOf(stated))
  expect(open.length).toBeGreaterThan(100)
  for (const { method, path, scope } of open) {
    const usual = method === 'GET' ? 'read' : 'change'
    expect([method, path, scope]).toEqual([method, path, path === '/api/readings' ? 'measure' : usual])
  }
})

/** What a token hears where it is not let in; nothing where it is. */
function refusalOf(needed: TokenScope | null, scope: TokenScope): string | null {
  if (needed === null) return 'No token may do this.'
  if (scope === 'measure') return needed === 'measure' ? null : 'This token may only send readings.'
  return needed !== 'read' && scope === 'read' ? 'This token may only read.' : null
}

const scopes = ['read', 'change', 'measure'] as const

/** Every call that is not open to all, with a token of each scope, and what is heard. */
const tries = calls
  .filter(({ access }) => access !== 'visitor')
  .flatMap(({ method, path, scope: needed }) =>
    scopes.map((scope) => ({ method, path, scope, refusal: refusalOf(needed, scope) })),
  )

const addressOf = (path: string): string => pathFor(path.replaceAll(/\{(\w+)\}/g, ':$1'))

onBothDatabases('every call of the contracts', (dialect) => {
  /** An administrator, whom every route lets in, with a token of each scope that has been used. */
  const open = async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper()
    await running.app.db.updateTable('keeper').set({ isAdmin: true }).execute()
    const tokens = {
      read: (await makeToken(keeper)).token,
      change: (await makeToken(keeper, { scope: 'change' })).token,
      measure: (await makeToken(keeper, { scope: 'measure' })).token,
    }
    for (const token of Object.values(tokens)) await keeper.get('/api/user', bearing(token))
    const send = (method: string, path: string, token: string) =>
      running.visitor().call(method, addressOf(path), { headers: bearing(token) })
    return { app: running.app, send, tokens }
  }

  test(
    'A1 R91 R25 refuses a token that its scope does not reach, says so, and changes nothing',
    formOf(dialect === 'sqlite'),
    async () => {
      const { app, send, tokens } = await open()
      const refused = tries.filter(({ refusal }) => refusal !== null)
      expect(refused.length).toBeGreaterThan(100)
      const before = await readWholeDatabase(app.db)
      for (const { method, path, scope, refusal } of refused) {
        const answer = await send(method, path, tokens[scope])
        const { code, message } = answer.json()
        expect([method, path, scope, answer.status, code]).toEqual([method, path, scope, 403, 'not-allowed'])
        expect(message).toContain(refusal)
      }
      expect(await readWholeDatabase(app.db)).toBe(before)
    },
  )

  test(
    'A1 R91 lets in a token that its scope reaches, and no token that never was',
    formOf(dialect === 'sqlite'),
    async () => {
      const { send, tokens } = await open()
      for (const { method, path, scope, refusal } of tries) {
        if (refusal === null) {
          const { status, text } = await send(method, path, tokens[scope])
          expect([method, path, scope, status]).not.toEqual([method, path, scope, 401])
          expect(text).not.toMatch(/No token may do this|This token may only/)
        }
        const { status } = await send(method, path, 'clb_unknown')
        expect([method, path, status]).toEqual([method, path, 401])
      }
    },
  )

  test('A1 R91 every route beside the contracts is closed to tokens, or open to all', async () => {
    const { app } = await startApp(dialect, { ownDatabase: true })
    const stated = new Set(namesOf(calls))
    const beside = app.http.routeTable.filter(
      ({ method, url }) =>
        !stated.has(`${method.replace('HEAD', 'GET')} ${url.replaceAll(/:(\w+)/g, '{$1}')}`),
    )
    expect(beside.filter(({ access }) => access !== 'visitor')).toEqual([])
  })
})

test('A1 words in the header that are no personal token are a proxy’s: the cookie counts', async () => {
  const { keeper: newKeeper, visitor } = await startApp('sqlite')
  const keeper = await newKeeper()
  for (const authorization of ['Basic bWFyYTpyYWNr', 'Bearer eyJhbGciOi', 'Bearer', '']) {
    expect((await keeper.get('/api/user', { authorization })).status).toBe(200)
    expect((await visitor().get('/api/user', { authorization })).json().code).toBe('not-signed-in')
    const foreign = { authorization, origin: 'https://evil.example' }
    expect((await keeper.post('/api/animals', {}, foreign)).json().code).toBe('foreign-origin')
  }
})

test('A1 R91 a token opens nothing else: where anyone may call, where the call comes from counts as before', async () => {
  const { keeper, visitor } = await startApp('sqlite', { ownDatabase: true })
  const { token } = await makeToken(await keeper(), { scope: 'change' })
  const headers = { ...bearing(token), origin: 'https://evil.example' }
  const answer = await visitor().post('/api/login', { username: 'mara', password: 'rack-7-tubs' }, headers)
  expect([answer.status, answer.json().code]).toEqual([403, 'foreign-origin'])
})

test('A1 R82 the description names for each call what lets a caller in', async () => {
  const { visitor } = await startApp('sqlite')
  const { paths, components } = (await visitor().get('/api/openapi.json')).json()
  expect(components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' })
  for (const { method, path, access, scope } of calls.filter(({ path }) => path !== '/api/mem-login')) {
    const ways = scope === null ? [{ session: [] }] : [{ session: [] }, { token: [scope] }]
    const { security } = paths[path][method.toLowerCase()]
    expect([method, path, security]).toEqual([method, path, access === 'visitor' ? [] : ways])
  }
})
