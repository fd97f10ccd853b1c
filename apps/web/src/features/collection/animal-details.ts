import { ageText, isListed } from '@clutchbook/domain/collection/collection.rules'
import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { formatPrice } from '@clutchbook/domain/kernel/money'
import { formatWeight } from '@clutchbook/domain/kernel/units'
import { shownDay } from '../../shared/day-format.ts'
import { collectionTexts } from './collection.texts.ts'

/** A line of the details card. */
export type Detail = {
  term: string
  text: string
  tone?: 'species' | 'price' | 'sex'
  /** It stands in the head of an animal that others see as well, right above. */
  inHead?: true
}

const { terms } = collectionTexts.detail

/** What the details are told from; an ID, a length, a source and the day of a sale are the owner's alone to see. */
export type DescribedAnimal = Pick<
  Animal,
  | 'species'
  | 'morph'
  | 'sex'
  | 'dateOfBirth'
  | 'weight'
  | 'weightUnit'
  | 'producedBy'
  | 'contactInfo'
  | 'price'
  | 'priceCurrency'
  | 'priceStatus'
> &
  Partial<Pick<Animal, 'length' | 'source' | 'customId' | 'soldOn'>>

const hatched = ({ dateOfBirth }: DescribedAnimal, today: CivilDay): string =>
  dateOfBirth ? `${shownDay(dateOfBirth)} · ${ageText(dateOfBirth, today)}` : shownDay(dateOfBirth)

/**
 * What is known of an animal, line by line (COL-66): what every keeper looks for always, the rest where it was filled
 * in. The owner sees price, price status, the day of a sale and contact whether or not the animal is listed; others are told a price and a
 * contact only with an offer.
 */
export function detailsOf(animal: DescribedAnimal, today: CivilDay): Detail[] {
  const { species, morph, weight, weightUnit, price, priceCurrency, priceStatus } = animal
  const optional: [string, string | null | undefined][] = [
    [terms.length, animal.length],
    [terms.source, animal.source],
    [terms.producedBy, animal.producedBy],
    [terms.customId, animal.customId],
    [terms.contact, animal.contactInfo],
  ]
  const details: Detail[] = [{ term: terms.species, text: species, tone: 'species', inHead: true }]
  if (morph) details.push({ term: terms.morph, text: morph, inHead: true })
  details.push({ term: terms.sex, text: animal.sex, tone: 'sex', inHead: true })
  details.push({ term: terms.hatched, text: hatched(animal, today) })
  details.push({ term: terms.weight, text: formatWeight(weight, weightUnit) })
  for (const [term, text] of optional) if (text) details.push({ term, text })
  if (priceStatus !== 'For Sale') details.push({ term: terms.priceStatus, text: priceStatus })
  if (price && priceStatus !== 'Not For Sale') {
    const text = formatPrice(price, priceCurrency)
    details.push({ term: terms.price, text, tone: 'price', ...(isListed(animal) && { inHead: true }) })
  }
  if (animal.soldOn && priceStatus === 'Sold')
    details.push({ term: terms.soldOn, text: shownDay(animal.soldOn) })
  return details
}
