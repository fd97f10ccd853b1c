import { fields } from '../kernel/record-fields.ts'

const moment = {
  ...({ kind: 'number', isWhole: true, isOutsideForms: true, least: 0, most: 10_000_000_000 } as const),
  messages: { notNumber: 'Please use a whole number' },
} as const

/** When something was put somewhere, and when it was put elsewhere; in seconds since 1970. Nobody writes it by hand. */
const times = {
  begin: { ...moment, label: 'From', blank: 0 },
  end: { ...moment, label: 'To', blank: null },
} as const

/** In which incubator a box stood. */
export const boxStayFields = fields({
  incubatorId: { kind: 'link', to: 'incubators', label: 'Incubator', blank: null },
  ...times,
})

/** In which box a clutch stood, or an egg that was put elsewhere. */
export const eggStayFields = fields({
  boxId: { kind: 'link', to: 'boxes', label: 'Box', blank: null },
  ...times,
})
