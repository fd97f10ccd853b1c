import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Place } from '../../settings/storage-url.ts'
import { objectNotFound, StorageError } from '../storage-error.ts'
import { readRefusal } from './answers.ts'
import { type Body, nothing } from './body.ts'

/** One question to a bucket. */
export type Call = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Null for the bucket itself. */
  readonly key: string | null
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Body
}

/** How long a store may take. */
export type Patience = {
  /** Without a byte in either direction for so long, a store counts as away. */
  readonly silenceMs: number
  /** How often a call is tried that the store could not be reached for, or that it was too busy for. */
  readonly tries: number
}

const usualPatience: Patience = { silenceMs: 10_000, tries: 3 }
const firstDelayMs = 100

/** Answers of a store that will do later what it did not now. */
const busy = new Set([408, 429, 500, 502, 503, 504])

/** What keeps a try from being made at all, or breaks it off: worth another one. Silence is not, it took long enough. */
class Broken extends Error {}

/** What a store said. Its body must be read to the end or destroyed, or the connection is lost. */
export type Answer = { readonly status: number; readonly body: Readable }

/** Asks a bucket. Answers once the store has said that it does it; throws `StorageError` or, for a missing key, ENOENT. */
export type S3Client = (call: Call) => Promise<Answer>

export function createS3Client(place: S3Place, { silenceMs, tries } = usualPatience): S3Client {
  const { request, Agent } = place.origin.startsWith('https:') ? https : http
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 32 })
  const sign = createSigning(place)

  const tryOnce = async (call: Call): Promise<Answer> => {
    const { url, headers } = await sign(call)
    return new Promise((resolve, reject) => {
      const asked = request(url, { method: call.method, headers, agent, timeout: silenceMs })
      const isOver = onSilence(asked, silenceMs, () => false)
      asked.once('response', (answer) => {
        isOver()
        resolve({ status: answer.statusCode ?? 0, body: watch(answer, silenceMs) })
      })
      asked.on('error', (error) =>
        reject(error instanceof StorageError ? error : new Broken('', { cause: error })),
      )
      pipeline((call.body ?? nothing).open(), asked, () => {})
    })
  }

  return async (call) => {
    for (let number = 1; ; number += 1) {
      const answer = await tryOnce(call).catch((error: unknown) => {
        if (error instanceof Broken) return error
        throw error
      })
      if (!(answer instanceof Broken) && isGood(answer)) return answer
      if (number >= tries || !isWorthAnotherTry(answer)) throw await describeFailure(call, answer)
      if (!(answer instanceof Broken)) answer.body.resume()
      await wait(firstDelayMs * 2 ** number * (0.5 + Math.random() / 2))
    }
  }
}

/**
 * Ends an answer whose rest does not come. One that is silent because its reader takes nothing is left alone: a phone on
 * a slow line is no fault of the store.
 */
function watch(answer: IncomingMessage, silenceMs: number): Readable {
  const body = pipeline(answer, new PassThrough(), () => {})
  answer.setTimeout(silenceMs)
  onSilence(answer, silenceMs, () => body.writableNeedDrain)
  return body
}

type Timed = ClientRequest | IncomingMessage

/**
 * Breaks off what is silent for too long, unless that is not the store's fault; answers how to stop watching. What has
 * come while this process itself was held up is read first.
 */
function onSilence(timed: Timed, silenceMs: number, isExcused: () => boolean): () => void {
  const listen = (): void => {
    const { bytesRead, bytesWritten } = timed.socket ?? {}
    setImmediate(() => {
      const hasMoved = timed.socket?.bytesRead !== bytesRead || timed.socket?.bytesWritten !== bytesWritten
      if (timed.listenerCount('timeout') === 0) return
      if (hasMoved || isExcused()) timed.setTimeout(silenceMs)
      else timed.destroy(new StorageError('away', `The store was silent for ${silenceMs} ms`))
    })
  }
  timed.on('timeout', listen)
  return () => timed.off('timeout', listen)
}

type Signed = { readonly url: URL; readonly headers: Record<string, string> }

function createSigning({ origin, bucket, region, keyId, secret }: S3Place): (call: Call) => Promise<Signed> {
  /** Keys made from the secret for a day; only the newest is asked for again. */
  const derived = new Map<string, ArrayBuffer>()
  return async ({ method, key, query = {}, headers = {}, body = nothing }) => {
    if (derived.size > 1) derived.clear()
    const address = new URL(key === null ? `/${bucket}` : `/${bucket}/${key}`, origin)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    const signed = await new AwsV4Signer({
      ...{ url: address.href, method, region, service: 's3', cache: derived },
      ...{ accessKeyId: keyId, secretAccessKey: secret },
      headers: { ...headers, 'X-Amz-Content-Sha256': body.sha256 },
    }).sign()
    const sent = Object.fromEntries(signed.headers)
    if (method === 'PUT') sent['content-length'] = String(body.bytes)
    return { url: signed.url, headers: sent }
  }
}

const isGood = ({ status }: Answer): boolean => status >= 200 && status < 300

const isWorthAnotherTry = (answer: Answer | Broken): boolean =>
  answer instanceof Broken || busy.has(answer.status)

/** What an operator must put right, by the word of the store. */
const advice: Readonly<Record<string, string>> = {
  SignatureDoesNotMatch: 'the store refuses the secret of this key, or something alters what is sent to it',
  InvalidAccessKeyId: 'the store does not know this key',
  AccessDenied: 'this key may not do this in this bucket',
  NoSuchBucket: 'the store has no bucket of this name',
  RequestTimeTooSkewed: 'the clock of this machine and that of the store differ',
  AuthorizationHeaderMalformed: 'the store expects another region',
}

async function describeFailure({ method, key }: Call, answer: Answer | Broken): Promise<Error> {
  if (answer instanceof Broken)
    return new StorageError('away', 'The store can’t be reached, or broke off', answer.cause)
  const { status, body } = answer
  const word = readRefusal(await text(body))
  if (key !== null && status === 404 && (word === 'NoSuchKey' || word === null)) return objectNotFound(key)
  const said = `${method} was answered ${status}${word ? ` ${word}` : ''}`
  if (busy.has(status)) return new StorageError('away', `The store is too busy: ${said}`)
  const hint = advice[word ?? ''] ?? 'the store refuses'
  return new StorageError('refused', `STORAGE_URL: ${hint} (${said})`)
}
