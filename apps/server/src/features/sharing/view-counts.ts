import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import type { PublicPlace } from '@clutchbook/domain/sharing/sharing.rules'
import type { SharingDependencies } from './sharing-dependencies.ts'
import { addAnimalViews, addPageViews, findShower } from './view-counts.repository.ts'

type Place = PublicPlace & { readonly id: number }

/** Views of one page that are not written yet. */
type Waiting = { readonly place: Place; views: number; last: Date }

/**
 * Counts how often pages are opened, and nothing else: no visitor is told from another. Counts wait in memory and are
 * added to the stored ones a few seconds later, so a page is not slower for it, and a crowd is one write.
 */
export function createViewCounts({
  db,
  transact,
  clock,
}: Pick<SharingDependencies, 'db' | 'transact' | 'clock'>) {
  let waiting = new Map<string, Waiting>()

  const note = (place: Place, views: number, last: Date): void => {
    const key = `${place.page} ${place.id}`
    const before = waiting.get(key)
    if (!before) waiting.set(key, { place, views, last })
    else {
      before.views += views
      if (last > before.last) before.last = last
    }
  }

  const writeOne = async ({ place: { page, id }, views, last }: Waiting): Promise<void> =>
    transact(async (tx) => {
      const shower = await findShower(tx, page, id)
      if (!shower) return
      const { keeperId, timeZone } = shower
      const seen = { views, lastViewedOn: civilDayOf(last, timeZone) }
      if (page === 'animal') await addAnimalViews(tx, keeperId, id, seen)
      else await addPageViews(tx, keeperId, page, seen)
    })

  return {
    /** Somebody has opened a page; `viewer` is the keeper who is signed in there, and an owner's own looks don't count. */
    count: async (place: Place, viewer: number | null): Promise<void> => {
      const owner = viewer === null ? null : await findShower(db, place.page, place.id)
      if (owner === null || owner.keeperId !== viewer) note(place, 1, clock.now())
    },

    /** Adds what was counted to what is stored. What can't be written now waits for the next time. */
    write: async (): Promise<void> => {
      const taken = [...waiting.values()]
      waiting = new Map()
      // One page at a time: two processes can't then each wait for a page that the other holds.
      for (const [at, one] of taken.entries()) {
        await writeOne(one).catch((error: unknown) => {
          for (const { place, views, last } of taken.slice(at)) note(place, views, last)
          throw error
        })
      }
    },
  }
}
