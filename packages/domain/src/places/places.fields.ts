import { fields } from '../kernel/record-fields.ts'
import { placeKinds, placeLimits, placeMessages } from './place.rules.ts'

const whole = { kind: 'number', isWhole: true, least: 1, blank: null } as const
const { temperature } = placeLimits
const degrees = {
  ...({ kind: 'number', blank: null, least: temperature.min, most: temperature.max } as const),
  messages: { notNumber: placeMessages.temperature },
} as const
const percent = {
  ...({ kind: 'number', blank: null, least: 0, most: 100 } as const),
  messages: { notNumber: placeMessages.humidity },
} as const

/** Where animals are kept (PLC-01): a room, a rack in it, an enclosure in either. */
export const placeFields = fields({
  kind: {
    ...({ kind: 'choice', label: 'Kind', of: placeKinds } as const),
    ...{ absent: placeMessages.kind, unknown: placeMessages.kind },
  },
  /** The trash and archives tell what a column points at by its name, and `parentId` is that of an animal. */
  parentId: { kind: 'link', label: 'Stands in', to: 'places', column: 'withinId', blank: null },
  name: { kind: 'text', label: 'Name', max: placeLimits.name, absent: placeMessages.name },
  /** What is on its label; once a keeper, whatever the case. */
  code: { kind: 'text', label: 'Code', max: placeLimits.code, blank: null },
  /** Where it comes among those that stand in the same place. */
  position: {
    ...({ kind: 'number', label: 'Position', isWhole: true, isOutsideForms: true } as const),
    ...{
      least: 0,
      most: placeLimits.position,
      blank: 0,
      messages: { notNumber: 'Please use a whole number' },
    },
  },
  rows: { ...whole, label: 'Rows', most: placeLimits.rows, messages: { notNumber: placeMessages.rows } },
  columns: {
    ...{ ...whole, label: 'Columns', most: placeLimits.tubs },
    messages: { notNumber: placeMessages.columns },
  },
  /** How many animals it holds; null is as many as come. */
  capacity: {
    ...{ ...whole, label: 'Animals', most: placeLimits.capacity },
    messages: { notNumber: placeMessages.capacity },
  },
  temperatureMin: { ...degrees, label: 'Least temperature' },
  temperatureMax: { ...degrees, label: 'Most temperature' },
  humidityMin: { ...percent, label: 'Least humidity' },
  humidityMax: { ...percent, label: 'Most humidity' },
  notes: { kind: 'text', label: 'Notes', max: placeLimits.notes, blank: null },
  /** Where a tub stands in its rack, which has made it. */
  row: {
    ...whole,
    label: 'Row',
    column: 'atRow',
    isOutsideForms: true,
    most: placeLimits.rows,
    messages: { notNumber: placeMessages.rows },
  },
  column: {
    ...whole,
    label: 'Column',
    column: 'atColumn',
    isOutsideForms: true,
    most: placeLimits.tubs,
    messages: { notNumber: placeMessages.columns },
  },
})
