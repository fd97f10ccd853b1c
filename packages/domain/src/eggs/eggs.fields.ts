import { fields } from '../kernel/record-fields.ts'
import { defaultIncubationDays, eggLimits, eggMessages, eggStatuses, temperatureUnits } from './eggs.rules.ts'

const optionalDay = { kind: 'day', blank: null } as const

/** What can be said of one egg or of a whole clutch, in the order of its form. */
export const incubationFields = fields({
  layDate: { kind: 'day', label: 'Lay date', absent: eggMessages.layDate },
  /** Days that were left blank are the usual ones (EGG-03). */
  incubationDays: {
    kind: 'number',
    label: 'Incubation days',
    isWhole: true,
    least: 1,
    most: eggLimits.incubationDays,
    blank: defaultIncubationDays,
    messages: { notNumber: eggMessages.incubationDays },
  },
  dueDate: { ...optionalDay, label: 'Due date' },
  /** In the unit beside it as it is sent, in °C as it is stored; the schema of an egg narrows the bounds. */
  temperature: {
    kind: 'number',
    label: 'Temperature',
    unit: 'temperatureUnit',
    least: -50,
    most: 150,
    blank: null,
    messages: { notNumber: eggMessages.temperature },
  },
  /** The unit of `temperature` in a call, °C unless stated; also the one it is shown in later. */
  temperatureUnit: {
    kind: 'choice',
    label: 'Unit',
    of: temperatureUnits,
    blank: 'C',
    unknown: 'Please choose C or F',
  },
  humidity: {
    kind: 'number',
    label: 'Humidity (%)',
    least: 0,
    most: 100,
    blank: null,
    messages: { notNumber: eggMessages.humidity },
  },
  status: {
    kind: 'choice',
    label: 'Status',
    of: eggStatuses,
    blank: 'Incubating',
    unknown: eggMessages.status,
  },
  hatchDate: { ...optionalDay, label: 'Hatch date' },
  isViable: {
    kind: 'flag',
    label: 'Viable',
    blank: true,
    notFlag: 'Please say whether the egg is viable',
  },
  notes: { kind: 'text', label: 'Notes', max: eggLimits.notes, blank: null },
})

/** Every field of an egg that a keeper writes. The number is text; null and blanks are an empty one (EGG-12). */
export const eggFields = fields({
  breedingProjectId: { kind: 'link', to: 'breeding-projects', label: 'Project', blank: null },
  eggNumber: { kind: 'text', label: 'Egg number', max: eggLimits.number, blank: '', takesNumbers: true },
  ...incubationFields,
  /** The clutch that it lies in, whose project is its own. */
  clutchId: { kind: 'link', to: 'clutches', label: 'Clutch', blank: null, isOutsideForms: true },
  /** Its own box, where it was put elsewhere than its clutch. */
  boxId: { kind: 'link', to: 'boxes', label: 'Box', blank: null, isOutsideForms: true },
  massGrams: {
    ...({ kind: 'number', label: 'Mass (g)', least: 0, blank: null, isOutsideForms: true } as const),
    ...{ most: eggLimits.massGrams, messages: { notNumber: eggMessages.massGrams } },
  },
  /** Where it lies in its box, as in A3. */
  position: { kind: 'text', label: 'Position', max: eggLimits.position, blank: null, isOutsideForms: true },
  /** Its upper side is marked, so that it is not turned. */
  isTopMarked: { kind: 'flag', label: 'Top marked', blank: false, isOutsideForms: true },
})
