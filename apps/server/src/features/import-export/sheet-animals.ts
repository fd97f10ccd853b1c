import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import { birthProblem, saleProblem } from '@clutchbook/domain/collection/collection.rules'
import { type NewAnimal, newAnimal } from '@clutchbook/domain/collection/collection.schema'
import type { SheetRemark } from '@clutchbook/domain/import-export/import-export.schema'
import type { SheetColumns, SheetField } from '@clutchbook/domain/import-export/sheet-columns.rules'
import { type DayOrder, dayOrderOf, readDay } from '@clutchbook/domain/import-export/sheet-days.rules'
import {
  readFlag,
  readPriceStatus,
  readSex,
  readWeight,
} from '@clutchbook/domain/import-export/sheet-words.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { type Field, namesOf } from '@clutchbook/domain/kernel/record-fields'
import type { SheetRow, SheetTable } from './sheet-table.ts'

/** An animal of a sheet: null where its row can't be understood, with what is wrong. */
export type ReadAnimal = {
  readonly row: number
  readonly input: NewAnimal | null
  readonly faults: readonly SheetRemark[]
  readonly cell: (field: SheetField) => string
}

export type Reading = {
  readonly columns: SheetColumns
  readonly species: string | undefined
  readonly today: CivilDay
}

/** Rows that are read before others have their turn. */
const atOnce = 200

/** Reads the rows of a sheet as animals. */
export async function readAnimals(table: SheetTable, reading: Reading): Promise<ReadAnimal[]> {
  const days = (['dateOfBirth', 'soldOn'] as const).flatMap((field) =>
    cellsOf(table, reading.columns.indexOf(field)),
  )
  const order = dayOrderOf(days)
  const animals: ReadAnimal[] = []
  for (const [at, row] of table.rows.entries()) {
    if (at % atOnce === 0) await new Promise((resolve) => setImmediate(resolve))
    animals.push(readAnimal(table, row, reading, order))
  }
  return animals
}

const cellsOf = ({ rows }: SheetTable, at: number): string[] =>
  at < 0 ? [] : rows.map(({ cells }) => cells[at] ?? '')

function readAnimal(table: SheetTable, sheetRow: SheetRow, reading: Reading, order: DayOrder): ReadAnimal {
  const { columns, species, today } = reading
  const { row, cells } = sheetRow
  const cell = (field: SheetField): string => cells[columns.indexOf(field)]?.trim() ?? ''
  const headingOf = (field: string): string | null =>
    table.headings[columns.indexOf(field as SheetField)] || null
  const faults: SheetRemark[] = []
  const fault = (field: string, message: string): void => {
    faults.push({ row, heading: headingOf(field), message })
  }
  const values = {
    ...textsOf(cell),
    // A keeper who numbers their animals needs no other name for them.
    name: cell('name') || cell('customId'),
    species: cell('species') || (species ?? ''),
    ...understood(cell, headingOf, order, fault),
  }
  const read = newAnimal.safeParse(values)
  for (const { path, message } of read.error?.issues ?? []) fault(String(path[0]), message)
  const tooYoung = read.data?.dateOfBirth ? birthProblem(read.data.dateOfBirth, today) : null
  if (tooYoung) fault('dateOfBirth', tooYoung)
  const { soldOn = null, priceStatus = 'For Sale' } = read.data ?? {}
  const unsold = saleProblem({ soldOn, priceStatus }, null, today)
  if (unsold) fault('soldOn', unsold)
  return { row, input: read.success && faults.length === 0 ? read.data : null, faults, cell }
}

/** Fields whose cell is taken as it is; blank ones are sent as nothing. */
const texts = namesOf(animalFields).filter((name) => {
  const field: Field = animalFields[name]
  return field.kind === 'text' && field.blank === null
})

const textsOf = (cell: (field: SheetField) => string) =>
  Object.fromEntries(texts.map((field) => [field, cell(field as SheetField) || null]))

/** Fields whose words mean something; a field without a word is left to the defaults of a new animal. */
function understood(
  cell: (field: SheetField) => string,
  headingOf: (field: SheetField) => string | null,
  order: DayOrder,
  fault: (field: string, message: string) => void,
) {
  const values: Record<string, unknown> = {}
  const read = <T>(field: SheetField, meaning: (word: string) => T | null, message: string): void => {
    const word = cell(field)
    if (word === '') return
    const value = meaning(word)
    if (value === null) fault(field, message)
    else values[field] = value
  }
  read('sex', readSex, 'Please write Male, Female or Unsexed (or m, f, u; 1.0, 0.1, 0.0.1)')
  for (const day of ['dateOfBirth', 'soldOn'] as const)
    read(day, (word) => readDay(word, order), 'Please write the day as 2023-06-14 or 06/14/2023')
  read('priceStatus', readPriceStatus, 'Please write For Sale, On Hold, Sold or Not For Sale')
  // A day of sale says that it is sold where no word says otherwise.
  if (values.soldOn && cell('priceStatus') === '') values.priceStatus = 'Sold'
  read('isHoldback', readFlag, 'Please write yes or no')
  read('isArchived', readFlag, 'Please write yes or no')
  read('priceCurrency', (word) => word, '')
  const weight = cell('weight')
  const meant = weight === '' ? null : readWeight(weight, cell('weightUnit'), headingOf('weight') ?? '')
  if (weight !== '' && meant === null) fault('weight', 'Please write a weight such as 450, 450 g or 1.2 kg')
  return meant ? { ...values, weight: meant.amount, weightUnit: meant.unit } : values
}
