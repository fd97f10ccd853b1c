import { addDays } from '@clutchbook/domain/kernel/civil-day'
import { ballPythons } from './collection/ball-pythons.ts'
import { boasAndCarpets } from './collection/boas-and-carpets.ts'
import { colubrids } from './collection/colubrids.ts'
import { crestedGeckosAndDragons } from './collection/crested-geckos-and-dragons.ts'
import type { Age, DemoAnimal, DemoSpecies } from './collection/demo-animal.ts'
import { leopardGeckos } from './collection/leopard-geckos.ts'

/** Who keeps the demo collection. */
export const demoKeeper = {
  username: 'demo',
  password: 'demo-keeper',
  name: 'Mara Reyes',
  email: 'mara@reyes-reptiles.example',
} as const

/** How a keeper short-writes a species in custom IDs. */
const prefixes: Readonly<Record<DemoSpecies, string>> = {
  'Python regius': 'BP',
  'Pantherophis guttatus': 'CS',
  'Heterodon nasicus': 'WH',
  'Boa imperator': 'BC',
  'Morelia spilota': 'CP',
  'Eublepharis macularius': 'LG',
  'Correlophus ciliatus': 'CG',
  'Pogona vitticeps': 'BD',
}

/** A demo animal with what depends on the day the demo is made. */
export type DatedAnimal = DemoAnimal & {
  readonly dateOfBirth: string
  readonly customId: string
  readonly soldOn?: string
}

const dayInMs = 86_400_000

/** The day of birth of an animal that has the given age today. */
export function birthOf(age: Age, today: string): string {
  if (typeof age === 'number')
    return new Date(Date.parse(`${today}T00:00:00Z`) - age * dayInMs).toISOString().slice(0, 10)
  const [years, hatched] = age
  const hadBirthday = hatched <= today.slice(5)
  return `${Number(today.slice(0, 4)) - years - (hadBirthday ? 0 : 1)}-${hatched}`
}

function dated(animal: DemoAnimal, today: string): DatedAnimal {
  const dateOfBirth = birthOf(animal.age, today)
  const { soldDaysAgo } = animal
  const number = String(animal.number).padStart(3, '0')
  return {
    ...animal,
    dateOfBirth,
    ...(soldDaysAgo !== undefined && { soldOn: addDays(today, -soldDaysAgo) }),
    customId: `${prefixes[animal.species]}-${dateOfBirth.slice(2, 4)}-${number}`,
  }
}

/** The demo keeper's animals as of a day, in the order in which they came: the oldest first, so parents before children. */
export const demoCollection = (today: string): DatedAnimal[] =>
  [...ballPythons, ...colubrids, ...boasAndCarpets, ...leopardGeckos, ...crestedGeckosAndDragons]
    .map((animal) => dated(animal, today))
    .sort((a, b) => (a.dateOfBirth < b.dateOfBirth ? -1 : 1))
