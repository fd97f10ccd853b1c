import type { Sex } from '@clutchbook/domain/collection/collection.rules'
import { addDays, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { birthOf, type DatedAnimal } from '../collection.ts'
import { childOf, type Genotype, genes, morphOf, type Parents, shown } from './genetics.ts'
import { nameOf } from './names.ts'
import { type Random, randomFrom } from './random.ts'
import { createShots } from './shots.ts'

/** A pair of the colony and what hatched from its eggs, all by their names. */
export type ColonyPair = { readonly sire: string; readonly dam: string; readonly young: readonly string[] }

export type Colony = {
  /** The oldest first, so parents before children. */
  readonly animals: readonly DatedAnimal[]
  /** Those of the last season. */
  readonly pairs: readonly ColonyPair[]
}

/** Full years, and the day of the year. */
type Hatched = readonly [years: number, day: string]

type Bred = { readonly animal: DatedAnimal; readonly genotype: Genotype }

type Couple = { readonly sire: Bred; readonly dam: Bred }

const species = 'Pantherophis guttatus'
const breeder = 'Halloran Corns'

const none: Genotype = { Amelanistic: 0, Anerythristic: 0, Motley: 0 }

/** The eight that the colony began with: males and females in turn. */
const founders: readonly Genotype[] = [
  { ...none, Amelanistic: 2 },
  { ...none, Anerythristic: 2 },
  { ...none, Motley: 2 },
  { ...none, Amelanistic: 1, Anerythristic: 1 },
  { ...none, Anerythristic: 1, Motley: 1 },
  { ...none, Amelanistic: 2, Motley: 1 },
  none,
  { ...none, Amelanistic: 2, Anerythristic: 2 },
]
const foundedYearsAgo = 13

/** The generations that were bred since: how many pairs, and how many young of each. */
const seasons = [
  { yearsAgo: 9, pairs: 4, young: 6 },
  { yearsAgo: 6, pairs: 6, young: 7 },
  { yearsAgo: 3, pairs: 10, young: 6 },
  { yearsAgo: 0, pairs: 12, young: 8 },
] as const

/** How old animals are when they go to another keeper, in days. */
const soldAtDays = 400

const sexAt = (place: number): Sex => (place % 2 === 0 ? 'Male' : 'Female')

/** Clutches hatch one day after the other, in the middle of July. */
const dayOf = (clutch: number): string => `07-${12 + (clutch % 16)}`

/** What an animal of this age weighs, in grams. */
function gramsAt(yearsAgo: number, random: Random): number {
  return yearsAgo === 0 ? random.whole(11, 42) : random.whole(380, 640) + 12 * yearsAgo
}

/** What each young animal becomes: one in eight stays as a holdback, every third of the others is offered. */
function future(place: number, genotype: Genotype): Partial<DatedAnimal> {
  if (place % 8 === 5) return { archiveStatus: 'holdback' }
  if (place % 3 !== 1) return {}
  const visible = genes.filter((gene) => genotype[gene] === 2).length
  return { priceStatus: 'For Sale', price: String(60 + 55 * visible) }
}

/** Whose card has a photo: the founders, and of the young those that are kept back and the first that are offered. */
const isPortrayed = (yearsAgo: number, place: number, { archiveStatus, priceStatus }: Partial<DatedAnimal>) =>
  yearsAgo === foundedYearsAgo ||
  (yearsAgo === 0 && place < 24 && (archiveStatus === 'holdback' || priceStatus !== undefined))

/** Males and females of a generation, paired so that no two of one mother come together where that can be helped. */
function pairUp(grown: readonly Bred[], count: number): Couple[] {
  const sires = grown.filter(({ animal }) => animal.sex === 'Male')
  const dams = grown.filter(({ animal }) => animal.sex === 'Female')
  return Array.from({ length: count }, (_, at) => {
    const dam = taken(dams, at * 2)
    const inTurn = sires.map((_, step) => taken(sires, at * 3 + step))
    return { dam, sire: inTurn.find(({ animal }) => animal.mother !== dam.animal.mother) ?? taken(inTurn, 0) }
  })
}

function taken(list: readonly Bred[], at: number): Bred {
  const found = list[at % list.length]
  if (!found) throw new Error('A generation of the colony has animals of one sex only')
  return found
}

/**
 * The corn snakes of the third demo keeper as of a day: 230 animals of five generations, the same with every call for
 * the day. Colours follow from the parents by the laws of inheritance.
 */
export function colonyOn(today: CivilDay): Colony {
  const random = randomFrom(1907)
  const animals: DatedAnimal[] = []
  const nextShot = createShots()

  const add = (place: number, genotype: Genotype, age: Hatched, bred: Partial<DatedAnimal>): Bred => {
    const dateOfBirth = birthOf(age, today)
    const number = animals.length + 1
    const animal: DatedAnimal = {
      name: nameOf(animals.length),
      species,
      sex: sexAt(place),
      morph: morphOf(genotype),
      age,
      dateOfBirth,
      number,
      customId: `HC-${dateOfBirth.slice(2, 4)}-${String(number).padStart(3, '0')}`,
      grams: gramsAt(age[0], random),
      source: 'Bred here',
      producedBy: breeder,
      photos: isPortrayed(age[0], place, bred) ? [nextShot(shown(genotype))] : [],
      ...bred,
    }
    animals.push(animal)
    return { animal, genotype }
  }

  const breed = ({ sire, dam }: Couple, first: number, count: number, age: Hatched): Bred[] => {
    const parents: Parents = { sire: sire.genotype, dam: dam.genotype }
    return Array.from({ length: count }, (_, at) => {
      const genotype = childOf(parents, random)
      const place = first + at
      return add(place, genotype, age, {
        morph: morphOf(genotype, parents),
        father: sire.animal.name,
        mother: dam.animal.name,
        ...(age[0] === 0 && future(place, genotype)),
      })
    })
  }

  let grown = founders.map((genotype, place) =>
    add(place, genotype, [foundedYearsAgo, dayOf(place)], {
      source: 'Breeder',
      producedBy: 'Tidewater Serpents',
    }),
  )
  let pairs: ColonyPair[] = []
  for (const { yearsAgo, pairs: count, young } of seasons) {
    const couples = pairUp(grown, count)
    const clutches = couples.map((couple, at) => breed(couple, at * young, young, [yearsAgo, dayOf(at)]))
    pairs = couples.map(({ sire, dam }, at) => ({
      sire: sire.animal.name,
      dam: dam.animal.name,
      young: (clutches[at] ?? []).map(({ animal }) => animal.name),
    }))
    grown = clutches.flat()
  }
  return { animals: retired(animals, pairs), pairs }
}

/** Of the grown animals only the parents of the last season and every fourth are still here; the others found keepers. */
function retired(animals: readonly DatedAnimal[], pairs: readonly ColonyPair[]): DatedAnimal[] {
  const breeding = new Set(pairs.flatMap(({ sire, dam }) => [sire, dam]))
  const young = new Set(pairs.flatMap(({ young }) => young))
  return animals.map((animal, place) =>
    young.has(animal.name) || breeding.has(animal.name) || place % 4 === 0
      ? animal
      : {
          ...animal,
          archiveStatus: 'archived',
          priceStatus: 'Sold',
          price: '180',
          soldOn: addDays(animal.dateOfBirth, soldAtDays),
        },
  )
}
