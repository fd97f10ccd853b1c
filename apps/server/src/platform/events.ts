/** What areas announce after a commit, by name. Each area declares its own in `<area>.events.ts`. */
export type Announcement = { readonly type: string }

/** Hears announcements of one type. */
export type Hearer<A extends Announcement> = (announcement: A) => Promise<void> | void

/** Carries news between areas that may not import each other. */
export type Events = {
  readonly on: <A extends Announcement>(type: A['type'], hear: Hearer<A>) => void
  /** Tells every hearer in the order they came; the first failure is thrown after all have heard. */
  readonly announce: (announcement: Announcement) => Promise<void>
}

export function createEvents(): Events {
  const hearers = new Map<string, Hearer<Announcement>[]>()
  return {
    on: (type, hear) => {
      hearers.set(type, [...(hearers.get(type) ?? []), hear as Hearer<Announcement>])
    },
    announce: async (announcement) => {
      const told = (hearers.get(announcement.type) ?? []).map(async (hear) => hear(announcement))
      const failed = (await Promise.allSettled(told)).find((result) => result.status === 'rejected')
      if (failed) throw failed.reason
    },
  }
}
