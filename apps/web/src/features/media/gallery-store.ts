import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { GalleryLimits } from '@clutchbook/domain/media/media.rules'
import type { StoredMedia } from '@clutchbook/domain/media/media.schema'
import { ApiError } from '../../shared/api/api-error.ts'
import { createListeners } from '../../shared/listeners.ts'
import { admitted, kindOfFile, needsConversion } from './file-check.ts'
import {
  type GalleryDraft,
  type GalleryItem,
  isSending,
  withItemAt,
  withItems,
  withNews,
  withoutItem,
  withProfile,
} from './gallery-draft.ts'
import { createLocalPreviews } from './local-previews.ts'
import { mediaTexts } from './media.texts.ts'
import { kindOfAddress } from './media-address.ts'
import { createUploadQueue, type UploadDependencies } from './upload-queue.ts'

/** Where a gallery starts from: what is already stored. */
export type GalleryStart = { addresses: readonly string[]; profileIndex?: number }

/** Why a file did not join. */
export type Refusal = { code: string | undefined; message: string }

/** The outside world of a gallery, handed in. */
export type GalleryDependencies = UploadDependencies & {
  onRefused: (refusals: readonly Refusal[]) => void
  /** What the operator allows, once it is known; else the usual limits hold. */
  limits?: () => GalleryLimits | undefined
}

export type GalleryStore = ReturnType<typeof createGalleryStore>

const newKey = (count: number): string => `new-${count}`

/** Whether an item was chosen in this form, by its key. */
export const isNewItem = (key: string): boolean => key.startsWith('new-')

/** A gallery in a form: keeps its arrangement, and has new files sent in the background. */
export function createGalleryStore(start: GalleryStart, dependencies: GalleryDependencies) {
  let made = 0
  const previews = createLocalPreviews()
  const state = createDraftState(arranged(start))
  const { change, tell } = state

  const drop = (key: string): void => {
    previews.forget(key)
    change((draft) => withoutItem(draft, key))
  }

  /** Told in whole per cent: what can't be seen need not be drawn. */
  const noteProgress = (key: string, progress: number): void => {
    const item = state.current().items.find((one) => one.key === key)
    if (item && item.progress !== progress) tell(key, { progress })
  }

  const queue = createUploadQueue(dependencies, {
    onReadable: (key, picture) => tell(key, { preview: previews.show(key, picture) }),
    onProgress: (key, share) => noteProgress(key, Math.floor(share * 100) / 100),
    onStored: (key, { url, kind }: StoredMedia) => tell(key, { address: url, kind, progress: 1 }),
    // What was refused for what it is goes; what only did not arrive stays, to be sent again.
    onFailed: (key, error) => {
      const refusal = asRefusal(error)
      if (!isFinal(refusal)) return tell(key, { problem: refusal.message, progress: 0 })
      queue.cancel(key)
      drop(key)
      dependencies.onRefused([refusal])
    },
  })

  const asItem = (file: File): GalleryItem => {
    made += 1
    const key = newKey(made)
    return newItem(key, file, needsConversion(file) ? '' : previews.show(key, file))
  }

  /** Takes in chosen files: shows them at once and sends them; what can't join is told. */
  const add = (files: readonly File[]): void => {
    const { taken, refused } = admitted(files, state.current().items.length, dependencies.limits?.())
    const joining = taken.map((file) => ({ file, item: asItem(file) }))
    const items = joining.map(({ item }) => item)
    change((draft) => withItems(draft, items))
    for (const { file, item } of joining) queue.add(item.key, file)
    if (refused.length > 0) dependencies.onRefused(refused)
  }

  return {
    current: state.current,
    subscribe: state.subscribe,
    settled: state.settled,
    add,
    /** Shows what is stored in place of all that was arranged; what is on its way is cancelled. */
    show: (stored: GalleryStart): void => {
      queue.cancelAll()
      change(() => arranged(stored))
    },
    retry: (key: string): void => {
      tell(key, { problem: null, progress: 0 })
      queue.retry(key)
    },
    /** Takes an item out; one on its way is cancelled. */
    remove: (key: string): void => {
      queue.cancel(key)
      drop(key)
    },
    move: (key: string, place: number): void => change((draft) => withItemAt(draft, key, place)),
    makeProfile: (key: string): void => change((draft) => withProfile(draft, key)),
    /** Cancels what is on its way and lets go of the previews; for a form that is closed. */
    close: (): void => {
      queue.cancelAll()
      previews.forgetAll()
    },
  }
}

/** Holds the arrangement and tells listeners of each change. */
function createDraftState(start: GalleryDraft) {
  let draft = start
  const listeners = createListeners()

  const change = (next: (draft: GalleryDraft) => GalleryDraft): void => {
    draft = next(draft)
    listeners.tell()
  }

  return {
    current: (): GalleryDraft => draft,
    change,
    tell: (key: string, news: Partial<Omit<GalleryItem, 'key'>>): void =>
      change((current) => withNews(current, key, news)),
    subscribe: listeners.subscribe,
    /** Resolves once nothing is on its way any more, with the gallery as it then stands. */
    settled: (): Promise<GalleryDraft> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (draft.items.some(isSending)) return
          leave()
          resolve(draft)
        }
        const leave = listeners.subscribe(look)
        look()
      }),
  }
}

const arranged = ({ addresses, profileIndex = 0 }: GalleryStart): GalleryDraft => ({
  items: addresses.map(storedItem),
  profileIndex,
})

const storedItem = (address: string, index: number): GalleryItem => {
  const kind = kindOfAddress(address)
  return {
    key: `stored-${index}`,
    kind,
    name: (kind === 'video' ? mediaTexts.videoNumber : mediaTexts.photoNumber)(index + 1),
    preview: address,
    address,
    progress: 1,
    problem: null,
  }
}

const newItem = (key: string, file: File, preview: string): GalleryItem => ({
  key,
  kind: kindOfFile(file),
  name: file.name,
  preview,
  address: null,
  progress: 0,
  problem: null,
})

const isFinal = ({ code }: Refusal): boolean => code === 'unsupported-file' || code === 'too-large'

function asRefusal(error: unknown): Refusal {
  if (error instanceof ApiError) return { code: error.code, message: error.text }
  if (error instanceof DomainError) return error
  return { code: undefined, message: mediaTexts.uploadFailed }
}
