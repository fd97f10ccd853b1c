import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Where a connection is cut: with the text not yet handed on, or handed on and answered, the answer not. */
type Moment = 'before' | 'after'

/**
 * What is waited for: a text, on the connection that has sent another one before, for the server has work of its own on
 * others; or so many sendings.
 */
type Sent = { readonly text: string; readonly after: string } | number

/** What happens to the connection that sends what is waited for. */
type Trap = { sent: Sent; readonly moment: Moment; readonly does: 'cut' | 'hang' | 'refuse' }

/** One connection, from the server to the line and from the line to the database. */
type Pair = {
  readonly near: Socket
  readonly far: Socket
  isHung: boolean
  isSnapping: boolean
  /** Whether it has sent what the trap waits for first. */
  isOnTheWay: boolean
}

/** A line to a database that a test can cut. */
export class CuttableLine {
  /** The database's address by way of this line. */
  readonly url: string
  readonly #target: URL
  readonly #server: Server
  readonly #port: number
  readonly #pairs = new Set<Pair>()
  #isHanging = false
  #trap: Trap | null = null

  private constructor(target: URL, server: Server, parameters: Record<string, string>) {
    this.#target = target
    this.#server = server
    this.#port = (server.address() as AddressInfo).port
    const url = new URL(target)
    url.host = `127.0.0.1:${this.#port}`
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    this.url = url.href
    server.on('connection', (near) => this.#take(near))
  }

  /** Lays a line to a database; its address gets the parameters. It is taken down when the test ends. */
  static async lay(databaseUrl: string, parameters: Record<string, string> = {}): Promise<CuttableLine> {
    const server = createServer()
    await listen(server, 0)
    const line = new CuttableLine(new URL(databaseUrl), server, parameters)
    onTestFinished(() => line.refuse())
    return line
  }

  /** How many connections are well. */
  get count(): number {
    return [...this.#pairs].filter(({ isHung }) => !isHung).length
  }

  /** Everything goes through again, at the same address. What hung goes on where it was, or ends if it was given up. */
  async mend(): Promise<void> {
    this.#isHanging = false
    this.#trap = null
    for (const pair of this.#pairs) {
      if (pair.near.destroyed) this.#drop(pair)
      else release(pair)
    }
    if (!this.#server.listening) await listen(this.#server, this.#port)
  }

  /** All connections break, and new ones are refused. */
  async refuse(): Promise<void> {
    if (!this.#server.listening) return
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.cut()
    await closed
  }

  /** Nothing goes through any more, and neither side is told, not even of the other's end. */
  hang(): void {
    this.#isHanging = true
    this.hangOpen()
  }

  /** The same for the connections that there are; new ones are fine. So does a firewall that has forgotten them. */
  hangOpen(): void {
    for (const pair of this.#pairs) hold(pair)
  }

  /** All connections break; new ones are fine. */
  cut(): void {
    for (const pair of this.#pairs) this.#drop(pair)
  }

  /** Breaks the next connection that sends this text, or the one that sends something for the so manieth time. */
  cutAt(sent: Sent, moment: Moment): void {
    this.#trap = { sent, moment, does: 'cut' }
  }

  /** Lets the connection hang instead, with what it sends. */
  hangAt(sent: Sent): void {
    this.#trap = { sent, moment: 'before', does: 'hang' }
  }

  /** Breaks all connections when one sends this, and refuses new ones. */
  refuseAt(sent: Sent): void {
    this.#trap = { sent, moment: 'before', does: 'refuse' }
  }

  #take(near: Socket): void {
    const far = connect(Number(this.#target.port), this.#target.hostname)
    const pair: Pair = { near, far, isHung: false, isSnapping: false, isOnTheWay: false }
    this.#pairs.add(pair)
    near.on('data', (chunk: Buffer) => this.#handOn(pair, chunk))
    far.on('data', (chunk: Buffer) => {
      if (pair.isSnapping) this.#drop(pair)
      else near.write(chunk)
    })
    for (const socket of [near, far]) {
      socket.on('error', () => {})
      socket.once('close', () => {
        if (!pair.isHung) this.#drop(pair)
      })
    }
    if (this.#isHanging) hold(pair)
  }

  #handOn(pair: Pair, chunk: Buffer): void {
    const trap = this.#spring(pair, chunk)
    if (trap?.does === 'hang') hold(pair)
    else if (trap?.does === 'refuse') void this.refuse()
    else if (trap?.moment === 'before') this.#drop(pair)
    else {
      pair.isSnapping = trap !== null
      pair.far.write(chunk)
    }
  }

  #spring(pair: Pair, chunk: Buffer): Trap | null {
    const trap = this.#trap
    if (trap === null || !isReached(trap, pair, chunk)) return null
    this.#trap = null
    return trap
  }

  #drop(pair: Pair): void {
    this.#pairs.delete(pair)
    pair.near.destroy()
    pair.far.destroy()
  }
}

/** Counts towards the trap what is sent; answers whether it is what was waited for. */
function isReached(trap: Trap, pair: Pair, chunk: Buffer): boolean {
  if (typeof trap.sent === 'number') {
    trap.sent -= 1
    return trap.sent === 0
  }
  if (pair.isOnTheWay && chunk.includes(trap.sent.text)) return true
  pair.isOnTheWay ||= chunk.includes(trap.sent.after)
  return false
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}

function hold(pair: Pair): void {
  pair.isHung = true
  pair.near.pause()
  pair.far.pause()
}

function release(pair: Pair): void {
  pair.isHung = false
  pair.near.resume()
  pair.far.resume()
}
