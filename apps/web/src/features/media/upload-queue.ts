import type { StoredMedia } from '@clutchbook/domain/media/media.schema'
import { needsConversion } from './file-check.ts'

/** How files leave, handed in. */
export type UploadDependencies = {
  send: (
    file: File,
    sending: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<StoredMedia>
  /** Turns a phone's picture into a JPEG, or throws why it can't. */
  convert: (file: File) => Promise<File>
}

/** What is told about one file on its way. */
export type SendingNews = {
  onReadable: (key: string, picture: File) => void
  onProgress: (key: string, share: number) => void
  onStored: (key: string, stored: StoredMedia) => void
  onFailed: (key: string, error: unknown) => void
}

type Job = { file: File; cancel: AbortController }

/** Few at a time, so that each arrives sooner and a phone stays responsive. */
const sentAtOnce = 3

/** Sends files in the order they were chosen. A cancelled one is never heard of again. */
export function createUploadQueue({ send, convert }: UploadDependencies, news: SendingNews) {
  const jobs = new Map<string, Job>()
  const waiting: string[] = []
  const running = new Set<Job>()

  const run = async (key: string, { file, cancel }: Job): Promise<void> => {
    const { signal } = cancel
    try {
      const picture = needsConversion(file) ? await convert(file) : file
      signal.throwIfAborted()
      if (picture !== file) news.onReadable(key, picture)
      const stored = await send(picture, { signal, onProgress: (share) => news.onProgress(key, share) })
      jobs.delete(key)
      news.onStored(key, stored)
    } catch (error) {
      if (!signal.aborted) news.onFailed(key, error)
    }
  }

  const next = (): void => {
    while (running.size < sentAtOnce && waiting.length > 0) {
      const key = waiting.shift() ?? ''
      const job = jobs.get(key)
      if (!job) continue
      running.add(job)
      void run(key, job).finally(() => {
        running.delete(job)
        next()
      })
    }
  }

  const add = (key: string, file: File): void => {
    jobs.set(key, { file, cancel: new AbortController() })
    waiting.push(key)
    next()
  }

  const cancel = (key: string): void => {
    jobs.get(key)?.cancel.abort()
    jobs.delete(key)
  }

  return {
    add,
    cancel,
    /** Sends a file that failed once more. */
    retry: (key: string): void => {
      const job = jobs.get(key)
      if (job) add(key, job.file)
    },
    cancelAll: (): void => {
      for (const key of [...jobs.keys()]) cancel(key)
    },
  }
}
