import { temperatureUnits } from '@clutchbook/domain/eggs/eggs.rules'
import { type DataKind, dataKinds, dataWords } from '@clutchbook/domain/husbandry/record-data.rules'

/** How a field is filled in: a word or several of a list, a text in a line or in several, a number, a day, or yes. */
type Control =
  | { readonly as: 'word' | 'words'; readonly of: readonly string[] }
  | { readonly as: 'unit'; readonly of: readonly string[] }
  | { readonly as: 'text' | 'lines' | 'number' | 'day' | 'flag' }

/** A field of the data of a record as its form asks for it. */
export type DataField = Control & {
  readonly name: string
  /** It stands before the others; these are folded away. */
  readonly isMain?: true
  /** It is asked for where another field says one of these words. */
  readonly with?: { readonly field: string; readonly says: readonly string[] }
  /** What a new record says, where it says something by itself. */
  readonly first?: string
}

const text = (name: string) => ({ name, as: 'text' }) as const
const number = (name: string) => ({ name, as: 'number' }) as const
const day = (name: string) => ({ name, as: 'day' }) as const
const flag = (name: string) => ({ name, as: 'flag' }) as const
const word = (name: string, of: readonly string[], first?: string) =>
  ({ name, as: 'word', of, ...(first && { first }) }) as const
const main = <F extends DataField>(field: F) => ({ ...field, isMain: true }) as const
const only = <F extends DataField>(field: F, says: readonly string[], of = 'outcome') =>
  ({ ...field, isMain: true, with: { field: of, says } }) as const

const { feeding, weight, length, shed, defecation, medication, cleaning, climate, end, own } = dataWords

const ofCondition: readonly DataField[] = [main(day('plannedEnd')), { name: 'reason', as: 'lines' }]

/** The fields of each kind in the order of its form, what it is about first (HUS-03 to HUS-08). */
const fieldsByKind: Readonly<Record<DataKind, readonly DataField[]>> = {
  feeding: [
    main(word('outcome', feeding.outcome, 'eaten')),
    only(number('eaten'), ['partly']),
    only(day('regurgitatedOn'), ['regurgitated']),
    only(day('againOn'), ['skipped']),
    main({ ...number('count'), first: '1' }),
    main(text('size')),
    main(text('prey')),
    word('state', feeding.state),
    number('grams'),
    text('supplement'),
    flag('wasted'),
  ],
  weight: [word('basis', weight.basis)],
  length: [
    main(number('total')),
    main({ name: 'unit', as: 'unit', of: length.unit, first: 'cm' }),
    number('snoutVent'),
  ],
  shed: [
    main(word('result', shed.result, 'complete')),
    only({ name: 'retained', as: 'words', of: shed.retained }, ['pieces', 'stuck'], 'result'),
    day('blueFrom'),
  ],
  defecation: [main(flag('faeces')), main(flag('urates')), main(word('look', defecation.look))],
  medication: [
    main(word('outcome', medication.outcome, 'given')),
    main(text('drug')),
    main(text('dose')),
    word('route', medication.route),
  ],
  vet: [main(text('reason')), { name: 'diagnosis', as: 'lines' }, text('cost'), text('currency')],
  cleaning: [main(word('scope', cleaning.scope, 'spot')), word('outcome', cleaning.outcome, 'done')],
  climate: [
    main(number('temperature')),
    main({ name: 'temperatureUnit', as: 'unit', of: temperatureUnits, first: 'C' }),
    main(number('humidity')),
    main(word('spot', climate.spot, 'ambient')),
  ],
  end: [main(word('how', end.how)), { name: 'cause', as: 'lines' }, flag('necropsy')],
  blue: ofCondition,
  gravid: ofCondition,
  brumation: ofCondition,
  fasting: ofCondition,
  quarantine: ofCondition,
}

/** Of a kind in the keeper's own words. */
const ofOwn: readonly DataField[] = [word('outcome', own.outcome)]

export const isDataKind = (type: string): type is DataKind => (dataKinds as readonly string[]).includes(type)

/** What a form asks for of a kind; nothing of a note or health record. */
export function dataFieldsOf(type: string): readonly DataField[] {
  if (isDataKind(type)) return fieldsByKind[type]
  return type === 'own' ? ofOwn : []
}
