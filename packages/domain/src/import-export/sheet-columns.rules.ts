import { animalFields } from '../collection/collection.fields.ts'
import { type Field, namesOf } from '../kernel/record-fields.ts'
import { searchForm } from '../kernel/text-order.ts'

/** A field of an animal that a column of a sheet may hold: all that have words for a heading. */
type AnimalColumn = {
  [K in keyof typeof animalFields]: (typeof animalFields)[K] extends { headings: string } ? K : never
}[keyof typeof animalFields]

export type SheetField = AnimalColumn | 'genotype' | 'place' | 'id'

/** What an animal carries, by the name that is written of it; it is kept apart from the animal's own fields. */
const genes = { genotype: 'Genotype' }

/** Where an animal is, by the code of the place; a move says so, and no field of the animal. */
const places = { place: 'Place' }

/** What columns are called that hold no field of an animal. */
const otherHeadings: Partial<Record<SheetField, string>> = {
  id: 'row, no, nr, number, record id, record',
  genotype: '',
  place: 'place code, tub, tub code, enclosure, enclosure code, cage, vivarium, terrarium, location, housing',
}

/** A sheet tells rows apart by numbers, and parents by the numbers of their rows. */
const rowNumbers = {
  id: 'Row number',
  fatherId: 'Row number of the father',
  motherId: 'Row number of the mother',
}

const animalColumns = namesOf(animalFields).filter(
  (name): name is AnimalColumn => 'headings' in animalFields[name],
)

const fieldOf = (name: AnimalColumn): Field => animalFields[name]

const columnLabels = Object.fromEntries(
  animalColumns
    .filter((name) => !(name in rowNumbers))
    .map((name) => [name, fieldOf(name).sheetLabel ?? fieldOf(name).label]),
)

/** What a column of a sheet of animals can be, by the words that keepers choose from. */
export const sheetFields = { ...columnLabels, ...genes, ...places, ...rowNumbers } as Readonly<
  Record<SheetField, string>
>

/** What each column of a sheet is; null for one that is left out. */
export type SheetColumns = readonly (SheetField | null)[]

/** The most rows and columns of a sheet, and the most bytes of its file. */
export const sheetLimits = { rows: 10_000, columns: 100, bytes: 8 * 1024 * 1024 } as const

/** Other words that keepers and other programs write above a column. */
function headingsOf(name: SheetField): readonly string[] {
  const headings = otherHeadings[name] ?? fieldOf(name as AnimalColumn).headings ?? ''
  return headings.split(', ').filter(Boolean)
}

/** A heading as headings are compared: 'fatherName', 'Father_Name' and 'FATHER NAME ' are one. */
export const headingKey = (heading: string): string =>
  searchForm(heading.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Fields of a sheet by the headings that name them: their own names, what keepers choose them by, and other words. */
export function fieldsByHeading<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  othersOf: (field: Name) => readonly string[],
): ReadonlyMap<string, Name> {
  return new Map(
    (Object.keys(labels) as Name[]).flatMap((field) =>
      [field, labels[field], ...othersOf(field)].map((word) => [headingKey(word), field] as const),
    ),
  )
}

/** What each column names by its heading, where no column before it does; null else. */
export function firstNamed<Name extends string>(
  fields: ReadonlyMap<string, Name>,
  headings: readonly string[],
): (Name | null)[] {
  const taken = new Set<Name>()
  return headings.map((heading) => {
    const field = fields.get(headingKey(heading)) ?? null
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

const fieldsByWord = fieldsByHeading(sheetFields, headingsOf)

/**
 * What the columns of a sheet most likely are, by their headings. Each field goes to the first column that names it. A
 * column called just "ID" holds the keeper's own IDs, unless another does.
 */
export function guessColumns(headings: readonly string[]): (SheetField | null)[] {
  const guesses = firstNamed(fieldsByWord, headings)
  const plainId = guesses.indexOf('id')
  const isOwnExport = (['customId', 'fatherId', 'motherId'] as const).some((field) => guesses.includes(field))
  return guesses.map((field, at) => (at === plainId && !isOwnExport ? 'customId' : field))
}

/** Two columns that were given the same meaning, by that; null where none were. */
export const findTwice = <F>(columns: readonly (F | null)[]): F | null =>
  columns.find((field, at) => field !== null && columns.indexOf(field) !== at) ?? null
