import type { Answered, Visitor } from './visitor.ts'

type Sheet = string | Uint8Array

/** Sends a sheet; `query` says how to read it. */
function send(keeper: Visitor, path: string, sheet: Sheet, headers = {}): Promise<Answered> {
  const form = new FormData()
  form.append('file', new Blob([typeof sheet === 'string' ? sheet : new Uint8Array(sheet)]), 'animals.csv')
  return keeper.call('POST', `/api/moving/${path}`, { form, headers })
}

export const previewSheet = (keeper: Visitor, sheet: Sheet, query = ''): Promise<Answered> =>
  send(keeper, `sheet/preview${query}`, sheet)

export const bringSheet = (keeper: Visitor, sheet: Sheet, query = '', headers = {}): Promise<Answered> =>
  send(keeper, `sheet${query}`, sheet, headers)

export const previewRecords = (keeper: Visitor, sheet: Sheet, query = ''): Promise<Answered> =>
  send(keeper, `records/preview${query}`, sheet)

export const bringRecords = (keeper: Visitor, sheet: Sheet, query = '', headers = {}): Promise<Answered> =>
  send(keeper, `records${query}`, sheet, headers)

/** What goes along with a file of readings. */
type ReadingsOptions = {
  readonly query?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a file of readings of an incubator or a box. */
function sendReadings(
  keeper: Visitor,
  path: string,
  file: Sheet,
  options: ReadingsOptions,
): Promise<Answered> {
  const { query = '', fields = {}, headers = {} } = options
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'logger.csv')
  return keeper.call('POST', `${path}${query}`, { form, headers })
}

/** `path` is that of the incubator or the box. */
export const bringReadings = (
  keeper: Visitor,
  path: string,
  file: Sheet,
  options: ReadingsOptions = {},
): Promise<Answered> => sendReadings(keeper, `${path}/readings/import`, file, options)

export const previewReadings = (
  keeper: Visitor,
  path: string,
  file: Sheet,
  options: ReadingsOptions = {},
): Promise<Answered> => sendReadings(keeper, `${path}/readings/preview`, file, options)

/** A sheet of so many animals, with a mark that sets their numbers apart from those of another such sheet. */
export const longSheet = (count: number, mark: string): string =>
  [
    'Name,Species,Morph,Sex,DOB,ID,Weight,Notes',
    ...Array.from(
      { length: count },
      (_none, n) =>
        `Ember ${n},Python regius,Pastel Clown,f,2021-06-14,${mark}-${n},${n % 3000} g,Fed on Mondays`,
    ),
  ].join('\n')

export function utf16(text: string, order: 'le' | 'be', mark = true): Buffer {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le')
  return order === 'be' ? bytes.swap16() : bytes
}
