import { execFileSync } from 'node:child_process'
import { createHash, createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request as ask, type IncomingMessage } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Bytes of a connection, both ways and with everything that belongs to them. */
export type Counted = { up: number; down: number }

/** What went between browser and front, as a keeper's line carries it, and behind the front: plain HTTP/1.1, unpacked. */
type Passed = { readonly line: Counted; readonly behind: Counted }

/** What stands before a server on the network: TLS, HTTP/2 and compression, as docs/operating.md has it. */
export type Front = {
  /** Tells what has passed since it was last asked. */
  readonly take: () => Passed
  /** Makes a browser take the front's certificate for a good one. */
  readonly browserArgument: string
  readonly close: () => void
}

/** Whether a certificate can be made here. */
export function canMakeCertificates(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function makeCertificate(folder: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', ...made, ...named, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

/** Stands on a port before the server on another one. `folder` takes its certificate. */
export async function openFront(port: number, server: number, folder: string): Promise<Front> {
  const certificate = makeCertificate(folder)
  const passed: { line: Counted; behind: Counted } = { line: none(), behind: none() }
  const back = countedWay(server, () => passed.behind)
  const backPort = await listen(back, 0)
  const secure = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) =>
    pass(request, response, backPort),
  )
  const front = countedWay(await listen(secure, 0), () => passed.line)
  await listen(front, port)
  const pin = createPublicKey(certificate.cert).export({ type: 'spki', format: 'der' })
  return {
    take: () => {
      const before = { ...passed }
      Object.assign(passed, { line: none(), behind: none() })
      return before
    },
    browserArgument: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(pin).digest('base64')}`,
    close: () => {
      for (const one of [front, secure, back]) one.close()
    },
  }
}

const none = (): Counted => ({ up: 0, down: 0 })

/** A sum in words, with its two ways. */
export const weigh = ({ up, down }: Counted): string =>
  `${Math.round((up + down) / 1000)} KB (${Math.round(up / 1000)} up, ${Math.round(down / 1000)} down)`

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )

/** Passes connections on to a port, and counts what goes through. */
const countedWay = (port: number, counted: () => Counted): Server =>
  createServer((near) => {
    const far = connect(port, '127.0.0.1')
    near.on('data', ({ length }) => {
      counted().up += length
    })
    far.on('data', ({ length }) => {
      counted().down += length
    })
    near.on('error', () => far.destroy())
    far.on('error', () => near.destroy())
    near.pipe(far).pipe(near)
  })

/** Fields that belong to one connection, and so to nobody beyond it. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'])

const passedOn = (headers: NodeJS.Dict<string | string[]>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith(':') || ofConnection.has(name) || value === undefined ? [] : [[name, value]],
    ),
  )

function pass(request: Http2ServerRequest, response: Http2ServerResponse, port: number): void {
  const { method, url, headers, authority } = request
  const asked = {
    port,
    method,
    path: url,
    headers: { ...passedOn(headers), host: headers.host ?? authority },
  }
  const sent = ask(asked, async (answer) => {
    const body = await bytesOf(answer)
    const packed = isWorthPacking(answer, body) ? gzipSync(body) : null
    const { 'content-length': _length, ...fields } = passedOn(answer.headers)
    response.writeHead(answer.statusCode ?? 502, {
      ...fields,
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
    })
    response.end(packed ?? body)
  })
  sent.on('error', () => response.stream?.destroy())
  request.pipe(sent)
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Texts from half a kilobyte on that are not packed already, as proxies have it. */
const isWorthPacking = ({ headers }: IncomingMessage, { length }: Buffer): boolean =>
  length >= 512 &&
  headers['content-encoding'] === undefined &&
  /^(text\/|application\/(json|manifest)|image\/svg)/.test(headers['content-type'] ?? '')
