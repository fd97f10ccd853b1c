import { incubationFields } from '../eggs/eggs.fields.ts'
import { fields } from '../kernel/record-fields.ts'
import { clutchKinds, clutchLimits, clutchMessages } from './clutches.rules.ts'

const { temperature, temperatureUnit, humidity } = incubationFields

/** How many young there were; a clutch of eggs has none. */
const young = {
  ...({ kind: 'number', isWhole: true, least: 0, most: clutchLimits.laid, blank: 0 } as const),
  messages: { notNumber: clutchMessages.count },
} as const

/** Every field of a clutch that a keeper writes (CLU-01). Who its sires are is told beside it. */
export const clutchFields = fields({
  kind: { kind: 'choice', label: 'Kind', of: clutchKinds, blank: 'eggs', unknown: clutchMessages.kind },
  code: { kind: 'text', label: 'Code', max: clutchLimits.code, absent: clutchMessages.code },
  /** The day of laying or birth. */
  layDate: { kind: 'day', label: 'Laid', absent: clutchMessages.layDate },
  /** How many days earlier it may have been. */
  layDateSpread: {
    ...({ kind: 'number', label: 'Up to so many days earlier', isWhole: true, blank: 0 } as const),
    ...{ least: 0, most: clutchLimits.spread, messages: { notNumber: clutchMessages.spread } },
  },
  breedingProjectId: { kind: 'link', to: 'breeding-projects', label: 'Project', blank: null },
  femaleId: { kind: 'link', to: 'animals', label: 'Female', blank: null },
  /** Without a father: its young come from the mother alone. */
  isParthenogenetic: { kind: 'flag', label: 'Without a father', blank: false },
  /** The box that it stands in; where it stood before is told by its stays. */
  boxId: { kind: 'link', to: 'boxes', label: 'Box', blank: null, isOutsideForms: true },
  medium: { kind: 'text', label: 'Medium', max: clutchLimits.medium, blank: null },
  massGrams: {
    ...({ kind: 'number', label: 'Mass of all (g)', least: 0, blank: null } as const),
    ...{ most: clutchLimits.massGrams, messages: { notNumber: clutchMessages.mass } },
  },
  /** What is aimed at; in °C as it is stored, as that of an egg. */
  temperature,
  temperatureUnit,
  humidity,
  liveCount: { ...young, label: 'Live' },
  stillbornCount: { ...young, label: 'Stillborn' },
  /** Slugs of a litter; those of a clutch of eggs are eggs with that status. */
  slugCount: { ...young, label: 'Slugs' },
  notes: { kind: 'text', label: 'Notes', max: clutchLimits.notes, blank: null },
})

/** A sire of a clutch, one row each (CLU-02): an animal, or the words for one that was deleted. */
export const clutchSireFields = fields({
  animalId: { kind: 'link', to: 'animals', label: 'Sire', blank: null },
  position: {
    ...({ kind: 'number', label: 'Position', isWhole: true, least: 0, most: clutchLimits.sires } as const),
    ...{ blank: 0, messages: { notNumber: clutchMessages.count } },
  },
})
