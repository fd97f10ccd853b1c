import { fields } from '../kernel/record-fields.ts'
import { costRule, feederLimits, feederMessages, stateRule } from './feeder.rules.ts'

const pieces = {
  ...({ kind: 'number', isWhole: true } as const),
  messages: { notNumber: feederMessages.pieces },
} as const

/** Food that a keeper has in stock (FED-01): prey of a size in a state, and how many pieces of it. */
export const feederFields = fields({
  prey: { kind: 'text', label: 'Prey', max: feederLimits.text, absent: 'Please enter the prey' },
  size: { kind: 'text', label: 'Size', max: feederLimits.text, blank: null },
  state: { kind: 'text', label: 'State', max: feederLimits.text, blank: null, rule: stateRule },
  /** Of one piece. */
  grams: {
    ...({ kind: 'number', label: 'Grams of a piece', blank: null } as const),
    ...{ least: 0.01, most: feederLimits.grams, messages: { notNumber: feederMessages.grams } },
  },
  /** Pieces left. Below 0 where more was fed than was counted, for no meal is refused for stock. */
  count: { ...pieces, label: 'Pieces', least: -feederLimits.pieces, most: feederLimits.pieces, blank: 0 },
  /** What one piece costs, as decimal text. */
  unitCost: {
    ...({ kind: 'text', label: 'Price of a piece', blank: null, takesNumbers: true } as const),
    ...{ max: feederLimits.cost, rule: costRule },
  },
  currency: { kind: 'text', label: 'Currency', max: feederLimits.currency, blank: null },
  /** With so many pieces left or fewer, it is low. */
  lowAt: { ...pieces, label: 'Low at', least: 0, most: feederLimits.pieces, blank: null },
  notes: { kind: 'text', label: 'Notes', max: feederLimits.notes, blank: null },
})
