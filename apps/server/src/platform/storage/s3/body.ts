import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'

/** What is to be sent. It is opened anew for each try. */
export type Body = {
  readonly bytes: number
  /** Signed along with the rest, so that the store refuses what was altered or cut on its way. */
  readonly sha256: string
  readonly open: () => Readable
}

export const bodyOf = (bytes: Uint8Array): Body => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  open: () => Readable.from(bytes.length > 0 ? [bytes] : [], { objectMode: false }),
})

/** A file is read twice, once for its hash, and never held as a whole. */
export async function bodyOfFile(path: string): Promise<Body> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  const { size } = await stat(path)
  return { bytes: size, sha256: hash.digest('hex'), open: () => createReadStream(path) }
}

export const nothing: Body = bodyOf(new Uint8Array())
