import { contracts } from '@clutchbook/domain/api'
import type { Endpoint } from '@clutchbook/domain/kernel/endpoint'
import fc from 'fast-check'
import { z } from 'zod'
import type { RouteEntry } from '../../platform/http/auth-hook.ts'
import { type Role, roles } from './callers.ts'
import { jsonLike, type Shape } from './hostile-json.ts'
import { hostileTexts, hostileWords, likelyTexts } from './hostile-values.ts'

/** One call as it goes out. */
export type HostileCall = {
  readonly role: Role
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** Signed as a message of the payment provider. */
  readonly isSigned: boolean
}

/** A route with what the contract says of it; null where the contract does not speak of it, as of pages. */
export type Target = RouteEntry & { readonly endpoint: Endpoint | null }

const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  contracts.flatMap((contract) =>
    Object.values(contract as Readonly<Record<string, Endpoint>>).flatMap((endpoint) =>
      [endpoint.path, endpoint.also].flatMap((path) =>
        path === undefined ? [] : [[`${endpoint.method} ${path}`, endpoint] as const],
      ),
    ),
  ),
)

/** Every route that is served, but for the files of the API page, which are nobody's input. */
export const targetsOf = (table: readonly RouteEntry[]): Target[] =>
  table
    .filter(({ url }) => !url.startsWith('/api/docs/static'))
    .map((route) => {
      const method = route.method === 'HEAD' ? 'GET' : route.method
      return {
        ...route,
        endpoint: endpoints.get(`${method} ${route.url.replace(/:(\w+)/g, '{$1}')}`) ?? null,
      }
    })

/** What may end the caller's session, or begin another in its place, or take much away at once. */
const endsSession =
  /^\/api\/(login|logout|register|mem-login|reset-password|verify-email|devices|events\/all|user\/(account|change-password|sessions))/

/** What the contract says of a part of a call. */
export const shapeOf = (schema: z.ZodType | undefined): Shape =>
  schema === undefined
    ? {}
    : (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as Shape)

/** Calls of one route by everyone, mostly such as the contract describes, with something wrong now and then. */
export function callsOf(target: Target): fc.Arbitrary<HostileCall> {
  const { method, url, endpoint } = target
  const callers = roles.filter((role) => role !== 'visitor' && (role === 'leaver') === endsSession.test(url))
  return fc.record({
    role: fc.oneof(
      { weight: 1, arbitrary: fc.constant('visitor' as const) },
      { weight: 6, arbitrary: fc.constantFrom(...callers) },
    ),
    method: fc.constant(method),
    path: fc.tuple(pathOf(url), queryOf(endpoint)).map((parts) => parts.join('')),
    headers: headersOf(target),
    body: method === 'GET' || method === 'HEAD' ? fc.constant(undefined) : bodyOf(endpoint),
    isSigned: target.isSigned ? fc.boolean() : fc.constant(false),
  })
}

const firstNumbers = fc.integer({ min: 1, max: 12 }).map(String)

/** Few, so that the same device comes again. */
const deviceNames = firstNumbers.map((number) => `b7c0a5f2-5a0f-4a8e-9d1c-${number.padStart(12, '0')}`)

function pathOf(url: string): fc.Arbitrary<string> {
  const parts = url.split(/(:\w+|\*)/).map((part) => {
    if (!/^[:*]/.test(part)) return fc.constant(part)
    const likely = part === ':device' ? deviceNames : firstNumbers
    return fc.oneof({ weight: 5, arbitrary: likely }, { weight: 1, arbitrary: hostileWords })
  })
  return fc.tuple(...parts).map((texts) => texts.join(''))
}

function queryOf(endpoint: Endpoint | null): fc.Arbitrary<string> {
  const { properties = {} } = shapeOf(endpoint?.query)
  const names = Object.keys(properties)
  const value = (name: string) =>
    fc.oneof(
      { weight: 3, arbitrary: choicesOf(properties[name] ?? {}, name) },
      { weight: 1, arbitrary: hostileWords },
    )
  const known = names.map((name) => value(name).map((text) => `${name}=${text}`))
  const strange = hostileWords.chain((word) =>
    fc.constantFrom(`__proto__=${word}`, `${word}=1`, `q[]=${word}`, `limit=1&limit=${word}`, word),
  )
  const pairs = fc.array(fc.oneof({ weight: 9, arbitrary: fc.oneof(strange, ...known) }), { maxLength: 3 })
  const none = { weight: names.length > 0 ? 1 : 9, arbitrary: fc.constant('') }
  return fc.oneof(none, { weight: 3, arbitrary: pairs.map((all) => (all.length ? `?${all.join('&')}` : '')) })
}

const choicesOf = (shape: Shape, name: string): fc.Arbitrary<string> =>
  shape.enum
    ? fc.constantFrom(...shape.enum.map(String))
    : fc.oneof(firstNumbers, likelyTexts(name)).map(encodeURIComponent)

const boundary = '--x\r\nContent-Disposition: form-data; name='

/** What comes where a form with a file is asked for: broken ones, others' fields, and none. */
const forms: readonly string[] = [
  '',
  '--x',
  '--x--\r\n',
  `${boundary}"file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n--x--\r\n`,
  `${boundary}"file"; filename="a.png"\r\n\r\n`,
  `${boundary}"file"\r\n\r\nno file\r\n--x--\r\n`,
  `${boundary}"__proto__"; filename="a"\r\n\r\n1\r\n--x--\r\n`,
  `${boundary}"file"; filename="${'x'.repeat(9000)}"\r\n\r\n1\r\n--x--\r\n`,
  `${`${boundary}"a"\r\n\r\n1\r\n`.repeat(50)}--x--\r\n`,
]

function bodyOf(endpoint: Endpoint | null): fc.Arbitrary<string | undefined> {
  if (endpoint?.takesFile) return fc.constantFrom(...forms)
  if (endpoint?.body) return jsonLike(shapeOf(endpoint.body))
  return fc.oneof(fc.constant(undefined), fc.constant('{}'), hostileTexts)
}

function headersOf({ endpoint }: Target): fc.Arbitrary<Record<string, string>> {
  const type = endpoint?.takesFile ? 'multipart/form-data; boundary=x' : 'application/json'
  const types = fc.oneof(
    { weight: 30, arbitrary: fc.constant(type) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', 'application/json; charset=x', ''),
    },
  )
  const odd: Record<string, string>[] = [
    ...['"1"', '*', 'W/"1"', '"x"', '1, 2', '"999999999999999999999"', ''].map((tag) => ({
      'if-match': tag,
    })),
    ...['"1"', '*', 'x'].map((tag) => ({ 'if-none-match': tag })),
    ...['k', 'x'.repeat(300), '\u00ff'].map((key) => ({ 'idempotency-key': key })),
    ...['session=x', '=', 'session=%00; session=y', '__proto__=1'].map((cookie) => ({ cookie })),
    ...['bytes=0-', 'bytes=9-1', 'bytes=x', 'bytes=0-0,1-1'].map((range) => ({ range })),
    ...['\u00e4', '*;q=x'].map((accept) => ({
      accept,
      'accept-language': accept,
      'accept-encoding': accept,
    })),
  ]
  const extra = fc.oneof(
    { weight: 8, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  )
  return fc.tuple(types, extra).map(([contentType, more]) => ({ 'content-type': contentType, ...more }))
}
