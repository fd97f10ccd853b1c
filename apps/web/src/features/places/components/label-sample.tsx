import { labelKeyOf, labelUrl } from '@clutchbook/domain/places/label-key.rules'
import type { LabelSheet } from '../label-sheets.ts'
import { labelsTexts as texts } from '../labels.texts.ts'
import type { LabelKind } from '../labels-search.ts'
import paper from './label-paper.module.css'
import { LabelFace, type LabelFaceProps } from './label-paper.tsx'
import classes from './label-preview.module.css'

type Props = { of: LabelKind; sheet: LabelSheet } & Pick<LabelFaceProps, 'lines' | 'barcode'>

/** A millimetre as browsers show it, in pixels. */
const pixelsOfMm = 96 / 25.4

/** So wide a label is shown, in pixels, and never so large that it promises more than is printed. */
const shown = { wide: 256, most: 1.25 } as const

/** Digits that no label has been given, as it were: all of them are the same. */
const key = labelKeyOf(0n)

/** A label as it will look, with invented words: real ones get their digits when they are printed. */
export function LabelSample({ of, sheet, ...print }: Props) {
  const [wide, high] = sheet.label
  const zoom = Math.min(shown.most, shown.wide / (wide * pixelsOfMm))
  const label = { key, url: labelUrl(location.origin, key), ...texts.example[of] }
  return (
    <div className={classes.sample} style={{ zoom }}>
      <div className={paper.page} style={{ width: `${wide}mm`, height: `${high}mm` }}>
        <div className={paper.label} style={{ inset: 0 }}>
          <LabelFace label={{ ...label, lines: [...label.lines] }} sheet={sheet} {...print} />
        </div>
      </div>
    </div>
  )
}
