import { eggFields } from '@clutchbook/domain/eggs/eggs.fields'
import { eggLimits } from '@clutchbook/domain/eggs/eggs.rules'
import { labelsOf } from '@clutchbook/domain/kernel/record-fields'
import { eggTexts } from './eggs.texts.ts'

const listed = (sources: readonly string[]): string => sources.join('; ')

/** Words of the form of an egg, and of a whole clutch. */
export const eggFormTexts = {
  titles: {
    egg: 'Add an egg',
    clutch: 'Add a clutch',
    edit: (eggNumber: string) => eggTexts.editEgg(eggNumber),
  },
  fields: { ...labelsOf(eggFields), count: 'How many eggs', firstNumber: 'First egg number' },
  isViableHint: 'Untick an egg that you no longer expect to hatch but keep an eye on',
  units: { C: '°C', F: '°F' },
  noProject: eggTexts.noProject,
  noBox: 'None',
  withClutch: 'With its clutch',
  topMarkHint: 'Its upper side is marked, so that it is not turned',
  numbered: (first: string, last: string) => `Numbered ${first} to ${last}`,
  suggestedNumber: 'The next free number; change it as you like',
  suggestedDue: 'Follows the lay date until you choose a day',
  incubation: {
    known: ({ species, min, max }: { species: string; min: number; max: number }) =>
      min === max ? `${species}: about ${min} days` : `${species}: ${min} to ${max} days`,
    at: (temperature: string) => ` at ${temperature}`,
    unknown: (days: number) => `${days} days unless you know better: nothing is on record for this species`,
    noSpecies: (days: number) => `${days} days unless you know better: the species is not known here`,
    source: (sources: readonly string[]) => `Source: ${listed(sources)}`,
    use: (days: number) => `Use ${days} days`,
  },
  countMissing: 'Please enter how many eggs, in whole numbers',
  countTooSmall: 'A clutch has at least one egg',
  countTooLarge: `Please add at most ${eggLimits.clutch} eggs at once`,
  notCountable: 'Please end the first number with a digit, so that the others can follow',
  save: {
    egg: 'Save Egg',
    edit: 'Save Egg',
    clutch: (count: number) => (count === 1 ? 'Add 1 egg' : `Add ${count} eggs`),
  },
  saveClutch: 'Add eggs',
  cancel: 'Cancel',
  added: 'Egg added successfully',
  clutchAdded: (count: number) =>
    count === 1 ? 'Egg added successfully' : `${count} eggs added successfully`,
  addFailed: 'Failed to add egg',
  nothingSaved: 'Nothing was saved. Please try again.',
  eggs: 'eggs',
} as const
