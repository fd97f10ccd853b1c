import {
  codeSide,
  endlessSheet,
  endlessWidth,
  type LabelSheet,
  labelSheets,
  leastModule,
  ownLimits,
  ownSheet,
  rollOf,
} from './label-sheets.ts'
import type { Label } from './labels.queries.ts'
import { labelsTexts as texts } from './labels.texts.ts'

export type LabelLine = Label['lines'][number]['line']

/** How labels are printed, as it is typed. */
export type LabelOptions = {
  readonly sheet: string
  readonly wide: string
  readonly high: string
  readonly start: string
  readonly across: string
  readonly down: string
  readonly lines: readonly LabelLine[]
  readonly barcode: boolean
}

/** What is printed unless another choice is made; a price and an address are for nobody who passes by. */
const usualLines: readonly LabelLine[] = [
  ...(['species', 'morph', 'sex', 'place', 'within', 'status'] as const),
  ...(['pair', 'laid', 'counts', 'box', 'incubator', 'capacity', 'set', 'limits'] as const),
]

export const firstOptions: LabelOptions = {
  ...{ sheet: labelSheets[0]?.id ?? ownSheet, wide: '50', high: '30', start: '1', across: '0', down: '0' },
  ...{ lines: usualLines, barcode: false },
}

/** A length as it is typed, in millimetres; null where that is none. */
function lengthOf(typed: string): number | null {
  const read = Number(typed.trim().replace(',', '.'))
  return typed.trim() !== '' && Number.isFinite(read) ? read : null
}

const ownLength = (typed: string): number => {
  const { least, most } = ownLimits
  return Math.min(Math.max(lengthOf(typed) ?? least, least), most)
}

/** What is printed on. */
export function sheetOf({ sheet, wide, high }: LabelOptions): LabelSheet {
  if (sheet === endlessSheet) return rollOf(endlessSheet, texts.endless, [endlessWidth, ownLength(high)])
  const known = labelSheets.find(({ id }) => id === sheet)
  return known ?? rollOf(ownSheet, texts.own, [ownLength(wide), ownLength(high)])
}

/** How far all of it is moved, in millimetres, since no printer begins just where it should. */
export const offsetOf = ({ across, down }: LabelOptions): { readonly x: number; readonly y: number } => ({
  x: lengthOf(across) ?? 0,
  y: lengthOf(down) ?? 0,
})

/** Whether the code of an address of so many modules can be read from a label. */
export const isReadable = ({ label }: LabelSheet, modules: number, hasBars: boolean): boolean =>
  codeSide(label, hasBars) / modules >= leastModule

/** What the browser keeps: the paper and where the printer is off, which are of this device. */
export type KeptOptions = Pick<LabelOptions, 'sheet' | 'wide' | 'high' | 'across' | 'down'>

const keptNames = ['sheet', 'wide', 'high', 'across', 'down'] as const

/** What was kept, as far as it can be read. */
export function readKept(kept: string | null): Partial<KeptOptions> {
  try {
    const read: unknown = JSON.parse(kept ?? '{}')
    if (typeof read !== 'object' || read === null) return {}
    return Object.fromEntries(
      keptNames.flatMap((name) => {
        const value: unknown = Reflect.get(read, name)
        return typeof value === 'string' ? [[name, value]] : []
      }),
    )
  } catch {
    return {}
  }
}

export const toKept = (options: LabelOptions): string =>
  JSON.stringify(Object.fromEntries(keptNames.map((name) => [name, options[name]])))
