import { type FileHandle, open } from 'node:fs/promises'
import { OutcomeUnknownError } from '../../faults.ts'

/** What keeps a file. */
export type GroupFsync = {
  /** Resolves once all that was written before is kept. Throws `OutcomeUnknownError` where that can't be told. */
  readonly confirm: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * The disk under a log that others write to. The file is opened with the first need, when it is there.
 *
 * After a sync that failed, the system may count as kept what it has lost, and whatever stands behind it in the log would
 * be lost with it. So the log is not trusted again before `checkpoint` has brought all of it to where it belongs.
 */
export function createGroupFsync(log: string, checkpoint: () => void): GroupFsync {
  let file: FileHandle | undefined
  let isTrusted = true

  const sync = async (): Promise<void> => {
    file ??= await open(log, 'r+')
    await file.datasync()
  }
  const confirm = async (): Promise<void> => {
    try {
      if (isTrusted) await sync()
      else checkpoint()
      isTrusted = true
    } catch (error) {
      isTrusted = false
      throw new OutcomeUnknownError(error)
    }
  }
  return { confirm: shareSync(confirm), close: async () => file?.close() }
}

/**
 * Lets all who wait for one disk share its syncs. Whoever comes while one is under way waits for the next, because that
 * one may have begun before their own write; all who came meanwhile have the next together.
 */
export function shareSync(sync: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined
  let next: Promise<void> | undefined

  const begin = (): Promise<void> => {
    next = undefined
    current = sync().finally(() => {
      current = undefined
    })
    return current
  }
  return () => {
    if (next !== undefined) return next
    if (current === undefined) return begin()
    // Whether the one before them failed is for those who waited for it.
    next = current.then(begin, begin)
    return next
  }
}
