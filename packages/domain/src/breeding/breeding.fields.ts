import { seasonYears } from '../clutches/season.rules.ts'
import { fields } from '../kernel/record-fields.ts'
import { largestClutch, projectLimits, projectMessages, projectStatuses } from './breeding.rules.ts'

/** An animal of the pair. Nothing links to it any more once it was deleted, so a stored project may have none. */
const partner = { kind: 'link', to: 'animals', blank: null } as const
const optionalDay = { kind: 'day', blank: null } as const

/** Every field of a breeding project that a keeper writes, in the order of its form. */
export const projectFields = fields({
  name: { kind: 'text', label: 'Name', max: projectLimits.name, absent: projectMessages.name },
  maleId: { ...partner, label: 'Male', absent: projectMessages.male },
  femaleId: { ...partner, label: 'Female', absent: projectMessages.female },
  startDate: { kind: 'day', label: 'Start date', absent: projectMessages.startDate },
  status: {
    kind: 'choice',
    label: 'Status',
    of: projectStatuses,
    absent: projectMessages.status,
    unknown: projectMessages.unknownStatus,
  },
  expectedLayDate: { ...optionalDay, label: 'Expected lay date' },
  nextClutchDate: { ...optionalDay, label: 'Next clutch date' },
  projectCode: { kind: 'text', label: 'Project code (optional)', max: projectLimits.code, blank: null },
  notes: { kind: 'text', label: 'Notes', max: projectLimits.notes, blank: null },
  clutchSize: {
    kind: 'number',
    label: 'Clutch size',
    isWhole: true,
    least: 0,
    most: largestClutch,
    blank: null,
    messages: {
      notNumber: 'Please use a whole number',
      least: 'Please use a number of 0 or more',
      most: `Please use a number of at most ${largestClutch}`,
    },
    isOutsideForms: true,
  },
  season: {
    ...({ kind: 'number', label: 'Season', isWhole: true, blank: null, isOutsideForms: true } as const),
    ...{ least: seasonYears.first, most: seasonYears.last, messages: { notNumber: seasonYears.message } },
  },
  confirmedLock: { kind: 'flag', label: 'Confirmed lock', blank: false, isOutsideForms: true },
})
