import { cutPage, positionOf } from '@clutchbook/domain/kernel/paging'
import { cannotFollowSelf, userNotFound } from '@clutchbook/domain/people/people.errors'
import type { Follow, PeopleQuery, Person, PersonPage } from '@clutchbook/domain/people/people.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { OpenFile } from '../../platform/storage/storage.ts'
import type { MediaService } from '../media/media.service.ts'
import type { SharingService } from '../sharing/sharing.service.ts'
import {
  countFollows,
  createFollow,
  findPerson,
  listFollows,
  listPeople,
  type PersonRow,
  removeFollow,
} from './people.repository.ts'

export type PeopleDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly media: MediaService
  readonly sharing: Pick<SharingService, 'findOpenPages'>
}

/** A page of the directory; `next` is the cursor of the following one. */
export type PeoplePage = { readonly people: Person[]; readonly next: string | null }

/** How many keepers a page of the directory holds unless fewer are asked for: nobody is handed all of them at once. */
const pageSize = 50

/** What keepers see of each other. Following gives no rights (SHR-Q09). */
export function createPeopleService({ db, transact, clock, media, sharing }: PeopleDependencies) {
  /** A keeper whom the viewer may see: oneself, or listed, or in a follow with the viewer, or with a profile open to all. */
  const getPerson = async ({ keeperId }: Actor, id: number) => {
    const row = await findPerson(db, keeperId, id)
    if (!row) throw userNotFound()
    const open = await sharing.findOpenPages(id)
    const isKnown = id === keeperId || row.isListed || row.mineId !== null || row.theirsId !== null
    if (!isKnown && !open.profile) throw userNotFound()
    return { ...row, open }
  }

  return {
    list: async ({ keeperId }: Actor, query: PeopleQuery): Promise<PeoplePage> => {
      const limit = Math.min(query.limit ?? pageSize, pageSize)
      const rows = await listPeople(db, keeperId, {
        term: query.q ?? '',
        after: query.cursor === undefined ? null : positionOf(query.cursor).key,
        limit: limit + 1,
      })
      const { rows: shown, next } = cutPage(rows, limit, ({ usernameKey, id }) => ({ key: usernameKey, id }))
      return { people: shown.map(toPerson), next }
    },

    /** Another keeper. Throws 'not-found' for a missing one and for one who isn't shown, alike. */
    get: async (actor: Actor, id: number): Promise<PersonPage> => {
      const row = await getPerson(actor, id)
      return {
        ...toPerson(row),
        ...(await countFollows(db, id)),
        sharesProfile: row.open.profile,
        sharesCollection: row.open.collection,
      }
    },

    openPhoto: async (actor: Actor, id: number, size: 'view' | 'thumb'): Promise<OpenFile> => {
      const { profileImage } = await getPerson(actor, id)
      const photo = profileImage === null ? null : media.findId(profileImage)
      if (photo === null) throw userNotFound()
      return media.open({ keeperId: id }, photo, size)
    },

    listFollows: async ({ keeperId }: Actor, side: 'following' | 'followers'): Promise<Follow[]> =>
      (await listFollows(db, keeperId, side)).map((row) => ({
        ...toPerson(row),
        followId: row.followId,
        followedAt: row.followedAt,
      })),

    /** Follows a keeper whom one may see. */
    follow: async (actor: Actor, id: number): Promise<void> => {
      if (id === actor.keeperId) throw cannotFollowSelf()
      await getPerson(actor, id)
      const pair = { followerId: actor.keeperId, followingId: id, createdAt: isoNow(clock) }
      await transact((tx) => createFollow(tx, pair))
    },

    /** Follows no longer; nothing happens where one didn't. */
    unfollow: ({ keeperId }: Actor, id: number): Promise<void> =>
      transact((tx) => removeFollow(tx, keeperId, id)),
  }
}

export type PeopleService = ReturnType<typeof createPeopleService>

/** Field by field, so that a new column of a keeper stays private. */
const toPerson = ({ id, username, name, profileImage, createdAt, mineId }: PersonRow): Person => ({
  id,
  username,
  name,
  profileImage: profileImage === null ? null : `/api/users/${id}/photo`,
  createdAt,
  isFollowed: mineId !== null,
})
