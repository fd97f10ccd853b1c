import { addDays, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { NewAnimalBody } from './collection.queries.ts'

/** Whether an animal is one of the samples, by its ID; whoever gives it another has made it their own. */
export const isSample = ({ customId }: { customId: string | null }): boolean =>
  /^SAMPLE-\d$/.test(customId ?? '')

const python = { species: 'Python regius', weightUnit: 'grams' } as const

/** A pair to look around with, the dam a clown and the sire het for it. */
export const samplePair = (today: CivilDay): { sire: NewAnimalBody; dam: NewAnimalBody } => ({
  sire: {
    ...python,
    name: 'Atlas',
    morph: 'Pastel het Clown',
    sex: 'Male',
    dateOfBirth: addDays(today, -1160),
    weight: 1180,
    customId: 'SAMPLE-1',
  },
  dam: {
    ...python,
    name: 'Ember',
    morph: 'Clown',
    sex: 'Female',
    dateOfBirth: addDays(today, -1530),
    weight: 2140,
    customId: 'SAMPLE-2',
  },
})

/** What came of that pair: each of these can. */
export function sampleHatchlings(
  today: CivilDay,
  parents: { fatherId: number; motherId: number },
): NewAnimalBody[] {
  const hatched = { ...python, ...parents, dateOfBirth: addDays(today, -96) }
  return [
    {
      ...hatched,
      name: 'Juniper',
      morph: 'Pastel Clown',
      sex: 'Female',
      weight: 214,
      customId: 'SAMPLE-3',
    },
    { ...hatched, name: 'Moss', morph: 'Clown', sex: 'Male', weight: 198, customId: 'SAMPLE-4' },
    {
      ...hatched,
      name: 'Wren',
      morph: 'Pastel het Clown',
      sex: 'Female',
      weight: 206,
      customId: 'SAMPLE-5',
    },
  ]
}
