import type { AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { formatPrice } from '@clutchbook/domain/kernel/money'
import type { Label } from '@clutchbook/domain/places/labels.schema'
import { placeLabel } from '@clutchbook/domain/places/place.rules'
import type { PlaceTree } from '@clutchbook/domain/places/place-tree'

type Lines = Label['lines']

/** The lines that say something, in the order in which they are offered. */
const linesOf = (said: readonly (readonly [Lines[number]['line'], string | null | undefined])[]): Lines =>
  said.flatMap(([line, text]) => (text ? [{ line, text }] : []))

/** What the places above one are called, and it: `Snake room · R1 · R1-A3`. */
function wayTo(tree: PlaceTree, id: number): string {
  const place = tree.byId.get(id)
  return [...tree.above(id), ...(place ? [place] : [])].map(placeLabel).join(' · ')
}

/** What may stand on the label of an animal. */
export const animalLines = (animal: AnimalCard, tree: PlaceTree): Lines =>
  linesOf([
    ['species', animal.species],
    ['morph', animal.morph],
    ['sex', animal.sex],
    ['born', animal.dateOfBirth],
    ['weight', animal.weight === null ? null : `${animal.weight} ${animal.weightUnit}`],
    ['place', animal.placeId === null ? null : wayTo(tree, animal.placeId)],
    ['price', animal.price === null ? null : formatPrice(animal.price, animal.priceCurrency)],
    ['contact', animal.contactInfo],
  ])

/** What may stand on the label of a place: what it stands in. */
export function placeLines(tree: PlaceTree, id: number): Lines {
  const outer = tree.above(id).at(-1)
  return linesOf([['within', outer ? wayTo(tree, outer.id) : null]])
}

export const projectLines = ({ status }: { readonly status: string }): Lines => linesOf([['status', status]])
