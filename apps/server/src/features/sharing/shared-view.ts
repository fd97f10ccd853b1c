import type { Animal, AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { offerShown } from '@clutchbook/domain/sharing/sharing.rules'
import type {
  SharedAncestor,
  SharedAnimal,
  SharedCard,
  SharedParent,
} from '@clutchbook/domain/sharing/sharing.schema'

/** Turns an address of a keeper's own medium into the one that strangers may use. */
export type ShowMedia = (address: string) => string

/** The owner uses the addresses of own media as they are. */
export const asStored: ShowMedia = (address) => address

/** Strangers use addresses that name the animal, because each use asks whether it is still shared. */
export const sharedAddressOf =
  (animalId: number): ShowMedia =>
  (address) =>
    address.replace('/api/media/', `/api/shared/reptile/${animalId}/media/`)

/** What belongs to a shared animal. */
export type Family = {
  readonly father: Animal | null
  readonly mother: Animal | null
  readonly ancestors: readonly SharedAncestor[]
  readonly genotype: SharedAnimal['genotype']
}

/** What its keeper says may be shown of an animal. */
export type Shown = {
  readonly showsNotes: boolean
  readonly showsPrice: boolean
  readonly showsGenotype: boolean
}

type Facts = Pick<Animal, 'name' | 'species' | 'morph' | 'sex' | 'dateOfBirth' | 'weight' | 'weightUnit'>

/** What every public view says of an animal. */
const factsOf = ({ name, species, morph, sex, dateOfBirth, weight, weightUnit }: Facts): Facts => ({
  name,
  species,
  morph,
  sex,
  dateOfBirth,
  weight,
  weightUnit,
})

/** An animal as strangers read it: every field is named here, so that a new one stays private (SHR-61). */
export function toSharedAnimal(
  animal: Animal,
  family: Family,
  { showsNotes, showsPrice }: Pick<Shown, 'showsNotes' | 'showsPrice'>,
  show: ShowMedia,
): SharedAnimal {
  const { id, producedBy, isHoldback, priceStatus, fatherId, motherId } = animal
  return {
    id,
    ...factsOf(animal),
    producedBy,
    notes: showsNotes ? animal.notes : null,
    photos: profileFirst(animal).map(show),
    isHoldback,
    priceStatus,
    ...offerShown(animal, showsPrice),
    fatherId,
    motherId,
    father: family.father ? linkedParent(family.father, show) : writtenFather(animal, show),
    mother: family.mother ? linkedParent(family.mother, show) : writtenMother(animal, show),
    customAncestors: family.ancestors.map(({ relation, name, morph, producedBy, photos }) => ({
      relation,
      name,
      morph,
      producedBy,
      photos: photos.map(show),
    })),
    genotype: family.genotype,
  }
}

/** An animal as public lists carry it. */
export function toSharedCard(
  card: AnimalCard,
  { showsPrice }: Pick<Shown, 'showsPrice'>,
  show: ShowMedia,
): SharedCard {
  const { id, priceStatus } = card
  return {
    id,
    ...factsOf(card),
    photos: card.photos.map(show),
    priceStatus,
    ...offerShown(card, showsPrice),
  }
}

/** Strangers aren't told which photo is the profile photo; it is the first. */
function profileFirst({ photos, profilePhotoIndex }: Animal): string[] {
  const profile = photos[profilePhotoIndex]
  return profile === undefined ? photos : [profile, ...photos.filter((photo) => photo !== profile)]
}

function linkedParent(parent: Animal, show: ShowMedia): SharedParent {
  const { producedBy, fatherId, motherId } = parent
  const photos = profileFirst(parent).map(show)
  return { ...factsOf(parent), producedBy, photos, fatherId, motherId }
}

type Written = Pick<SharedParent, 'morph' | 'producedBy' | 'photos'> & { readonly name: string | null }

/** A parent of whom only words and photos are kept; null where there is neither. */
function writtenParent({ name, morph, producedBy, photos }: Written, sex: 'Male' | 'Female') {
  if (!name && !morph && photos.length === 0) return null
  const unknown = { species: null, dateOfBirth: null, weight: null, weightUnit: null }
  return {
    ...unknown,
    name: name ?? 'Unknown',
    morph,
    sex,
    producedBy,
    photos,
    fatherId: null,
    motherId: null,
  }
}

const writtenFather = (animal: Animal, show: ShowMedia): SharedParent | null =>
  writtenParent(
    {
      name: animal.fatherName,
      morph: animal.fatherMorph,
      producedBy: animal.fatherProducedBy,
      photos: animal.fatherPhotos.map(show),
    },
    'Male',
  )

const writtenMother = (animal: Animal, show: ShowMedia): SharedParent | null =>
  writtenParent(
    {
      name: animal.motherName,
      morph: animal.motherMorph,
      producedBy: animal.motherProducedBy,
      photos: animal.motherPhotos.map(show),
    },
    'Female',
  )
