import type { Outcome } from '@clutchbook/domain/sync/outbox/answers.rules'
import { bodyOf, type Sending } from '@clutchbook/domain/sync/outbox/order.rules'
import type { Refusal } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { ApiError, errorOf } from '../../shared/api/api-error.ts'
import { newCallKey } from '../../shared/forms/call-key.ts'
import { heedAnswer } from './answered.ts'
import { writtenAtHeader } from './device-clock.ts'
import { sendWaiting } from './outbox.queries.ts'

export type Answered = Outcome & { readonly retryAfter: string | null }

const nothing: Answered = { status: 0, answer: null, refusal: null, retryAfter: null }

/** What came of a call. */
export async function answeredBy(call: Promise<Response>): Promise<Answered> {
  try {
    const response = await call
    heedAnswer(response)
    const { status } = response
    const retryAfter = response.headers.get('Retry-After')
    if (!response.ok) return { status, answer: null, refusal: refusalOf(await errorOf(response)), retryAfter }
    const answer: unknown = status === 204 ? null : await response.json()
    return { status, answer, refusal: null, retryAfter }
  } catch (error) {
    if (!(error instanceof ApiError)) console.error('An answer could not be read', error)
    return nothing
  }
}

const refusalOf = ({ status, code, text, errors, current }: ApiError): Refusal => ({
  status,
  code: code ?? null,
  message: text,
  errors,
  current: current ?? null,
})

/** Sends entries in one call. */
export function outcomeOf(sending: Sending): Promise<Answered> {
  const [{ address, params, ifMatch, key, writtenAt }] = sending
  const body = bodyOf(sending)
  return answeredBy(
    sendWaiting(address, {
      params: { ...params },
      // Records of a log are known by names of their own, whatever call they come with.
      idempotencyKey: sending.length === 1 ? key : newCallKey(),
      headers: writtenAtHeader(writtenAt),
      ...(body === undefined ? {} : { body }),
      ...(ifMatch === null ? {} : { ifMatch }),
    }),
  )
}
