import { z } from 'zod'
import { moment, plainText, recordId } from '../kernel/fields.ts'
import { pageQuery } from '../kernel/paging.ts'
import { publicKeeper } from '../sharing/sharing.schema.ts'

/** A keeper as another signed-in keeper sees them; never an e-mail address (SHR-Q04). */
export const person = publicKeeper.extend({
  createdAt: moment,
  /** Whether the caller follows them. */
  isFollowed: z.boolean(),
})

/** The same on a page of their own (SHR-Q08). */
export const personPage = person.extend({
  followers: z.number().int(),
  following: z.number().int(),
  /** Whether they have opened their profile or collection to everyone. */
  sharesProfile: z.boolean(),
  sharesCollection: z.boolean(),
})

/** One pair of keepers (SHR-45), with the one whom the list is about. */
export const follow = person.extend({
  followId: recordId,
  followedAt: moment,
})

/** What narrows the directory. */
export const peopleQuery = pageQuery.extend({ q: plainText(200).optional() })

export const photoQuery = z.object({ size: z.enum(['view', 'thumb']).default('view') })

export type Person = z.output<typeof person>
export type PersonPage = z.output<typeof personPage>
export type Follow = z.output<typeof follow>
export type PeopleQuery = z.output<typeof peopleQuery>
