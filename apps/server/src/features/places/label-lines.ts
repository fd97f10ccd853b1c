import type { AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { formatPrice } from '@clutchbook/domain/kernel/money'
import type { Label } from '@clutchbook/domain/places/labels.schema'
import { placeLabel } from '@clutchbook/domain/places/place.rules'
import type { PlaceTree, TreePlace } from '@clutchbook/domain/places/place-tree'

type Lines = Label['lines']

/** The lines that say something, in the order in which they are offered. */
const linesOf = (said: readonly (readonly [Lines[number]['line'], string | null | undefined])[]): Lines =>
  said.flatMap(([line, text]) => (text ? [{ line, text }] : []))

/** What places are called: `Snake room · R1 · R1-A3`. */
const wayWords = (places: readonly TreePlace[]): string => places.map(placeLabel).join(' · ')

/** What may stand on the label of an animal. */
export const animalLines = (animal: AnimalCard, tree: PlaceTree): Lines =>
  linesOf([
    ['species', animal.species],
    ['morph', animal.morph],
    ['sex', animal.sex],
    ['born', animal.dateOfBirth],
    ['weight', animal.weight === null ? null : `${animal.weight} ${animal.weightUnit}`],
    ['place', wayWords(tree.wayTo(animal.placeId))],
    ['price', animal.price === null ? null : formatPrice(animal.price, animal.priceCurrency)],
    ['contact', animal.contactInfo],
  ])

/** What may stand on the label of a place: what it stands in. */
export const placeLines = (tree: PlaceTree, id: number): Lines =>
  linesOf([['within', wayWords(tree.wayTo(id).slice(0, -1))]])

export const projectLines = ({ status }: { readonly status: string }): Lines => linesOf([['status', status]])
