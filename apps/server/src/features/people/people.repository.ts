import { userNotFound } from '@clutchbook/domain/people/people.errors'
import { violatesReference } from '../../platform/database/constraints.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { fits, searchTerm } from '../../platform/database/search.ts'

/** A row of the directory: what one keeper may know of another, and nothing else. */
const personColumns = [
  'keeper.id',
  'keeper.username',
  'keeper.name',
  'keeper.profileImage',
  'keeper.createdAt',
] as const

const people = (db: Db, viewerId: number) =>
  db
    .selectFrom('keeper')
    .leftJoin('follow as mine', (join) =>
      join.onRef('mine.followingId', '=', 'keeper.id').on('mine.followerId', '=', viewerId),
    )
    .select(personColumns)
    .select(['keeper.usernameKey', 'mine.id as mineId'])
    .where('keeper.isActive', '=', true)

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number]

/** A page of the directory in the order of usernames, without the one who looks (SHR-41). */
export async function listPeople(
  db: Db,
  viewerId: number,
  query: { readonly term: string; readonly after: string | null; readonly limit: number },
) {
  const { term, after, limit } = query
  let select = people(db, viewerId)
    .where('keeper.isListed', '=', true)
    .where('keeper.id', '<>', viewerId)
    .orderBy('keeper.usernameKey')
    .limit(limit)
  const searched = searchTerm(term)
  const pattern = `%${searched}%`
  if (searched)
    select = select.where((eb) =>
      eb.or([fits('keeper.usernameKey', pattern), fits('keeper.nameKey', pattern)]),
    )
  if (after !== null) select = select.where('keeper.usernameKey', '>', after)
  return select.execute()
}

/** One keeper, and whether the viewer may see them whatever they share: oneself, listed, or in a follow with the viewer. */
export const findPerson = (db: Db, viewerId: number, id: number) =>
  people(db, viewerId)
    .leftJoin('follow as theirs', (join) =>
      join.onRef('theirs.followerId', '=', 'keeper.id').on('theirs.followingId', '=', viewerId),
    )
    .select(['keeper.isListed', 'theirs.id as theirsId'])
    .where('keeper.id', '=', id)
    .executeTakeFirst()

/** How many follow a keeper, and how many that keeper follows; those of shut accounts don't count. */
export async function countFollows(db: Db, id: number): Promise<{ followers: number; following: number }> {
  const count = async (mine: 'followerId' | 'followingId', other: 'followerId' | 'followingId') => {
    const row = await db
      .selectFrom('follow')
      .innerJoin('keeper', 'keeper.id', `follow.${other}`)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(`follow.${mine}`, '=', id)
      .where('keeper.isActive', '=', true)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  return {
    followers: await count('followingId', 'followerId'),
    following: await count('followerId', 'followingId'),
  }
}

/** One side of the follows of a keeper with the other end of each, the latest first. */
export const listFollows = (db: Db, viewerId: number, side: 'following' | 'followers') => {
  const [own, other] =
    side === 'following' ? (['followerId', 'followingId'] as const) : (['followingId', 'followerId'] as const)
  return people(db, viewerId)
    .innerJoin('follow', `follow.${other}`, 'keeper.id')
    .select(['follow.id as followId', 'follow.createdAt as followedAt'])
    .where(`follow.${own}`, '=', viewerId)
    .orderBy('follow.id', 'desc')
    .execute()
}

/** Follows a keeper; following again keeps the one pair (SHR-65). Throws 'not-found' where one of the two has left meanwhile. */
export async function createFollow(
  tx: Tx,
  pair: { readonly followerId: number; readonly followingId: number; readonly createdAt: string },
): Promise<void> {
  await tx
    .insertInto('follow')
    .values(pair)
    .onConflict((conflict) => conflict.columns(['followerId', 'followingId']).doNothing())
    .execute()
    .catch((error: unknown) => {
      throw violatesReference(error) ? userNotFound() : error
    })
}

export async function removeFollow(tx: Tx, followerId: number, followingId: number): Promise<void> {
  await tx
    .deleteFrom('follow')
    .where('followerId', '=', followerId)
    .where('followingId', '=', followingId)
    .execute()
}
