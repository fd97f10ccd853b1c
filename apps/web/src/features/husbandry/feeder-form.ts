import { feederFields } from '@clutchbook/domain/husbandry/feeder.fields'
import { feederName } from '@clutchbook/domain/husbandry/feeder.rules'
import { defaultCurrency } from '@clutchbook/domain/kernel/money'
import { emptyFormOf, type FormOf, formNamesOf, formOf, rulesOf } from '../../shared/forms/record-form.ts'
import { asHeading } from '../../shared/ui/first-letter.ts'
import type { FeederChange } from './feeder-changes.queries.ts'
import type { Feeder } from './feeders.queries.ts'
import { feederFormTexts as texts } from './feeders.texts.ts'

export type FeederValues = FormOf<typeof feederFields>

export const feederFormNames = formNamesOf(feederFields)

/** What is wrong with the form by field; the words are those of the server. */
export const feederRules = rulesOf(feederFields)

/** The same of a new one, which says how many pieces there are: what is not counted is not none. */
export const newFeederRules: typeof feederRules = {
  ...feederRules,
  count: (typed) => (typed.trim() === '' ? texts.countNeeded : feederRules.count(typed)),
}

/** The form of a feeder, or of a new one, which has the currency of the others. */
export const valuesOf = (feeder: Feeder | null, others: readonly Feeder[]): FeederValues =>
  feeder
    ? formOf(feederFields, feeder)
    : {
        ...emptyFormOf(feederFields),
        ...{ count: '', currency: others.find(({ currency }) => currency)?.currency ?? defaultCurrency },
      }

/** The form as it is sent; pieces of a feeder that is there move by its stock. */
export const sentFrom = ({ count: _count, ...values }: FeederValues): FeederChange & { prey: string } =>
  values

/** What a feeder is called, as a heading. */
export const nameOf = (feeder: Pick<Feeder, 'prey' | 'size'>): string => asHeading(feederName(feeder))
