import { ageText, isListed } from '@clutchbook/domain/collection/collection.rules'
import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { type CivilDay, formatDay } from '@clutchbook/domain/kernel/civil-day'
import { formatPrice } from '@clutchbook/domain/kernel/money'
import { formatWeight } from '@clutchbook/domain/kernel/units'
import { collectionTexts } from './collection.texts.ts'

/** A line of the details card. */
export type Detail = { term: string; text: string; tone?: 'species' | 'price' | 'sex' }

const { terms } = collectionTexts.detail

const hatched = ({ dateOfBirth }: Animal, today: CivilDay): string =>
  dateOfBirth ? `${formatDay(dateOfBirth)} · ${ageText(dateOfBirth, today)}` : formatDay(dateOfBirth)

/**
 * What is known of an animal, line by line (COL-66): what every keeper looks for always, the rest where it was filled
 * in. The owner sees the price status and the contact whether or not the animal is listed.
 */
export function detailsOf(animal: Animal, today: CivilDay): Detail[] {
  const { species, morph, weight, weightUnit, price, priceCurrency, priceStatus } = animal
  const optional: [string, string | null][] = [
    [terms.length, animal.length],
    [terms.source, animal.source],
    [terms.producedBy, animal.producedBy],
    [terms.customId, animal.customId],
    [terms.contact, animal.contactInfo],
  ]
  const details: Detail[] = [{ term: terms.species, text: species, tone: 'species' }]
  if (morph) details.push({ term: terms.morph, text: morph })
  details.push({ term: terms.sex, text: animal.sex, tone: 'sex' })
  details.push({ term: terms.hatched, text: hatched(animal, today) })
  details.push({ term: terms.weight, text: formatWeight(weight, weightUnit) })
  for (const [term, text] of optional) if (text) details.push({ term, text })
  if (isListed(animal) && price) {
    details.push({ term: terms.price, text: formatPrice(price, priceCurrency), tone: 'price' })
  } else if (priceStatus !== 'For Sale') {
    details.push({ term: terms.priceStatus, text: priceStatus })
  }
  return details
}
