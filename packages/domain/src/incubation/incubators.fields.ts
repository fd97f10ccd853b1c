import { temperatureUnits } from '../eggs/eggs.rules.ts'
import { fields } from '../kernel/record-fields.ts'
import { incubatorLimits, incubatorMessages } from './incubators.rules.ts'

/** In the unit beside it as it is sent, in °C as it is stored; the schema narrows the bounds, as that of an egg does. */
const degrees = {
  ...({ kind: 'number', unit: 'temperatureUnit', least: -50, most: 150, blank: null } as const),
  messages: { notNumber: incubatorMessages.temperature },
} as const

const percent = {
  ...({ kind: 'number', least: 0, most: 100, blank: null } as const),
  messages: { notNumber: incubatorMessages.humidity },
} as const

const whole = { kind: 'number', isWhole: true } as const
const { graceMinutes, silentMinutes } = incubatorLimits

/** Every field of an incubator that a keeper writes (CLU-20): what it is set to, and outside of what it rings. */
export const incubatorFields = fields({
  name: { kind: 'text', label: 'Name', max: incubatorLimits.name, absent: incubatorMessages.name },
  temperature: { ...degrees, label: 'Set temperature' },
  temperatureUnit: {
    ...({ kind: 'choice', label: 'Unit', of: temperatureUnits, blank: 'C' } as const),
    unknown: 'Please choose C or F',
  },
  humidity: { ...percent, label: 'Set humidity (%)' },
  lowTemperature: { ...degrees, label: 'Too cold below' },
  highTemperature: { ...degrees, label: 'Too warm above' },
  lowHumidity: { ...percent, label: 'Too dry below (%)' },
  highHumidity: { ...percent, label: 'Too humid above (%)' },
  /** How long a reading may be outside before it rings. */
  graceMinutes: {
    ...{ ...whole, label: 'Minutes before it rings', least: 0, most: graceMinutes.max },
    ...{ blank: graceMinutes.usual, messages: { notNumber: incubatorMessages.graceMinutes } },
  },
  /** After how long without a reading it rings; null is never. */
  silentMinutes: {
    ...{ ...whole, label: 'Silent after minutes', least: silentMinutes.min, most: silentMinutes.max },
    ...({ blank: null, messages: { notNumber: incubatorMessages.silentMinutes } } as const),
  },
  capacity: {
    ...({ ...whole, label: 'Boxes it holds', least: 1, most: incubatorLimits.boxes, blank: null } as const),
    messages: { notNumber: incubatorMessages.capacity },
  },
  placeId: { kind: 'link', to: 'places', label: 'Place', blank: null },
})

/** Every field of a box that a keeper writes. One that is put into another incubator takes what is in it along. */
export const boxFields = fields({
  incubatorId: {
    ...({ kind: 'link', to: 'incubators', label: 'Incubator' } as const),
    absent: incubatorMessages.incubator,
  },
  name: { kind: 'text', label: 'Name', max: incubatorLimits.name, absent: incubatorMessages.name },
  capacity: {
    ...({ ...whole, label: 'Eggs it holds', least: 1, most: incubatorLimits.eggs, blank: null } as const),
    messages: { notNumber: incubatorMessages.boxCapacity },
  },
})
