/** The text for a server that can't be reached (SHELL-53). */
export const connectionError = {
  title: 'Connection Error',
  text: 'Could not connect to the server. Please check your connection.',
} as const

/**
 * A call that failed. `message` is "status: text" for code and tests (SHELL-48); `text` is the part for people.
 * `status` is 0 when no answer came.
 */
export class ApiError extends Error {
  readonly status: number
  readonly text: string
  readonly code: string | undefined
  readonly errors: Readonly<Record<string, string>>
  /** The record as it is now, where a change from an earlier version was refused. */
  readonly current: unknown
  /** The number under which the server's log has the call; null where no answer came. */
  readonly requestId: string | null

  constructor(
    status: number,
    text: string,
    code?: string,
    errors: ErrorBody['errors'] = {},
    current?: unknown,
    requestId: string | null = null,
  ) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.text = text
    this.code = code
    this.errors = errors
    this.current = current
    this.requestId = requestId
  }
}

/** The error a refused answer stands for: `message`, else `error`, else the raw body, else the status text (SHELL-49, SHELL-50). */
export async function errorOf(response: Response): Promise<ApiError> {
  const body = await readBody(response)
  const fields = parse(body)
  const text = fields.message || fields.error || body || response.statusText
  const requestId = response.headers.get('X-Request-Id')
  return new ApiError(response.status, text, fields.code, fields.errors, fields.current, requestId)
}

/** The record as it is now, where a change from an earlier version was refused; null for every other failure. */
export const currentOf = <Stored>(error: unknown): Stored | null =>
  error instanceof ApiError && error.code === 'stale-version' ? ((error.current as Stored) ?? null) : null

/** The number to name to whoever runs the server, where the failure is the server's own (U12); null for every other one. */
export const failureNumber = (error: unknown): string | null =>
  error instanceof ApiError && error.status >= 500 ? error.requestId : null

/** The error for a server that did not answer. */
export const unreachable = (): ApiError => new ApiError(0, connectionError.text)

/** What to tell a person about any failure, with the given words where it carries none. */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.text ? error.text : otherwise

async function readBody(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    // Nobody waits any more for a call that was given up.
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    console.error('The error answer could not be read', error)
    return ''
  }
}

type ErrorBody = {
  message?: string
  error?: string
  code?: string
  errors?: Readonly<Record<string, string>>
  current?: unknown
}

function parse(body: string): ErrorBody {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as ErrorBody) : {}
  } catch {
    return {}
  }
}
