import { drawPage } from '../../shared/print/draw-page.ts'
import { PrintDesk } from '../../shared/print/print-desk.tsx'
import { LabelPaper } from './components/label-paper.tsx'
import { type LabelOptions, offsetOf, sheetOf } from './label-options.ts'
import { pagesOf } from './label-sheets.ts'
import type { Label } from './labels.queries.ts'
import { labelsTexts as texts } from './labels.texts.ts'

/** Tells the printer how large the paper is; the page of a window is otherwise that of the printer, with its margins. */
function setPaper(paper: Window, [wide, high]: readonly [number, number]): void {
  const { CSSStyleSheet: Sheet } = paper as Window & typeof globalThis
  const rules = new Sheet()
  rules.replaceSync(`@page { size: ${wide}mm ${high}mm; margin: 0 }`)
  paper.document.adoptedStyleSheets = [...paper.document.adoptedStyleSheets, rules]
}

/** Draws labels into a window of its own, each page as large as the paper (PLC-16). */
export function drawLabels(paper: Window, labels: readonly Label[], options: LabelOptions): void {
  const sheet = sheetOf(options)
  setPaper(paper, sheet.page)
  drawPage(
    paper,
    <PrintDesk print={texts.printPaper} onPrint={() => paper.print()}>
      <div>
        <LabelPaper
          sheet={sheet}
          pages={pagesOf(sheet, labels, Number(options.start) || 1)}
          offset={offsetOf(options)}
          lines={options.lines}
          barcode={options.barcode}
        />
      </div>
    </PrintDesk>,
  )
}
