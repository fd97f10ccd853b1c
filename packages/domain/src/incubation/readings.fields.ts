import { fields } from '../kernel/record-fields.ts'

/** What a row of readings is of besides its place: an hour, counted from 1970. Nobody writes it by hand. */
export const readingHourFields = fields({
  hour: {
    ...({ kind: 'number', label: 'Hour', isWhole: true, isOutsideForms: true } as const),
    ...{ least: 0, most: 10_000_000, blank: 0, messages: { notNumber: 'Please use a whole number' } },
  },
})
