import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { type LabelOptions, sheetOf } from '../label-options.ts'
import { cornerOf, type LabelSheet, labelsOnFirst, pagesNeeded } from '../label-sheets.ts'
import { labelsTexts as texts } from '../labels.texts.ts'
import type { LabelKind } from '../labels-search.ts'
import classes from './label-preview.module.css'

/** Codes weigh more than the page. */
const LabelSample = lazyPart(async () => (await import('./label-sample.tsx')).LabelSample)

type Props = {
  of: LabelKind
  /** How many labels are printed; null while that is not known. */
  count: number | null
  options: LabelOptions
}

/** How a label will look, and which of the first sheet are used. */
export function LabelPreview({ of, count, options }: Props) {
  const sheet = sheetOf(options)
  const start = Number(options.start) || 1
  return (
    <section className={classes.preview} aria-label={texts.preview}>
      <div className={classes.ground}>
        <LabelSample of={of} sheet={sheet} lines={options.lines} barcode={options.barcode} />
      </div>
      <div className={classes.sheet}>
        {sheet.columns * sheet.rows > 1 && (
          <Miniature sheet={sheet} used={labelsOnFirst(sheet, count ?? 0, start)} />
        )}
        <p className={classes.words}>
          <strong>{texts.size(sheet.label)}</strong>
          <span>{wordsOf(count, (known) => pagesNeeded(sheet, known, start))}</span>
          <span>{texts.scale}</span>
        </p>
      </div>
    </section>
  )
}

/** A line in any case, so that nothing below moves once the number is known. */
function wordsOf(count: number | null, pagesOf: (count: number) => number): string {
  if (count === null) return texts.counting
  return count === 0 ? texts.none : texts.pages(count, pagesOf(count))
}

type MiniatureProps = { sheet: LabelSheet; used: ReadonlySet<number> }

/** The first sheet, small: what is printed on it, and what stays free. */
const Miniature = ({ sheet, used }: MiniatureProps) => (
  <svg className={classes.miniature} viewBox={`0 0 ${sheet.page.join(' ')}`} aria-hidden>
    {Array.from({ length: sheet.columns * sheet.rows }, (_, at) => {
      const { x, y } = cornerOf(sheet, at)
      return (
        <rect
          key={`${x} ${y}`}
          className={classes.cell}
          data-used={used.has(at) || undefined}
          x={x + 1}
          y={y + 1}
          width={sheet.label[0] - 2}
          height={sheet.label[1] - 2}
          rx={2}
        />
      )
    })}
  </svg>
)
