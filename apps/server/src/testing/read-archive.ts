import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import yauzl from 'yauzl'
import type { Visitor } from './visitor.ts'

/** A file of an archive; `isStored` where it was not deflated. */
export type ArchivedEntry = { readonly bytes: Buffer; readonly isStored: boolean }

/** What a keeper downloads, as bytes. */
export async function download(url: string, { cookies }: Visitor, path: string): Promise<Response> {
  const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
  return fetch(`${url}${path}`, { headers: { cookie } })
}

/** The keeper's archive, as bytes. */
export async function exportArchive(url: string, keeper: Visitor): Promise<Buffer> {
  const answer = await download(url, keeper, '/api/moving/archive')
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

/** The files of an archive by their names. Throws where it is not whole. */
export async function readArchive(bytes: Buffer): Promise<Map<string, ArchivedEntry>> {
  const zip = await yauzl.fromBufferPromise(bytes)
  const entries = new Map<string, ArchivedEntry>()
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry))
    entries.set(entry.fileName, { bytes: content, isStored: entry.compressionMethod === 0 })
  }
  return entries
}

/** The records of one kind in an archive. */
// biome-ignore lint/suspicious/noExplicitAny: a test looks into records of every shape
export function recordsOf(entries: Map<string, ArchivedEntry>, kind: string): any[] {
  const lines = entries.get(`records/${kind}.jsonl`)?.bytes.toString() ?? ''
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}
