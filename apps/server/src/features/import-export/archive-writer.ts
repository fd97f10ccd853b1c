import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import yazl from 'yazl'
import { linesNameOf, sheetNameOf } from './archive-names.ts'
import type { Spool } from './records-spool.ts'

/** A file of an archive that is opened when its turn comes; null where it is gone. */
export type ArchivedFile = { readonly name: string; readonly open: () => Promise<Readable | null> }

/** What an archive is made of. */
export type Parts = {
  readonly at: Date
  readonly texts: Readonly<Record<string, string>>
  readonly spool: Spool
  readonly files: AsyncIterable<ArchivedFile>
  /** What stands at the end, told which files could not be found. */
  readonly closing: (missing: readonly string[]) => Readonly<Record<string, string>>
}

/**
 * Begins an archive and answers the stream of its bytes. They are made as they are read, so the memory that it takes
 * doesn't grow with it. Records are deflated; photos and videos are so already, and stored as they are. Should the
 * reader go away, so do the files.
 */
export function writeArchive(parts: Parts): Readable {
  const zip = new yazl.ZipFile()
  const out = zip.outputStream as Readable
  const left = new AbortController()
  out.once('close', () => left.abort())
  zip.on('error', (error: Error) => out.destroy(error))
  fill(zip, parts, left.signal)
    .catch((error: unknown) => {
      if (!left.signal.aborted) out.destroy(error instanceof Error ? error : new Error(String(error)))
    })
    .finally(() => parts.spool.remove())
  return out
}

async function fill(zip: yazl.ZipFile, parts: Parts, signal: AbortSignal): Promise<void> {
  const { at: mtime, texts, spool, files, closing } = parts
  addTexts(zip, texts, mtime)
  for (const { kind, lines, sheet } of spool.kinds) {
    zip.addFile(lines, linesNameOf(kind.name), { mtime })
    zip.addFile(sheet, sheetNameOf(kind.name), { mtime })
  }
  const missing: string[] = []
  for await (const { name, open } of files) {
    signal.throwIfAborted()
    const stream = await open()
    if (stream) await addStored(zip, name, stream, mtime, signal)
    else missing.push(name)
  }
  addTexts(zip, closing(missing), mtime)
  zip.end()
  // The files of the records are read until the last byte has left.
  await once(zip.outputStream, 'end', { signal })
}

function addTexts(zip: yazl.ZipFile, texts: Parts['texts'], mtime: Date): void {
  for (const [name, text] of Object.entries(texts)) zip.addBuffer(Buffer.from(text), name, { mtime })
}

/** Adds one file and waits until it is through, so that only one is open at a time. */
async function addStored(
  zip: yazl.ZipFile,
  name: string,
  stream: Readable,
  mtime: Date,
  signal: AbortSignal,
): Promise<void> {
  try {
    zip.addReadStream(stream, name, { compress: false, mtime })
    await finished(stream, { signal })
  } finally {
    stream.destroy()
  }
}
