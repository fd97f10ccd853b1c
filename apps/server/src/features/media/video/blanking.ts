import type { FileHandle } from 'node:fs/promises'
import { damagedVideo } from '@clutchbook/domain/media/media.errors'
import { readExactly, writeExactly } from './bytes.ts'
import { type ByteSpan, mergeSpans } from './ranges.ts'

/** Width and height in pixels as the video is shown; null where the file doesn't say. */
export interface VideoShape {
  readonly width: number | null
  readonly height: number | null
}

/** What reading a video's structure has found: its shape, and what must be blanked in it. */
export interface VideoExamination {
  readonly shape: VideoShape
  readonly blanks: BlankPlan
}

/**
 * Everything that will be blanked in a file. It is collected first and carried out at the end, so that a video which
 * turns out to be damaged half-way is refused with not one byte changed.
 */
export interface BlankPlan {
  zero(start: number, end: number): void
  /** Short headers that are written after, and over, whatever is zeroed. */
  write(at: number, bytes: Uint8Array): void
  carryOut(handle: FileHandle, size: number): Promise<void>
}

interface Patch extends ByteSpan {
  readonly bytes: Uint8Array
}

// No camera comes near; a file made to exhaust memory does.
const maxChanges = 200_000
const pageBytes = 1024 * 1024

export function createBlankPlan(): BlankPlan {
  const zeros: ByteSpan[] = []
  const patches: Patch[] = []

  function ensureRoom(): void {
    if (zeros.length + patches.length > maxChanges) throw damagedVideo()
  }

  return {
    zero(start, end) {
      const last = zeros.at(-1)
      if (last !== undefined && last.end === start) zeros[zeros.length - 1] = { start: last.start, end }
      else if (end > start) zeros.push({ start, end })
      ensureRoom()
    },
    write(at, bytes) {
      patches.push({ start: at, end: at + bytes.length, bytes })
      ensureRoom()
    },
    async carryOut(handle, size) {
      const changes = { zeros: mergeSpans(zeros), patches: patches.toSorted((a, b) => a.start - b.start) }
      await changePages(handle, size, changes)
    },
  }
}

interface Changes {
  readonly zeros: readonly ByteSpan[]
  readonly patches: readonly Patch[]
}

/** Goes through the file page by page, so that any number of small changes costs at most one pass. */
async function changePages(handle: FileHandle, size: number, changes: Changes): Promise<void> {
  let nextZero = 0
  let nextPatch = 0
  for (let start = 0; start < size; start += pageBytes) {
    const page = { start, end: Math.min(start + pageBytes, size) }
    const zeros = within(changes.zeros, nextZero, page)
    const patches = within(changes.patches, nextPatch, page)
    nextZero = zeros.next
    nextPatch = patches.next
    if (zeros.found.length + patches.found.length > 0) {
      await changePage(handle, page, { zeros: zeros.found, patches: patches.found })
    }
  }
}

/** The ascending, separate spans from index `first` on that reach into the page, and where to go on for the following page. */
function within<T extends ByteSpan>(spans: readonly T[], first: number, page: ByteSpan) {
  const found: T[] = []
  let next = first
  for (let index = first; index < spans.length; index += 1) {
    const span = spans[index]
    if (span === undefined || span.start >= page.end) break
    found.push(span)
    if (span.end <= page.end) next = index + 1
  }
  return { found, next }
}

async function changePage(handle: FileHandle, page: ByteSpan, changes: Changes): Promise<void> {
  const bytes = await readExactly(handle, page.start, page.end - page.start)
  for (const zero of changes.zeros) {
    bytes.fill(0, Math.max(zero.start - page.start, 0), Math.min(zero.end - page.start, bytes.length))
  }
  for (const patch of changes.patches) copyInto(bytes, page, patch)
  await writeExactly(handle, page.start, bytes)
}

/** A header may lie across the edge of two pages; each page takes its part. */
function copyInto(bytes: Buffer, page: ByteSpan, patch: Patch): void {
  const skipped = Math.max(page.start - patch.start, 0)
  bytes.set(patch.bytes.subarray(skipped, page.end - patch.start), patch.start + skipped - page.start)
}
