import type { Books } from './books.ts'
import { type FormValues, readForm, textOf } from './form.ts'

/** A request to the provider's interface, as it came in. */
export type ApiCall = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}

export type ApiAnswer = { readonly status: number; readonly body: unknown }

const ok = (body: unknown): ApiAnswer => ({ status: 200, body })
const list = (data: unknown[], url: string): ApiAnswer => ok({ object: 'list', data, has_more: false, url })

/** A refusal in the provider's form. */
export const refusal = (status: number, error: Record<string, unknown>): ApiAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', ...error } },
})

const missing = (what: string, id: string, param: string): ApiAnswer =>
  refusal(param === 'id' ? 404 : 400, {
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })

const lacking = (param: string): ApiAnswer =>
  refusal(400, { code: 'parameter_missing', message: `Missing required param: ${param}.`, param })

type Handler = (call: ApiCall, id: string) => ApiAnswer

/** The calls that the product makes, answered as the provider answers them. */
export function createApi(books: Books, prices: ReadonlySet<string>) {
  const newestFirst = <T extends { created: number }>(records: Iterable<T>): T[] =>
    [...records].reverse().sort((a, b) => b.created - a.created)

  const createCustomer: Handler = ({ body }) => {
    const form = readForm(body)
    const metadata = typeof form.metadata === 'object' ? form.metadata : {}
    return ok(books.addCustomer(textOf(form.email), metadata as Record<string, string>))
  }

  const removeCustomer: Handler = (_call, id) => {
    const customer = books.customers.get(id)
    if (!customer) return missing('customer', id, 'id')
    books.removeCustomer(customer)
    return ok({ id, object: 'customer', deleted: true })
  }

  const listSessions: Handler = ({ query }) => {
    const customer = query.get('customer') ?? ''
    if (!books.customers.has(customer)) return missing('customer', customer, 'customer')
    const own = newestFirst(books.sessions.values()).filter((session) => session.customer === customer)
    return list(own.slice(0, Number(query.get('limit') ?? 10)), '/v1/checkout/sessions')
  }

  const createSession: Handler = ({ body }) => {
    const form = readForm(body)
    const [customer, success, cancel] = [form.customer, form.success_url, form.cancel_url].map(textOf)
    if (textOf(form.mode) !== 'subscription') return lacking('mode')
    if (!success || !cancel) return lacking('success_url')
    if (!customer || !books.customers.has(customer)) return missing('customer', customer ?? '', 'customer')
    const price = priceOf(form)
    if (!price || !prices.has(price)) return missing('price', price ?? '', 'line_items[0][price]')
    const asked = { customer, success_url: success, cancel_url: cancel }
    const allow_promotion_codes = textOf(form.allow_promotion_codes) === 'true'
    return ok(books.openCheckout({ ...asked, allow_promotion_codes }, price))
  }

  const createPortal: Handler = ({ body }) => {
    const form = readForm(body)
    const customer = textOf(form.customer) ?? ''
    if (!books.customers.has(customer)) return missing('customer', customer, 'customer')
    return ok(books.openPortal(customer, textOf(form.return_url) ?? ''))
  }

  const listSubscriptions: Handler = ({ query }) => {
    const customer = query.get('customer') ?? ''
    if (!books.customers.has(customer)) return missing('customer', customer, 'customer')
    const isAsked = (status: string): boolean => query.get('status') === 'all' || status !== 'canceled'
    const own = newestFirst(books.subscriptions.values()).filter((one) => one.customer === customer)
    return list(
      own.filter(({ status }) => isAsked(status)).slice(0, Number(query.get('limit') ?? 10)),
      '/v1/subscriptions',
    )
  }

  const changeSubscription: Handler = ({ body }, id) => {
    const subscription = books.subscriptions.get(id)
    if (!subscription) return missing('subscription', id, 'id')
    if (subscription.status === 'canceled')
      return refusal(400, {
        message: 'A canceled subscription can only update its cancellation_details and metadata.',
      })
    books.setCancel(subscription, textOf(readForm(body).cancel_at_period_end) === 'true')
    return ok(subscription)
  }

  const routes: readonly (readonly [string, RegExp, Handler])[] = [
    ['POST', /^\/v1\/customers$/, createCustomer],
    ['DELETE', /^\/v1\/customers\/([^/]+)$/, removeCustomer],
    ['GET', /^\/v1\/checkout\/sessions$/, listSessions],
    ['POST', /^\/v1\/checkout\/sessions$/, createSession],
    ['POST', /^\/v1\/billing_portal\/sessions$/, createPortal],
    ['GET', /^\/v1\/subscriptions$/, listSubscriptions],
    ['POST', /^\/v1\/subscriptions\/([^/]+)$/, changeSubscription],
  ]

  return (call: ApiCall): ApiAnswer => {
    for (const [method, pattern, handle] of routes) {
      const match = call.method === method ? pattern.exec(call.path) : null
      if (match) return handle(call, match[1] ?? '')
    }
    return refusal(404, { message: `Unrecognized request URL (${call.method}: ${call.path}).` })
  }
}

function priceOf({ line_items }: FormValues): string | null {
  const first = typeof line_items === 'object' ? line_items[0] : undefined
  return typeof first === 'object' ? textOf(first.price) : null
}
