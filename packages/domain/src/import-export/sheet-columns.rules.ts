import { searchForm } from '../kernel/text-order.ts'

/** What a column of a sheet of animals can be, by the words that keepers choose from. */
export const sheetFields = {
  name: 'Name',
  species: 'Species',
  morph: 'Morph',
  sex: 'Sex',
  dateOfBirth: 'Date of birth',
  customId: 'Custom ID',
  weight: 'Weight',
  weightUnit: 'Unit of weight',
  length: 'Length',
  source: 'Source',
  producedBy: 'Produced by',
  notes: 'Notes',
  isHoldback: 'Holdback',
  isArchived: 'Archived',
  priceStatus: 'Price status',
  price: 'Price',
  priceCurrency: 'Currency',
  contactInfo: 'Contact',
  fatherName: 'Father',
  motherName: 'Mother',
  fatherMorph: 'Father morph',
  motherMorph: 'Mother morph',
  fatherSource: 'Father source',
  motherSource: 'Mother source',
  fatherProducedBy: 'Father produced by',
  motherProducedBy: 'Mother produced by',
  id: 'Row number',
  fatherId: 'Row number of the father',
  motherId: 'Row number of the mother',
} as const

export type SheetField = keyof typeof sheetFields

/** What each column of a sheet is; null for one that is left out. */
export type SheetColumns = readonly (SheetField | null)[]

/** The most rows and columns of a sheet, and the most bytes of its file. */
export const sheetLimits = { rows: 10_000, columns: 100, bytes: 8 * 1024 * 1024 } as const

/** Other words that keepers and other programs write above a column. */
const words: Readonly<Record<SheetField, readonly string[]>> = {
  name: ['animal', 'animal name', 'pet name', 'reptile', 'nickname', 'call name', 'title'],
  species: ['scientific name', 'species name', 'type', 'kind', 'breed', 'latin name', 'animal type', 'taxon'],
  morph: [
    'morphs',
    'genetics',
    'genes',
    'traits',
    'phenotype',
    'mutation',
    'visual',
    'morph genetics',
    'locality',
  ],
  sex: ['gender', 'm f', 'm f u', 'male female'],
  dateOfBirth: [
    ...[
      'dob',
      'birth',
      'birthday',
      'birthdate',
      'birth date',
      'born',
      'hatched',
      'hatch date',
      'date hatched',
    ],
    ...['hatchdate', 'hatch day', 'date born', 'birth day'],
  ],
  customId: [
    'custom id',
    'animal id',
    'id number',
    'id no',
    'tag',
    'code',
    'identifier',
    'ref',
    'id code',
    'reference',
  ],
  weight: ['current weight', 'weight g', 'weight grams', 'grams', 'mass', 'last weight', 'wt'],
  weightUnit: ['unit', 'units', 'weight unit', 'weight units'],
  length: ['size', 'total length', 'current length'],
  source: ['acquired from', 'bought from', 'purchased from', 'origin', 'from', 'seller', 'obtained from'],
  producedBy: ['breeder', 'bred by', 'producer', 'hatched by'],
  notes: ['note', 'comments', 'comment', 'remarks', 'description', 'memo', 'info'],
  isHoldback: ['is holdback', 'hold back', 'keeper', 'keep'],
  isArchived: ['is archived', 'archive', 'inactive', 'deceased'],
  priceStatus: ['status', 'sale status', 'availability', 'listing', 'for sale'],
  price: ['asking price', 'cost', 'value', 'sale price', 'amount'],
  priceCurrency: ['price currency', 'currency code'],
  contactInfo: ['contact info', 'contact information', 'phone', 'email'],
  fatherName: ['sire', 'father name', 'dad', 'sire name', 'male parent', 'father id number', 'sire id'],
  motherName: ['dam', 'mother name', 'mom', 'mum', 'dam name', 'female parent', 'mother id number', 'dam id'],
  fatherMorph: ['sire morph', 'sire genetics', 'father genetics'],
  motherMorph: ['dam morph', 'dam genetics', 'mother genetics'],
  fatherSource: ['sire source'],
  motherSource: ['dam source'],
  fatherProducedBy: ['sire produced by', 'sire breeder', 'father breeder'],
  motherProducedBy: ['dam produced by', 'dam breeder', 'mother breeder'],
  id: ['row', 'no', 'nr', 'number', 'record id', 'record'],
  fatherId: ['father id'],
  motherId: ['mother id'],
}

/** A heading as headings are compared: 'fatherName', 'Father_Name' and 'FATHER NAME ' are one. */
const headingKey = (heading: string): string =>
  searchForm(heading.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const fieldsByWord = new Map<string, SheetField>(
  (Object.keys(sheetFields) as SheetField[]).flatMap((field) =>
    [field, sheetFields[field], ...words[field]].map((word) => [headingKey(word), field] as const),
  ),
)

/**
 * What the columns of a sheet most likely are, by their headings. Each field goes to the first column that names it. A
 * column called just "ID" holds the keeper's own IDs, unless another does.
 */
export function guessColumns(headings: readonly string[]): (SheetField | null)[] {
  const taken = new Set<SheetField>()
  const guesses = headings.map((heading) => {
    const field = fieldsByWord.get(headingKey(heading)) ?? null
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
  const plainId = guesses.indexOf('id')
  const isOwnExport = taken.has('customId') || taken.has('fatherId') || taken.has('motherId')
  return guesses.map((field, at) => (at === plainId && !isOwnExport ? 'customId' : field))
}

/** Two columns that were given the same meaning, by that; null where none were. */
export const findTwice = (columns: SheetColumns): SheetField | null =>
  columns.find((field, at) => field !== null && columns.indexOf(field) !== at) ?? null
