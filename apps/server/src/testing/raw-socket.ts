import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A connection to a server, on which a test writes whatever it likes; half open, it stays when the server hangs up. */
export async function openSocket(url: string, { allowHalfOpen = false } = {}): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname
  const socket = connect({ port: Number(port), host, allowHalfOpen })
  onTestFinished(() => void socket.destroy())
  // A server that has read enough may hang up while more is on its way.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Everything the server says until the connection is closed. */
export const readToEnd = (socket: Socket): Promise<string> => readUntil(socket, 'close')

/** Everything the server says until it has no more to say. */
export const readUntilEnd = (socket: Socket): Promise<string> => readUntil(socket, 'end')

async function readUntil(socket: Socket, event: 'close' | 'end'): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(socket, event)
  return Buffer.concat(chunks).toString('latin1')
}
