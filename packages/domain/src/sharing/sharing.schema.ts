import { z } from 'zod'
import { sharingSettings } from '../accounts/accounts.schema.ts'
import { priceStatuses, sexes } from '../collection/collection.rules.ts'
import { animal, animalQuery } from '../collection/collection.schema.ts'
import { sharedGenotype } from '../genetics/shared-genotype.schema.ts'
import { digits, optionalDay, plainText, recordId, recordIds, textBy } from '../kernel/fields.ts'
import { weightUnits } from '../kernel/units.ts'
import { pagePasswordLength, pagePasswordProblem } from './sharing-limits.rules.ts'

/** What strangers read of any animal: nothing that isn't named here leaves the server (SHR-61). */
const seen = {
  name: z.string(),
  species: z.string().nullable(),
  morph: z.string().nullable(),
  sex: z.enum(sexes).nullable(),
  dateOfBirth: z.string().nullable(),
  weight: z.number().nullable(),
  weightUnit: z.enum(weightUnits).nullable(),
  producedBy: z.string().nullable(),
  /** Addresses usable as `src` for as long as the animal is shared, the profile photo first. */
  photos: z.array(z.string()),
}

/** A parent of a shared animal: a linked animal, or the words that its keeper wrote down (SHR-15). */
export const sharedParent = z.object({
  ...seen,
  fatherId: recordId.nullable(),
  motherId: recordId.nullable(),
})

/** An ancestor that a keeper wrote down by hand (SHR-06). */
export const sharedAncestor = z.object({
  relation: z.string(),
  name: z.string(),
  morph: z.string().nullable(),
  producedBy: z.string().nullable(),
  photos: z.array(z.string()),
})

/** An animal as everyone with its link reads it (SHR-14 to SHR-16). */
export const sharedAnimal = z.object({
  id: recordId,
  ...seen,
  species: z.string(),
  sex: z.enum(sexes),
  weightUnit: z.enum(weightUnits),
  /** Null where the keeper keeps notes to themselves. */
  notes: z.string().nullable(),
  isHoldback: z.boolean(),
  priceStatus: z.enum(priceStatuses),
  /** Price and contact are null unless the animal is offered (SHR-62). */
  price: z.string().nullable(),
  priceCurrency: z.string(),
  contactInfo: z.string().nullable(),
  fatherId: recordId.nullable(),
  motherId: recordId.nullable(),
  father: sharedParent.nullable(),
  mother: sharedParent.nullable(),
  customAncestors: z.array(sharedAncestor),
  /** Null unless its keeper shows it, and where nothing is written down. */
  genotype: sharedGenotype.nullable(),
})

/** An animal as public lists carry it: of its photos only the profile photo, small. */
export const sharedCard = animal.pick({
  id: true,
  name: true,
  species: true,
  morph: true,
  sex: true,
  dateOfBirth: true,
  weight: true,
  weightUnit: true,
  photos: true,
  priceStatus: true,
  price: true,
  priceCurrency: true,
  contactInfo: true,
})

/** Who stands behind a public page: never an address, never account data (SHR-61, SHR-Q04). */
export const publicKeeper = z.object({
  id: recordId,
  username: z.string(),
  name: z.string().nullable(),
  profileImage: z.string().nullable(),
})

/** A public profile (SHR-20). */
export const publicProfile = z.object({ user: publicKeeper, reptiles: z.array(sharedCard) })

/** A public collection (SHR-27): of its keeper the name alone. */
export const publicCollection = z.object({
  user: z.object({ name: z.string() }),
  reptiles: z.array(sharedCard),
  /** The species to choose from, whatever the list is narrowed to. */
  species: z.array(z.string()),
})

/** What bounds the sharing of one thing, and how often others opened its page. */
const limits = {
  /** The last day on which it is shown, where its keeper is; null for no end. */
  endsOn: z.string().nullable(),
  /** Whether it was shared, and that day is over. */
  ended: z.boolean(),
  /** Whether visitors are asked for a password of this link. */
  hasPassword: z.boolean(),
  /** How often anybody but the owner opened the page. */
  views: z.number().int(),
  /** The day of the last view, where the keeper is. */
  lastViewedOn: z.string().nullable(),
}

export const sharingLimits = z.object(limits)

/** Whether one animal is shared, and its notes, price and contact with it (SHR-56). */
export const animalSharing = z.object({
  shared: z.boolean(),
  showNotes: z.boolean(),
  /** Price and contact; both are seen only while the animal is offered (SHR-62). */
  showPrice: z.boolean(),
  /** What it carries, as far as it is written down, with the welfare warnings (GEN-59). */
  showGenotype: z.boolean(),
  /** Whether it is seen as a part of the shared collection, whatever its own switch says. */
  inCollection: z.boolean(),
  /** Whether a visitor of the animal's page is asked for a password, be it that of the collection. */
  asksPassword: z.boolean(),
  /** Where others see it, under the public address of the site (SHR-34). */
  link: z.string(),
  ...limits,
})

const yesOrNo = z.boolean('Please say true or false')

const pagePassword = textBy(pagePasswordProblem, pagePasswordLength.most)

/** What bounds sharing, as it is changed; what is absent stays, null takes it away. */
const limitsChange = z
  .object({
    /** The last day on which it is shown. */
    endsOn: optionalDay,
    password: pagePassword.nullable(),
  })
  .partial()

export const animalSharingChange = limitsChange.extend({
  shared: yesOrNo,
  showNotes: yesOrNo.optional(),
  showPrice: yesOrNo.optional(),
  showGenotype: yesOrNo.optional(),
})

/** Several animals to share, or not any more; what is said of their notes, price, end and password stays. */
export const severalShared = z.object({ ids: recordIds, shared: yesOrNo })

/** A keeper's own sharing settings, as they are changed (SHR-57), and what bounds the pages that they open. */
export const sharingChange = z
  .object({
    profile: yesOrNo,
    collection: yesOrNo,
    directory: yesOrNo,
    limits: z.object({ profile: limitsChange, collection: limitsChange }).partial(),
  })
  .partial()

/** Everything that a keeper shows to others, in one place; what has ended, too, until it is shared anew or stopped. */
export const sharingOverview = sharingSettings.extend({
  /** Where others see the profile and the collection (SHR-34). */
  links: z.object({ profile: z.string(), collection: z.string() }),
  limits: z.object({ profile: sharingLimits, collection: sharingLimits }),
  reptiles: z.array(
    animal
      .pick({ id: true, name: true, species: true, photos: true })
      .extend({ link: z.string(), ...limits }),
  ),
})

/** What a visitor types where a page asks for its password. */
export const pageKey = z.object({
  password: plainText(pagePasswordLength.most, 'Please enter the password'),
})

/** What narrows a public collection; never by custom ID, meals, genes, places or clutches, which strangers are not told. */
export const publicQuery = animalQuery.omit({
  sort: true,
  fedBefore: true,
  gene: true,
  form: true,
  placeId: true,
  clutchId: true,
})
export const keeperParams = z.object({ userId: digits })
export const sharedMediaParams = z.object({ id: digits, mediaId: digits })

export type PublicQuery = z.output<typeof publicQuery>
export type SharedParent = z.output<typeof sharedParent>
export type SharedAncestor = z.output<typeof sharedAncestor>
export type SharedAnimal = z.output<typeof sharedAnimal>
export type SharedCard = z.output<typeof sharedCard>
export type PublicProfile = z.output<typeof publicProfile>
export type PublicCollection = z.output<typeof publicCollection>
export type SharingLimits = z.output<typeof sharingLimits>
export type LimitsChange = z.output<typeof limitsChange>
export type AnimalSharing = z.output<typeof animalSharing>
export type AnimalSharingChange = z.output<typeof animalSharingChange>
export type SharingSettings = z.output<typeof sharingSettings>
export type SharingChange = z.output<typeof sharingChange>
export type SharingOverview = z.output<typeof sharingOverview>

/**
 * What a public page is drawn from before its own code is there; the answer is null where nothing is shown, or where a
 * password is asked for first. The server writes it into the page beside what it drew, so that the browser need not ask again.
 */
export type SsrPage = {
  /** A visitor with the password would be answered. */
  readonly isLocked?: true
} & (
  | { readonly page: 'animal'; readonly id: number; readonly answer: SharedAnimal | null }
  | {
      readonly page: 'profile'
      readonly id: number
      readonly answer: PublicProfile | null
      /** The cursor of the next page, or null. */
      readonly next: string | null
    }
  | {
      readonly page: 'collection'
      readonly id: number
      readonly query: PublicNarrowing
      readonly answer: PublicCollection | null
      /** The cursor of the next page, or null. */
      readonly next: string | null
    }
)

/** What a visitor has narrowed a public collection to, as the page's address says it. */
export type PublicNarrowing = Pick<PublicQuery, 'q' | 'species' | 'sex'>
