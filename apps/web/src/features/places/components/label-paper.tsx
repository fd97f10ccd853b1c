import { QrCode } from '../../../shared/print/qr-code.tsx'
import { code128 } from '../code-128.ts'
import type { LabelLine } from '../label-options.ts'
import {
  barHigh,
  codeSide,
  cornerOf,
  type LabelSheet,
  type Placed,
  rowsOfLines,
  wordSize,
  wordsWide,
} from '../label-sheets.ts'
import type { Label } from '../labels.queries.ts'
import { spaced, labelsTexts as texts } from '../labels.texts.ts'
import classes from './label-paper.module.css'

type Props = {
  sheet: LabelSheet
  pages: readonly (readonly Placed<Label>[])[]
  offset: { readonly x: number; readonly y: number }
  lines: readonly LabelLine[]
  barcode: boolean
}

const mm = (length: number): string => `${length}mm`

/** Pages of labels, each at its place to the millimetre (PLC-15, PLC-16). */
export const LabelPaper = ({ sheet, pages, offset, ...print }: Props) =>
  pages.map((page) => (
    <div
      key={page[0]?.of.key}
      className={classes.page}
      style={{ width: mm(sheet.page[0]), height: mm(sheet.page[1]) }}
    >
      {page.map(({ at, of }) => {
        const { x, y } = cornerOf(sheet, at)
        const [wide, high] = sheet.label
        return (
          <div
            key={of.key}
            className={classes.label}
            data-label={of.key}
            style={{ left: mm(x + offset.x), top: mm(y + offset.y), width: mm(wide), height: mm(high) }}
          >
            <LabelFace label={of} sheet={sheet} {...print} />
          </div>
        )
      })}
    </div>
  ))

/** A module of it, in millimetres: two dots of 203 dpi at least. */
const barModule = { least: 0.25, most: 0.33 } as const

/** What is printed on a label, of which only the one that was made tells what it is of. */
export type LabelFaceProps = Pick<Props, 'sheet' | 'lines' | 'barcode'> & {
  label: Pick<Label, 'url' | 'key' | 'name' | 'code' | 'lines'>
}

/** The face of a label: its code, the words that were chosen, its digits, and on wish a bar code of them. */
export function LabelFace({ label: { url, key, name, code, lines: told }, ...print }: LabelFaceProps) {
  const { sheet, lines, barcode } = print
  const [wide, high] = sheet.label
  const bars = code128(key)
  const barWide = Math.min(wide - 2, bars.wide * barModule.most)
  const hasBars = barcode && barWide / bars.wide >= barModule.least
  const side = codeSide(sheet.label, hasBars)
  const shown = told.filter(({ line }) => lines.includes(line))
  const size = wordSize(high)
  const hasSecond = code !== null && code !== name
  const rows = rowsOfLines(
    { wide: wordsWide(wide, side), high: side, size, hasSecond },
    shown.map(({ text }) => text),
  )
  return (
    <>
      <div className={classes.code} style={{ width: mm(side), height: mm(side) }}>
        <QrCode address={url} label={texts.code(name)} />
      </div>
      <div className={classes.words} style={{ fontSize: mm(size), maxHeight: mm(side) }}>
        <strong className={classes.name}>{code ?? name}</strong>
        {hasSecond && <span className={classes.second}>{name}</span>}
        {shown.map(({ line, text }, at) => (
          <span key={line} className={classes.line} style={{ WebkitLineClamp: rows[at] }}>
            {text}
          </span>
        ))}
        <span className={classes.key}>{spaced(key)}</span>
      </div>
      {hasBars && (
        <svg
          className={classes.bars}
          style={{ width: mm(barWide), height: mm(barHigh) }}
          viewBox={`0 0 ${bars.wide} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          role="img"
          aria-label={key}
        >
          {bars.bars.map(({ x, width }) => (
            <path key={x} d={`M${x} 0h${width}v1h-${width}z`} />
          ))}
        </svg>
      )}
    </>
  )
}
