import { type Reply, sendCall } from './send-call.ts'

/** What a call answered, with its body read. */
export type Answered = Reply & {
  /** The body as JSON; throws where it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of every shape
  readonly json: () => any
}

export type CallOptions = {
  readonly body?: unknown
  readonly headers?: Record<string, string>
  readonly form?: FormData
}

/** Someone at a browser: keeps cookies, sends JSON. */
export type Visitor = {
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Answered>
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answered>
  readonly post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answered>
  readonly put: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answered>
  readonly patch: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answered>
  readonly remove: (path: string) => Promise<Answered>
  /** The value of the session cookie, for keeping and replaying. */
  readonly cookies: Map<string, string>
}

/** What a browser sends along of its cookies. */
export const cookieHeader = ({ cookies }: Pick<Visitor, 'cookies'>): string =>
  Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')

export function createVisitor(url: string): Visitor {
  const cookies = new Map<string, string>()
  const call = async (method: string, path: string, options: CallOptions = {}): Promise<Answered> => {
    const headers = new Headers(options.headers)
    if (cookies.size > 0 && !headers.has('cookie')) headers.set('cookie', cookieHeader({ cookies }))
    const reply = await (options.form
      ? sendForm(`${url}${path}`, { method, headers, body: options.form })
      : sendCall(`${url}${path}`, { method, headers, body: textOf(options.body, headers) }))
    for (const line of reply.headers.getSetCookie()) keepCookie(cookies, line)
    return { ...reply, json: () => JSON.parse(reply.text) }
  }
  return visitorOf(call, cookies)
}

function textOf(body: unknown, headers: Headers): string | undefined {
  if (body === undefined) return undefined
  if (!headers.has('content-type')) headers.set('content-type', 'application/json')
  return typeof body === 'string' ? body : JSON.stringify(body)
}

async function sendForm(address: string, call: RequestInit): Promise<Reply> {
  const response = await fetch(address, { ...call, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** A visitor who makes all calls in one way. */
export function visitorOf(call: Visitor['call'], cookies: Visitor['cookies']): Visitor {
  const withHeaders = (headers?: Record<string, string>): CallOptions => (headers ? { headers } : {})
  return {
    call,
    cookies,
    get: (path, headers) => call('GET', path, withHeaders(headers)),
    post: (path, body, headers) => call('POST', path, { body, ...withHeaders(headers) }),
    put: (path, body, headers) => call('PUT', path, { body, ...withHeaders(headers) }),
    patch: (path, body, headers) => call('PATCH', path, { body, ...withHeaders(headers) }),
    remove: (path) => call('DELETE', path),
  }
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ')
  const [name = '', value = ''] = pair.split('=')
  const ended = value === '' || attributes.some((attribute) => /^max-age=0$/i.test(attribute))
  if (ended) cookies.delete(name)
  else cookies.set(name, value)
}
