import { drawPage } from '../../shared/print/draw-page.ts'
import { PrintDesk } from '../../shared/print/print-desk.tsx'
import { ThawList } from './components/thaw-list.tsx'
import classes from './draw-thaw.module.css'
import type { Today } from './today.queries.ts'
import { todayTexts } from './today.texts.ts'

type Paper = { thaw: Today['thaw']; title: string }

/** Draws what is to be thawed into a window of its own. */
export const drawThaw = (paper: Window, { thaw, title }: Paper): void =>
  drawPage(
    paper,
    <PrintDesk print={todayTexts.thaw.print} onPrint={() => paper.print()}>
      <article className={classes.paper}>
        <h1 className={classes.title}>{title}</h1>
        <ThawList thaw={thaw} />
      </article>
    </PrintDesk>,
  )
