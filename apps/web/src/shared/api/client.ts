import type { Api } from '@clutchbook/domain/api'
import type { AnswerOf, Endpoint, Sent } from '@clutchbook/domain/kernel/endpoint'
import { errorOf, unreachable } from './api-error.ts'
import { type Carried, pass } from './out-of-reach.ts'
import { heedStoring } from './storing.ts'

/** An address of the wire, such as 'POST /api/login'. Animals have two families of paths; the site speaks one of them. */
export type Address = Exclude<keyof Api & string, `${string} /api/reptiles${string}`>

/** An address that is read, and one that may change something. */
export type ReadAddress = Extract<Address, `GET ${string}`>
export type ChangeAddress = Exclude<Address, ReadAddress>

type At<A extends Address> = Api[A] extends Endpoint ? Api[A] : never

type Part<A extends Address, K extends 'params' | 'query' | 'body'> =
  At<A> extends Record<K, unknown> ? { [P in K]: Sent<At<A>, K> } : unknown

/** What an address is filled in with. */
export type Target<A extends Address> = Part<A, 'params'> & Partial<Part<A, 'query'>>

/** A call that takes a file carries it in a form. */
type File<A extends Address> = At<A> extends { takesFile: true } ? { file?: Blob } : unknown

/** What a call may carry. */
export type CallOptions<A extends Address> = Target<A> &
  Part<A, 'body'> &
  File<A> & {
    /** Makes a creating call safe to retry (SHELL-59): the same key stores one record. */
    idempotencyKey?: string
    /** The version that a change starts from; a newer one on the server refuses it. */
    ifMatch?: number
    signal?: AbortSignal
  }

/** What a call answers. */
export type Answer<A extends Address> = AnswerOf<At<A>>

/** The request path of a call, which is also the first part of the key of its cached answer (SHELL-47). */
export const pathOf = <A extends Address>(address: A, target: Target<A>): string =>
  fill(address, target as Carried)

function fill(address: string, { params = {}, query = {} }: Carried): string {
  const path = address
    .slice(address.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** One page of a list and the cursor of the next, if there is one. */
export type Page<T> = { items: T; next: string | null }

/** Makes a call and answers its JSON. Throws `ApiError` for any refusal and for a server that can't be reached. */
export async function call<A extends Address>(address: A, options: CallOptions<A>): Promise<Answer<A>> {
  const response = await send(address, options as Carried)
  return (response.status === 204 ? undefined : await response.json()) as Answer<A>
}

/** Makes a list call and answers one page of it. */
export async function callPage<A extends Address>(
  address: A,
  options: CallOptions<A>,
): Promise<Page<Answer<A>>> {
  const response = await send(address, options as Carried)
  const next = /[?&]cursor=([^&>]+)[^>]*>;\s*rel="next"/.exec(response.headers.get('Link') ?? '')
  return {
    items: (await response.json()) as Answer<A>,
    next: next?.[1] ? decodeURIComponent(next[1].replaceAll('+', ' ')) : null,
  }
}

async function send(address: string, call: Carried): Promise<Response> {
  const response = await pass(address, call, (now) => reach(address, now))
  heedStoring(response.headers)
  if (!response.ok) throw await errorOf(response)
  return response
}

function requestOf(address: string, call: Carried): RequestInit {
  const { body, file, idempotencyKey, ifMatch, signal } = call
  const headers = new Headers({ Accept: 'application/json', ...call.headers })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey)
  if (ifMatch !== undefined) headers.set('If-Match', `"${ifMatch}"`)
  const request: RequestInit = {
    method: address.slice(0, address.indexOf(' ')),
    headers,
    credentials: 'include',
  }
  if (body !== undefined) request.body = JSON.stringify(body)
  if (file) request.body = formWith(file)
  if (signal) request.signal = signal
  return request
}

function formWith(file: Blob): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

/** Sends a request, and answers whatever comes. Throws where nothing is reached. */
export async function reach(address: string, call: Carried): Promise<Response> {
  try {
    return await fetch(fill(address, call), requestOf(address, call))
  } catch (error) {
    throw (error as Error).name === 'AbortError' ? error : unreachable()
  }
}
