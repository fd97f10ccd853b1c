/** What a form is filled in with, field by field. */
export type Fields = Readonly<Record<string, unknown>>

/** What was typed into a form and not saved. */
export type Draft = {
  /** When it was last typed in, as ISO 8601. */
  readonly at: string
  readonly values: Fields
  /** Photos were chosen too. They are not kept: a browser has no room for them. */
  readonly hadPhotos: boolean
}

const start = 'clutchbook.draft.'
const prefixOf = (keeperId: number): string => `${start}${keeperId}.`

/** So long a draft is offered, in milliseconds: as long as the trash keeps things. */
const retentionMs = 30 * 24 * 60 * 60 * 1000

/**
 * Keeps what is typed into forms in the browser, for the keeper it belongs to and nobody else (U8, R60): a closed tab or
 * an ended session leaves it, signing out and another keeper's coming take it away. `openStorage` may throw, as it does
 * where the browser keeps nothing.
 */
export function createDraftStore(openStorage: () => Storage, now: () => Date) {
  let owner: number | null = null

  const removeWhere = (isMeant: (key: string) => boolean): void => {
    try {
      const storage = openStorage()
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      for (const key of keys) if (key.startsWith(start) && isMeant(key)) storage.removeItem(key)
    } catch {
      // What keeps nothing has nothing to lose.
    }
  }

  return {
    /** From now on drafts are this keeper's; those of any other go. */
    openFor: (keeperId: number): void => {
      if (owner === keeperId) return
      owner = keeperId
      removeWhere((key) => !key.startsWith(prefixOf(keeperId)))
    },

    /** The keeper has signed out: nothing of theirs stays. */
    close: (): void => {
      owner = null
      removeWhere(() => true)
    },

    find: (form: string): Draft | null => {
      if (owner === null) return null
      try {
        const draft = readDraft(openStorage().getItem(prefixOf(owner) + form))
        return draft && now().getTime() - Date.parse(draft.at) < retentionMs ? draft : null
      } catch {
        return null
      }
    },

    /** Keeps what was typed; answers whether the browser does. */
    keep: (form: string, values: Fields, hadPhotos: boolean): boolean => {
      if (owner === null) return false
      const draft: Draft = { at: now().toISOString(), values, hadPhotos }
      try {
        openStorage().setItem(prefixOf(owner) + form, JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },

    drop: (form: string): void => {
      const key = owner === null ? null : prefixOf(owner) + form
      removeWhere((one) => one === key)
    },
  }
}

/** A draft as it was kept; null for what is none, for anything may stand in a browser. */
function readDraft(text: string | null): Draft | null {
  const draft: Partial<Draft> | null = text === null ? null : JSON.parse(text)
  if (draft === null || typeof draft.at !== 'string' || typeof draft.values !== 'object') return null
  return { at: draft.at, values: draft.values ?? {}, hadPhotos: draft.hadPhotos === true }
}
