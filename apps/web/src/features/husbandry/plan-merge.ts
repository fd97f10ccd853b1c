import { planFields } from '@clutchbook/domain/husbandry/plan.fields'
import { parseAmount } from '@clutchbook/domain/kernel/amount'
import { fieldPart } from '../../shared/forms/merged-fields.ts'
import type { FormPart } from '../../shared/forms/three-way-merge.ts'
import { foodWords } from '../collection/public/food-words.ts'
import { fieldLabel, wordText } from '../collection/public/record-words.ts'
import { doseWords } from './dose-words.ts'
import { planTexts } from './plan.texts.ts'
import type { PlanFormValues } from './plan-form-values.ts'

const { fields, kinds, weekdaysShort, pauses: pauseWords } = planTexts

/** What of a plan is decided part by part where it was changed elsewhere too, in the order of the form. */
export const planParts: readonly FormPart<PlanFormValues>[] = [
  {
    label: planFields.kind.label,
    fields: ['kind', 'chosen'],
    show: ({ chosen, kind }) => (chosen === 'own' ? kind : kinds[chosen]),
  },
  fieldPart('title', planFields.title),
  {
    label: fieldLabel('feeding', 'prey'),
    fields: ['food'],
    show: ({ food }) => foodWords({ ...food, count: parseAmount(food.count) }),
  },
  {
    label: fieldLabel('medication', 'drug'),
    fields: ['dose'],
    show: ({ dose }) => doseWords(dose),
  },
  { label: fields.scope, fields: ['scope'], show: ({ scope }) => wordText(scope) },
  {
    label: fields.minDays,
    fields: ['minDays', 'maxDays'],
    show: ({ minDays, maxDays }) => [minDays, maxDays].filter(Boolean).join(' – '),
  },
  {
    label: fields.weekdays,
    fields: ['weekdays'],
    show: ({ weekdays }) => weekdays.map((day) => weekdaysShort[day]).join(', '),
  },
  { label: fields.times, fields: ['times'], show: ({ times }) => times },
  fieldPart('startsOn', planFields.startsOn),
  fieldPart('endsOn', planFields.endsOn),
  fieldPart('retryDays', planFields.retryDays),
  {
    label: fields.pauses,
    fields: ['pauses'],
    show: ({ pauses }) => pauses.map((kind) => pauseWords[kind]).join(', '),
  },
  fieldPart('remind', planFields.remind),
  fieldPart('isOn', planFields.isOn),
]
