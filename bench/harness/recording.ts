import { cookieHeader, type Visitor } from '../../apps/server/src/testing/visitor.ts'

type Recorded = { readonly status: number; readonly headers: Record<string, string>; readonly body: string }

/** One answer of the product: whole, and to whom has it already; null where that is not asked. */
export type Recording = {
  readonly path: string
  readonly whole: Recorded
  readonly unchanged: Recorded | null
}

/** Headers that every HTTP server writes by itself. */
const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** Asks for a path as a keeper does, once for all of it and once with the tag of what came. */
export async function record(keeper: Visitor, path: string): Promise<Recording> {
  const whole = await take(keeper, path)
  const tag = whole.headers.etag
  return { path, whole, unchanged: tag === undefined ? null : await take(keeper, path, tag) }
}

async function take(keeper: Visitor, path: string, tag?: string): Promise<Recorded> {
  const answer = await keeper.get(path, tag === undefined ? {} : { 'If-None-Match': tag })
  const expected = tag === undefined ? 200 : 304
  if (answer.status !== expected) throw new Error(`${path} was answered by ${answer.status}`)
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.has(name)))
  return { status: answer.status, headers, body: answer.text }
}

/** The header that says who a keeper is. */
export const cookieOf = (keeper: Visitor): { cookie: string } => ({ cookie: cookieHeader(keeper) })
