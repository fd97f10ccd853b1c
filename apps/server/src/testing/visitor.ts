/** What a call answered, with its body read. */
export type Answered = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
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
    const request: RequestInit = { method, headers, redirect: 'manual' }
    if (options.form) request.body = options.form
    else if (options.body !== undefined) {
      if (!headers.has('content-type')) headers.set('content-type', 'application/json')
      request.body = typeof options.body === 'string' ? options.body : JSON.stringify(options.body)
    }
    const response = await fetch(`${url}${path}`, request)
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) }
  }
  return visitorOf(call, cookies)
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
