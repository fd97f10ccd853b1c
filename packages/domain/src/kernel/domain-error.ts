/**
 * Everything that can be refused, as stable words. They travel on the wire as `code`; the words are a promise
 * to clients, so a code is added but never renamed.
 */
export const errorCodes = [
  'not-valid',
  'unsupported-file',
  'not-signed-in',
  'wrong-credentials',
  'sign-in-again',
  'password-needed',
  'plan-limit',
  'not-allowed',
  'foreign-origin',
  'not-found',
  'taken',
  'stale-version',
  'too-large',
  'wrong-content-type',
  'key-reused',
  'too-many',
  'failed',
  'unavailable',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** Messages by field name, for forms. */
export type FieldErrors = Readonly<Record<string, string>>

/** A refusal in the words of the trade: `message` is for people, `code` for programs, `errors` for form fields. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly errors: FieldErrors | undefined

  constructor(code: ErrorCode, message: string, errors?: FieldErrors) {
    super(message)
    this.name = 'DomainError'
    this.code = code
    this.errors = errors
  }
}

/** A refusal of one attempt too many: `retryAfterSeconds` is how long to wait before the next. */
export class TooManyError extends DomainError {
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number) {
    super('too-many', message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A refusal of a change that starts from an earlier version. `current` is the record as its owner reads it now. */
export class StaleVersionError extends DomainError {
  readonly current: { readonly version: number }

  constructor(message: string, current: { readonly version: number }) {
    super('stale-version', message)
    this.current = current
  }
}

/** A refusal of one field; the message stands both beside the field and on top. */
export const refuseField = (field: string, message: string): DomainError =>
  new DomainError('not-valid', message, { [field]: message })

/** What was thrown; a refusal of the field `inner` stands beside `outer` instead, the field of the call that holds it. */
export function refusedWithin(thrown: unknown, inner: string, outer: string): unknown {
  const message = thrown instanceof DomainError ? thrown.errors?.[inner] : undefined
  return thrown instanceof DomainError && message !== undefined
    ? new DomainError(thrown.code, message, { [outer]: message })
    : thrown
}
