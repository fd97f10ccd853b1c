import { countWords, pairWords } from '@clutchbook/domain/clutches/clutch-words.rules'
import type { AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { climateWords, limitWords } from '@clutchbook/domain/incubation/climate-words.rules'
import type { Incubator } from '@clutchbook/domain/incubation/incubators.schema'
import { formatAmount } from '@clutchbook/domain/kernel/amount'
import { formatPrice } from '@clutchbook/domain/kernel/money'
import type { Label } from '@clutchbook/domain/places/labels.schema'
import { placeLabel } from '@clutchbook/domain/places/place.rules'
import type { PlaceTree, TreePlace } from '@clutchbook/domain/places/place-tree'
import type { NamedClutch } from '../eggs/eggs.service.ts'
import type { NamedBox } from '../incubation/incubation.service.ts'

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

const wordOfDay = { eggs: 'laid', litter: 'born' } as const

/** What may stand on the label of a clutch, in the box that it stands in. */
export const clutchLines = (clutch: NamedClutch, box: NamedBox | undefined): Lines =>
  linesOf([
    ['pair', pairWords(clutch)],
    ['laid', `${wordOfDay[clutch.kind]} ${clutch.layDate}`],
    ['counts', countWords(clutch)],
    ['box', box && `${box.name} · ${box.incubatorName}`],
  ])

export const boxLines = ({ incubatorName, capacity }: NamedBox): Lines =>
  linesOf([
    ['incubator', incubatorName],
    [
      'capacity',
      capacity === null ? null : `holds ${formatAmount(capacity)} ${capacity === 1 ? 'egg' : 'eggs'}`,
    ],
  ])

/** What is told of an incubator on its label. */
type SetIncubator = Pick<
  Incubator,
  | ('temperature' | 'temperatureUnit' | 'humidity' | 'placeId')
  | ('lowTemperature' | 'highTemperature' | 'lowHumidity' | 'highHumidity')
>

/** What may stand on the label of an incubator: what it is set to, outside of what it rings, and where it stands. */
export const incubatorLines = (incubator: SetIncubator, tree: PlaceTree): Lines =>
  linesOf([
    ['set', climateWords(incubator, incubator.temperatureUnit).join(', ')],
    ['limits', limitWords(incubator).join(', ')],
    ['place', wayWords(tree.wayTo(incubator.placeId))],
  ])
