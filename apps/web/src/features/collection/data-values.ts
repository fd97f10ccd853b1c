import { fromCelsius } from '@clutchbook/domain/eggs/eggs.rules'
import { likeKeyOfData } from '@clutchbook/domain/husbandry/feeder.rules'
import type { RecordData } from '@clutchbook/domain/husbandry/record-data'
import { parseAmount } from '@clutchbook/domain/kernel/amount'
import { type DataField, dataFieldsOf } from './data-fields.ts'
import type { AnimalRecord } from './records.queries.ts'

/** A field as it is typed: a word, text or number, a day, yes or no, or several words. */
export type TypedValue = string | boolean | string[] | null

/** The data of a record as they are typed. */
export type TypedData = Readonly<Record<string, TypedValue>>

function blankOf({ as, first }: DataField): TypedValue {
  if (as === 'day') return null
  if (as === 'flag') return false
  return as === 'words' ? [] : (first ?? '')
}

const typedOf = (value: RecordData[string]): TypedValue =>
  typeof value === 'number' ? String(value) : typeof value === 'object' && value ? [...value] : (value ?? '')

/** What the form of a new record begins with: what is said, and what such a record says by itself where nothing is. */
export const typedData = (type: string, said: RecordData = {}): TypedData => typedBy(type, said, blankOf)

/** The data of a stored record as the form shows them: nothing is filled in, and temperatures are in the unit that they were given in. */
export function typedDataOf(type: string, data: NonNullable<AnimalRecord['data']>): TypedData {
  const { temperature, temperatureUnit } = data
  const unit = temperatureUnit === 'F' ? 'F' : 'C'
  const shown = typeof temperature === 'number' ? { temperature: fromCelsius(temperature, unit) } : {}
  return typedBy(type, { ...data, ...shown }, (field) =>
    field.as === 'unit' ? blankOf(field) : blankOf({ ...field, first: '' }),
  )
}

const typedBy = (type: string, said: RecordData, otherwise: (field: DataField) => TypedValue): TypedData =>
  Object.fromEntries(
    dataFieldsOf(type).map((field) => {
      const value = said[field.name]
      return [field.name, value === undefined ? otherwise(field) : typedOf(value)]
    }),
  )

/** Whether a field is asked for, by what the others say. */
export const isAsked = ({ with: condition }: DataField, typed: TypedData): boolean =>
  condition === undefined || condition.says.includes(String(typed[condition.field]))

/** A number as it was typed, below zero too; other words are sent as they are, and refused by the field. */
function numberOf(text: string): string | number {
  const [, sign, digits = ''] = /^([-−]?)(.*)$/s.exec(text.trim()) ?? []
  const amount = parseAmount(digits)
  if (amount === null) return text
  return sign ? -amount : amount
}

const isBlank = (value: TypedValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

type SentData = Record<string, string | number | boolean | string[] | null>

/** What is sent of the data of a form; null where it says nothing. An end without data would be a word of the keeper's own. */
export function sentDataOf(type: string, typed: TypedData): SentData | null {
  const said = dataFieldsOf(type).filter((field) => isAsked(field, typed) && !isBlank(typed[field.name]))
  if (said.length === 0) return type === 'end' ? {} : null
  return Object.fromEntries(
    said.flatMap(({ name, as }) => {
      const value = typed[name]
      if (value === null || value === undefined) return []
      return [[name, as === 'number' ? numberOf(String(value)) : value]]
    }),
  )
}

/**
 * The data of a changed meal with the feeder that it was taken of, which no form asks for (FED-03); null, which is none, is
 * kept too. Where it offers other food now, the server looks for what is in stock of that.
 */
export function withFeederOf(data: SentData | null, before: AnimalRecord['data']): SentData | null {
  const feederId = before?.feederId
  if (data === null || before === null || feederId === undefined) return data
  return likeKeyOfData(data) === likeKeyOfData(before) ? { ...data, feederId } : data
}
