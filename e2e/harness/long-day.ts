import type { APIRequestContext } from '@playwright/test'
import { addAnimals } from './animals.ts'
import type { SiteCall } from './site-calls.ts'

/** What a keeper does on a day among the racks, so many of each. */
const day = { log: 300, add: 30, change: 100, archive: 20, holdback: 20, event: 15, complete: 15 } as const

type Kind = keyof typeof day

/** A call of the day, and whose it is: the number of an animal or an event, or the name that stands for it. */
export type DayCall = SiteCall & { readonly kind: Kind; readonly of: number | string }

/** A number below another, at random. */
type Random = (below: number) => number

const kinds = Object.keys(day) as Kind[]

/** Every kind as often as it is in a day, in an order made at random. */
function shuffledKinds(random: Random): Kind[] {
  const left = kinds.flatMap((kind) => Array.from({ length: day[kind] }, () => kind))
  return kinds
    .flatMap((kind) => Array.from({ length: day[kind] }))
    .flatMap(() => left.splice(random(left.length), 1))
}

/** Adds the animals that a day is about, and answers their numbers. */
export const addDayAnimals = (request: APIRequestContext): Promise<number[]> =>
  addAnimals(
    request,
    Array.from({ length: 20 }, (_, n) => ({ name: `Animal ${n}` })),
  )

/**
 * Makes up 500 changes, 300 of them log entries: meals and weights, animals that are added and named by what comes later, notes,
 * the archive, holdbacks and events. Each has a moment of its own; some are within a minute of the one before, most are not.
 */
export function makeUpDay(random: Random, animals: readonly number[], from: Date): DayCall[] {
  const subjects: (number | string)[] = [...animals]
  const open: string[] = []
  const [archived, held] = [new Set<number | string>(), new Set<number | string>()]
  let moment = from.getTime()

  const toggled = (among: Set<number | string>, one: number | string): boolean => {
    if (among.delete(one)) return false
    among.add(one)
    return true
  }

  const makers: Readonly<
    Record<Kind, (n: number, at: string, of: number | string) => Omit<SiteCall, 'at'> & { of?: string }>
  > = {
    log: (n, at, animalId) => {
      const recordDate = at.slice(0, 10)
      const weight = {
        recordType: 'weight',
        measurement: `${100 + n}`,
        unit: 'grams',
        updateAnimalWeight: random(2) === 0,
      }
      const meal = { recordType: 'feeding', data: { outcome: 'eaten', prey: 'mouse' } }
      const entry = { animalId, recordDate, details: `log ${n}`, clientId: `entry-of-day-${n}` }
      return {
        address: 'POST /api/log',
        body: { entries: [{ ...entry, ...(random(3) === 0 ? weight : meal) }] },
      }
    },
    add: (n) => {
      const as = `animal-${n}`
      subjects.push(`$${as}`)
      return {
        address: 'POST /api/animals',
        body: { name: `New ${n}`, species: 'Python regius' },
        as,
        of: `$${as}`,
      }
    },
    change: (n, _at, id) => ({
      ...{ address: 'PATCH /api/animals/{id}', params: { id }, body: { notes: `change ${n}` }, ifMatch: 1 },
    }),
    archive: (_n, _at, id) => ({
      address: toggled(archived, id) ? 'POST /api/animals/{id}/archive' : 'POST /api/animals/{id}/unarchive',
      params: { id },
    }),
    holdback: (_n, _at, id) => ({
      address: 'PATCH /api/animals/{id}/holdback',
      params: { id },
      body: { isHoldback: toggled(held, id) },
    }),
    event: (n, at) => {
      const as = `event-${n}`
      open.push(`$${as}`)
      return {
        address: 'POST /api/events',
        body: { title: `Event ${n}`, startDate: at.slice(0, 10) },
        as,
        of: `$${as}`,
      }
    },
    complete: (n, at, of) => {
      const id = open.shift()
      if (id === undefined) return makers.event(n, at, of)
      return { address: 'PUT /api/events/{id}/complete', params: { id }, body: { completed: true }, of: id }
    },
  }

  return shuffledKinds(random).map((kind, n) => {
    moment += 1000 + random(150_000)
    const at = new Date(moment).toISOString()
    const of = subjects[random(subjects.length)] ?? ''
    return { of, ...makers[kind](n, at, of), at, kind }
  })
}
