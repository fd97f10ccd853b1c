import { isListed } from '@clutchbook/domain/collection/collection.rules'
import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { profilePhotoOf } from '@clutchbook/domain/collection/profile-photo.rules'
import { formatPrice } from '@clutchbook/domain/kernel/money'
import { formatWeight } from '@clutchbook/domain/kernel/units'
import { shownDay } from '../../shared/day-format.ts'
import type { CardGenes } from '../genetics/public/card-genes.ts'
import { collectionTexts } from './collection.texts.ts'

/** Parents that are animals of the collection, as they are called now. */
export type LinkedParents = { father: string | null; mother: string | null }

/** What the ID card of an animal says (COL-Q11). Lines without an entry are left out. */
export type IdCard = {
  name: string
  species: string
  customId: string | null
  photo: string | null
  lines: { term: string; text: string }[]
  /** The price of an offer, or that the animal is on hold or sold; null for one that is not for sale (COL-105). */
  sale: string | null
  /** Where a phone that reads the code of the card is led; null for an animal that is private, which has no code. */
  link: string | null
}

const { terms, father, mother } = collectionTexts.detail

/** What the price status puts on the card (COL-105). */
export function saleOf(animal: Pick<Animal, 'priceStatus' | 'price' | 'priceCurrency'>): string | null {
  const { priceStatus, price, priceCurrency } = animal
  if (isListed(animal) && price) return formatPrice(price, priceCurrency)
  return priceStatus === 'On Hold' || priceStatus === 'Sold' ? priceStatus : null
}

/** Where genes are kept they stand in place of the morph (GEN-68). */
export function idCardOf(
  animal: Animal,
  parents: LinkedParents,
  { link, genes }: { link: string | null; genes: CardGenes | null },
): IdCard {
  const { name, species, morph, sex, dateOfBirth, weight, weightUnit, producedBy, customId } = animal
  const known: [string, string | null][] = [
    ...(genes ?? [{ term: terms.morph, text: morph }]).map(({ term, text }): [string, string | null] => [
      term,
      text,
    ]),
    [terms.sex, sex],
    [terms.hatched, dateOfBirth && shownDay(dateOfBirth)],
    [terms.weight, weight === null ? null : formatWeight(weight, weightUnit)],
    [terms.producedBy, producedBy],
    [father, parents.father ?? animal.fatherName],
    [mother, parents.mother ?? animal.motherName],
  ]
  return {
    name,
    species,
    customId,
    photo: profilePhotoOf(animal),
    lines: known.flatMap(([term, text]) => (text ? [{ term, text }] : [])),
    sale: saleOf(animal),
    link,
  }
}
