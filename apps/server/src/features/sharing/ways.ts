import { pageLocked } from '@clutchbook/domain/sharing/sharing.errors'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { createPasses, type Lock, type Passes } from './passes.ts'

/** How sharing of one thing stands: its switch, what bounds it, and how often it was seen. */
export type Switch = {
  readonly isOn: boolean
  /** From this moment on nobody sees it; null for no end. */
  readonly endsAt: string | null
  /** Null where nobody is asked for a password. */
  readonly lock: Lock | null
  readonly views: number
  readonly lastViewedOn: string | null
}

/** The columns of a switch as tables have them; all null where there is no row. */
export type SwitchColumns = {
  readonly endsAt: string | null
  readonly passwordHash: string | null
  readonly passKey: string | null
  readonly views: number | null
  readonly lastViewedOn: string | null
}

export const toSwitch = (isOn: boolean, columns: SwitchColumns): Switch => {
  const { endsAt, passwordHash, passKey, views, lastViewedOn } = columns
  const lock = passwordHash === null || passKey === null ? null : { passwordHash, passKey }
  return { isOn, endsAt, lock, views: Number(views ?? 0), lastViewedOn }
}

/** One way by which visitors may come to something: a link that its keeper gave out, and how that stands. */
export type Way = Pick<Switch, 'isOn' | 'endsAt' | 'lock'> & { readonly link: string }

const linkTo = {
  animal: (id: number): string => `animal-${id}`,
  profile: (keeperId: number): string => `profile-${keeperId}`,
  collection: (keeperId: number): string => `collection-${keeperId}`,
} as const

type Animal = {
  readonly keeperId: number
  readonly isArchived: boolean
  readonly own: Switch
  readonly collection: Switch
}

/** How an animal may be come by: its own link, or its keeper's collection unless it is archived (SHR-Q01, SHR-Q06). */
export const waysToAnimal = (id: number, { keeperId, isArchived, own, collection }: Animal): Way[] => [
  { ...own, link: linkTo.animal(id) },
  { ...collection, isOn: collection.isOn && !isArchived, link: linkTo.collection(keeperId) },
]

type Owner = { readonly id: number; readonly profile: Switch; readonly collection: Switch }

/** How a keeper's own pages may be come by. */
export const waysToPage = {
  profile: ({ id, profile }: Owner): Way[] => [{ ...profile, link: linkTo.profile(id) }],
  collection: ({ id, collection }: Owner): Way[] => [{ ...collection, link: linkTo.collection(id) }],
} as const

/** What of several ways counts at this moment. */
export function createWays(clock: Clock) {
  const passes = createPasses(clock)

  const isOver = (endsAt: string | null): boolean => endsAt !== null && endsAt <= isoNow(clock)
  const isLive = ({ isOn, endsAt }: Pick<Switch, 'isOn' | 'endsAt'>): boolean => isOn && !isOver(endsAt)

  /** What a visitor with these passes finds: `shut` is what is private, ended or missing. */
  const standing = (ways: readonly Way[], held: Passes): 'open' | 'locked' | 'shut' => {
    const live = ways.filter(isLive)
    if (live.length === 0) return 'shut'
    const isOpen = live.some(({ link, lock }) => lock === null || passes.fits(link, lock, held(link)))
    return isOpen ? 'open' : 'locked'
  }

  return {
    isOver,
    isLive,
    givePass: passes.give,

    isOpen: (all: readonly Way[], held: Passes): boolean => standing(all, held) === 'open',

    /** Throws `missing` for what is private or has ended, and 'password-needed' where a pass is lacking. */
    ensureOpen: (all: readonly Way[], held: Passes, missing: () => Error): void => {
      const found = standing(all, held)
      if (found === 'shut') throw missing()
      if (found === 'locked') throw pageLocked()
    },

    /** The ways that a password may open, each with its lock; none where one is open to all. */
    listLocked: (ways: readonly Way[]): (Way & { lock: Lock })[] => {
      const live = ways.filter(isLive)
      const locked = live.flatMap(({ lock, ...way }) => (lock ? [{ ...way, lock }] : []))
      return locked.length < live.length ? [] : locked
    },
  }
}

export type Ways = ReturnType<typeof createWays>

/** A visitor without any pass. */
export const noPasses: Passes = () => undefined
