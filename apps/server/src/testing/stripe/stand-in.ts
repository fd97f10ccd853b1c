import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type ApiAnswer, createApi, refusal } from './api.ts'
import { type Books, createBooks } from './books.ts'
import { createHostedPages } from './hosted-pages.ts'
import type { StripeEvent } from './records.ts'

const local = '127.0.0.1'

/** How the stand-in fails, where it does: no answer at all, a failure, or what is no JSON. */
export type Fault = 'hangs' | 'fails' | 'babbles' | null

export type StandInOptions = {
  readonly now?: () => Date
  readonly port?: number
  /** Where it listens, and by what name browsers reach its pages; this machine alone unless stated. */
  readonly host?: string
  readonly pagesHost?: string
  /** Where each message goes as soon as there is one; while there is nowhere, the test delivers them. */
  readonly webhookUrl?: () => string | null
}

/** The keys by which the product reaches the stand-in; it refuses others, as the provider does. */
const standInKeys = {
  STRIPE_SECRET_KEY: 'sk_test_stand_in',
  STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
  STRIPE_PRICE_ID: 'price_pro_monthly',
} as const

/** A call that came in: what was asked of the provider, and how often. */
export type SeenCall = { readonly method: string; readonly path: string; readonly body: string }

/** A payment provider on this machine: its interface on the wire, its pages, and its signed messages. No card is needed. */
export type StripeStandIn = {
  readonly url: string
  /** Settings of a server that takes its payments here. */
  readonly env: Record<string, string>
  readonly books: Books
  readonly calls: SeenCall[]
  /** Calls of one kind, as 'POST /v1/customers'. */
  readonly countCalls: (call: string) => number
  readonly fail: (fault: Fault) => void
  /** Something that happens once, right after the next call is answered. */
  readonly afterNextCall: (happening: () => void) => void
  readonly close: () => Promise<void>
}

export async function startStripeStandIn(options: StandInOptions = {}): Promise<StripeStandIn> {
  const { now = () => new Date(), port = 0, host = local, pagesHost = local, webhookUrl } = options
  let [url, pagesUrl] = ['', '']
  let fault: Fault = null
  let happening: (() => void) | null = null
  const calls: SeenCall[] = []
  const books = createBooks(now, () => pagesUrl)
  const api = createApi(books, new Set([standInKeys.STRIPE_PRICE_ID]))
  const answerOnce = createReplays()

  const callApi = async (
    request: IncomingMessage,
    response: ServerResponse,
    { pathname, searchParams }: URL,
  ) => {
    const method = request.method ?? ''
    const body = await text(request)
    calls.push({ method, path: pathname, body })
    if (fault === 'hangs') return
    if (fault === 'babbles') return void response.writeHead(200).end('<html>not today</html>')
    const answer = answerOnce(request, body, () => {
      if (fault === 'fails') return refusal(500, { type: 'api_error', message: 'An unknown error occurred' })
      if (request.headers.authorization !== `Bearer ${standInKeys.STRIPE_SECRET_KEY}`)
        return refusal(401, { message: 'Invalid API Key provided' })
      return api({ method, path: pathname, query: searchParams, body })
    })
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': `req_${calls.length}`,
    })
    response.end(JSON.stringify(answer.body))
    happening?.()
    happening = null
  }

  const deliver = createDelivery(books, now, webhookUrl)
  const pages = createHostedPages(books)
  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', 'http://stand-in')
    if (address.pathname.startsWith('/v1/')) await callApi(request, response, address)
    else await pages(request, response, address.pathname, deliver)
    await deliver()
  })
  const listening = await listen(server, port, host)
  url = `http://${reachable(host)}:${listening}`
  pagesUrl = `http://${pagesHost}:${listening}`
  return {
    url,
    env: { ...standInKeys, STRIPE_API_BASE: url },
    books,
    calls,
    countCalls: (call) => calls.filter(({ method, path }) => `${method} ${path}` === call).length,
    fail: (chosen) => {
      fault = chosen
    },
    afterNextCall: (chosen) => {
      happening = chosen
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The name by which a server that listens on a host is reached from this machine. */
export const reachable = (host: string): string => (host === '0.0.0.0' || host === '::' ? local : host)

/** Listens, and answers the port. Throws where that is taken. */
async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Answers a repeated Idempotency-Key as the first time, failures included, and refuses it for something else. */
function createReplays() {
  const answers = new Map<string, { asked: string; answer: ApiAnswer }>()
  return (request: IncomingMessage, body: string, work: () => ApiAnswer): ApiAnswer => {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || request.method !== 'POST') return work()
    const asked = `${request.url} ${body}`
    const earlier = answers.get(key)
    if (earlier && earlier.asked !== asked)
      return refusal(400, {
        type: 'idempotency_error',
        message: 'Keys can only be used with the same parameters.',
      })
    if (earlier) return structuredClone(earlier.answer)
    const answer = structuredClone(work())
    answers.set(key, { asked, answer })
    return answer
  }
}

/** The bytes of a message, and the header that signs them. */
export const signEvent = (
  event: StripeEvent,
  now: Date,
  secret: string = standInKeys.STRIPE_WEBHOOK_SECRET,
): Signed => signText(JSON.stringify(event, null, 2), now, secret)

type Signed = { body: string; headers: Record<string, string> }

/** Any text, signed as a message of the provider. */
export function signText(
  body: string,
  now: Date,
  secret: string = standInKeys.STRIPE_WEBHOOK_SECRET,
): Signed {
  const seconds = Math.floor(now.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${seconds},v1=${signature}`,
    },
  }
}

/** Sends what has not been sent, in order; what is refused is sent again with the next. */
function createDelivery(books: Books, now: () => Date, webhookUrl: () => string | null = () => null) {
  let sent = 0
  return async (): Promise<void> => {
    for (let url = webhookUrl(); url && sent < books.events.length; url = webhookUrl()) {
      const event = books.events[sent] as StripeEvent
      sent += 1
      const { body, headers } = signEvent(event, now())
      const answer = await fetch(url, { method: 'POST', body, headers }).catch(() => null)
      if (answer?.ok) continue
      sent -= 1
      return
    }
  }
}
