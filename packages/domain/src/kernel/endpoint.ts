import type { z } from 'zod'
import type { ErrorCode } from './domain-error.ts'
import type { RecordKind } from './record-kinds.ts'

/**
 * Who may call an endpoint: anyone; a keeper, signed in or through a personal token; the same, through a token that only
 * sends readings too; a keeper who is signed in, and no
 * token; an administrator who is signed in. There is no default: an endpoint without a policy does not compile, and does
 * not start.
 */
export type Access = 'visitor' | 'keeper' | 'measuring' | 'signed-in' | 'admin'

/** What a personal token may do with its keeper's records: read them, change them as well, or send readings and nothing else. */
export const tokenScopes = ['read', 'change', 'measure'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** The methods that ask for something and change nothing. */
const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a method asks for something and changes nothing. */
export const isReading = (method: string): boolean => reading.has(method)

/** The scope that a personal token needs for a call; null for what no token is let in to. */
export const scopeFor = ({ method, access }: { method: string; access: Access }): TokenScope | null => {
  if (access === 'measuring') return 'measure'
  if (access !== 'keeper') return null
  return isReading(method) ? 'read' : 'change'
}

/**
 * How an answer is tagged for revalidation: by the record's own `version`; by the keeper's `data_version`; by both, for
 * a record that is answered joined with others (a project with the names of its animals and its counts), and by the hour
 * where such a record also tells what follows from the time it is; or by the
 * keeper's `data_version` and the day it is where they are, for what changes at midnight without anyone's doing, or the
 * minute, for what is due at times of the day. Without the record's `version` the tag also tells the words of the answer,
 * for most changes have no part in most answers.
 */
export type Tagged = 'record' | 'keeper' | 'joined' | 'joined-now' | Aging

/** How an answer changes without anyone's doing: with the day, or with the minute. */
export type Aging = 'today' | 'now'

/** What is counted together: what people read, and the pictures on it, of which a page has many. */
export type RateLimitGroup = 'pages' | 'files'

/** A call that asks for something and changes nothing. */
type Reading = {
  readonly method: 'GET'
  /** Kinds of record that its answer tells of; a cached answer is stale once a record of one of them changed. */
  readonly shows: readonly RecordKind[]
  readonly changes?: never
  readonly queues?: never
}

/** A call that may change something. */
type Changing = {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Kinds of record that it may write, those that follow included, such as the links of an animal that is deleted. */
  readonly changes: readonly RecordKind[]
  readonly shows?: never
  /** A device that keeps a copy may hold the call back and make it later (OFF-10); any other needs a connection. */
  readonly queues?: true
}

/**
 * One call of the wire, stated once. Server routes, the OpenAPI description, the browser's typed client and what grows
 * stale in its cache all derive from this value, so a path or a field can't differ between them.
 *
 * `path` and `also` write parameters in braces (`/api/animals/{id}`); `also` names a second path of the same handler.
 */
export type Endpoint = (Reading | Changing) & {
  readonly path: string
  readonly also?: string
  readonly access: Access
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Absent where the answer carries no body (204). */
  readonly answer?: z.ZodType
  /** The record that a refusal of a stale If-Match carries, where the call answers something else or nothing. */
  readonly current?: z.ZodType
  /** 200 unless stated; 201 for a created record. */
  readonly status?: 200 | 201
  readonly tagged?: Tagged
  /** The body may hold pictures as data URLs, so the large body limit applies. */
  readonly carriesMedia?: true
  /** The body is one file of a multipart form, read as a stream by the handler. */
  readonly takesFile?: true
  /** What is refused within a field is named by its whole path, as in `entries.3.recordDate`, not by the field alone. */
  readonly namesWithin?: true
  /** The body is signed by who sends it, who is no browser; it is handed over as bytes, and may come from anywhere. */
  readonly isSigned?: true
  /** Calls of one address are counted and slowed down, so that nobody copies what many keepers show. */
  readonly rateLimited?: RateLimitGroup
  readonly errors: readonly ErrorCode[]
}

/** A named set of endpoints: what one area promises to the outside. */
export type Contract = Readonly<Record<string, Endpoint>>

/** Refuses properties that an endpoint does not have; TypeScript lets them pass where a type is inferred. */
type KnownOnly<E> = { readonly [K in Exclude<keyof E, keyof Endpoint>]: never }

/** Keeps the exact type of an endpoint, so that clients can be typed by its path. A misspelt property does not compile. */
export const endpoint = <const E extends Endpoint>(declaration: E & KnownOnly<E>): E => declaration

type Shape<E extends Endpoint, K extends 'params' | 'query' | 'body' | 'answer'> = E[K] extends z.ZodType
  ? E[K]
  : never

/** What a handler receives after validation. */
export type Received<E extends Endpoint, K extends 'params' | 'query' | 'body'> = z.output<Shape<E, K>>

/** What a caller may send. */
export type Sent<E extends Endpoint, K extends 'params' | 'query' | 'body'> = z.input<Shape<E, K>>

/** What a caller gets back; `undefined` where the answer has no body. */
export type AnswerOf<E extends Endpoint> = [Shape<E, 'answer'>] extends [never]
  ? undefined
  : z.output<Shape<E, 'answer'>>

type Address<E> = E extends { method: infer M extends string; path: infer P extends string }
  ? `${M} ${P}` | (E extends { also: infer A extends string } ? `${M} ${A}` : never)
  : never

type EndpointOf<C extends Contract> = C extends Contract ? C[keyof C] : never

/** Endpoints of contracts by their address on the wire, e.g. `'POST /api/login'`. */
export type ByAddress<C extends Contract> = { [E in EndpointOf<C> as Address<E>]: E }
