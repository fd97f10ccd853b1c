import { pageLocked } from '@clutchbook/domain/sharing/sharing.errors'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { createShareTokens, type Lock, type ShareTokens } from './share-access-tokens.ts'

/** How sharing of one thing stands: its switch, what bounds it, and how often it was seen. */
export type SharingSetting = {
  readonly isOn: boolean
  /** From this moment on nobody sees it; null for no end. */
  readonly endsAt: string | null
  /** Null where nobody is asked for a password. */
  readonly lock: Lock | null
  readonly views: number
  readonly lastViewedOn: string | null
}

/** The columns of a switch as tables have them; all null where there is no row. */
export type SharingSettingColumns = {
  readonly endsAt: string | null
  readonly passwordHash: string | null
  readonly passKey: string | null
  readonly views: number | null
  readonly lastViewedOn: string | null
}

export const toSharingSetting = (isOn: boolean, columns: SharingSettingColumns): SharingSetting => {
  const { endsAt, passwordHash, passKey, views, lastViewedOn } = columns
  const lock = passwordHash === null || passKey === null ? null : { passwordHash, passKey }
  return { isOn, endsAt, lock, views: Number(views ?? 0), lastViewedOn }
}

/** One way by which visitors may come to something: a link that its keeper gave out, and how that stands. */
export type AccessGrant = Pick<SharingSetting, 'isOn' | 'endsAt' | 'lock'> & { readonly link: string }

const linkTo = {
  animal: (id: number): string => `animal-${id}`,
  profile: (keeperId: number): string => `profile-${keeperId}`,
  collection: (keeperId: number): string => `collection-${keeperId}`,
} as const

type Animal = {
  readonly keeperId: number
  readonly isArchived: boolean
  readonly own: SharingSetting
  readonly collection: SharingSetting
}

/** How an animal may be come by: its own link, or its keeper's collection unless it is archived (SHR-Q01, SHR-Q06). */
export const grantsToAnimal = (
  id: number,
  { keeperId, isArchived, own, collection }: Animal,
): AccessGrant[] => [
  { ...own, link: linkTo.animal(id) },
  { ...collection, isOn: collection.isOn && !isArchived, link: linkTo.collection(keeperId) },
]

type Owner = { readonly id: number; readonly profile: SharingSetting; readonly collection: SharingSetting }

/** How a keeper's own pages may be come by. */
export const grantsToPage = {
  profile: ({ id, profile }: Owner): AccessGrant[] => [{ ...profile, link: linkTo.profile(id) }],
  collection: ({ id, collection }: Owner): AccessGrant[] => [{ ...collection, link: linkTo.collection(id) }],
} as const

/** What of several ways counts at this moment. */
export function createAccessGrants(clock: Clock) {
  const shareTokens = createShareTokens(clock)

  const isOver = (endsAt: string | null): boolean => endsAt !== null && endsAt <= isoNow(clock)
  const isLive = ({ isOn, endsAt }: Pick<SharingSetting, 'isOn' | 'endsAt'>): boolean =>
    isOn && !isOver(endsAt)

  /** What a visitor with these passes finds: `shut` is what is private, ended or missing. */
  const accessBy = (grants: readonly AccessGrant[], held: ShareTokens): 'open' | 'locked' | 'shut' => {
    const live = grants.filter(isLive)
    if (live.length === 0) return 'shut'
    const isOpen = live.some(({ link, lock }) => lock === null || shareTokens.fits(link, lock, held(link)))
    return isOpen ? 'open' : 'locked'
  }

  return {
    isOver,
    isLive,
    givePass: shareTokens.give,

    /** Whether visitors may come to it at all, be they asked for a password or not. */
    isShared: (all: readonly AccessGrant[]): boolean => all.some(isLive),

    isOpen: (all: readonly AccessGrant[], held: ShareTokens): boolean => accessBy(all, held) === 'open',

    /** Throws `missing` for what is private or has ended, and 'password-needed' where a pass is lacking. */
    ensureOpen: (all: readonly AccessGrant[], held: ShareTokens, missing: () => Error): void => {
      const found = accessBy(all, held)
      if (found === 'shut') throw missing()
      if (found === 'locked') throw pageLocked()
    },

    /** The ways that a password may open, each with its lock; none where one is open to all. */
    listLocked: (grants: readonly AccessGrant[]): (AccessGrant & { lock: Lock })[] => {
      const live = grants.filter(isLive)
      const locked = live.flatMap(({ lock, ...grant }) => (lock ? [{ ...grant, lock }] : []))
      return locked.length < live.length ? [] : locked
    },
  }
}

export type AccessGrants = ReturnType<typeof createAccessGrants>

/** A visitor without any pass. */
export const noShareTokens: ShareTokens = () => undefined
