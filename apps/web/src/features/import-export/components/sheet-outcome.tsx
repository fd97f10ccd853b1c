import { Button } from '@mantine/core'
import { shownDay } from '../../../shared/day-format.ts'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { UpgradeLink } from '../../billing/public/upgrade-link.tsx'
import type { SheetImport } from '../hooks/use-sheet-import.ts'
import type { SheetPreview, SheetRemark } from '../import-export.queries.ts'
import { importExportTexts } from '../import-export.texts.ts'
import { Refusal } from './refusal.tsx'
import classes from './sheet.module.css'

const texts = importExportTexts.outcome

type Props = { work: SheetImport; preview: SheetPreview }

/** What would come of the sheet, and the button that does it. */
export function SheetOutcome({ work, preview }: Props) {
  const { rows, rowsLeftOut, faultyRows, faults, notes, room, encoding, delimiter } = preview
  const isOver = room !== null && rows > room
  const isReady = faultyRows === 0 && !isOver
  return (
    <SectionCard title={texts.heading}>
      <div className={classes.stack} aria-busy={work.isLooking}>
        <div role="status" className={classes.stack}>
          {isReady && <p>{texts.all(rows)}</p>}
          {faultyRows > 0 && <p className={classes.refusal}>{texts.faulty(faultyRows, rows)}</p>}
          {isOver && (
            <p className={classes.refusal}>
              {texts.noRoom(room, rows)} <UpgradeLink />
            </p>
          )}
          {rowsLeftOut > 0 && <p>{texts.firstOnly(rows, rowsLeftOut)}</p>}
        </div>
        <Remarks title={texts.faults} remarks={faults} />
        <Remarks title={texts.notes} remarks={notes} />
        <Animals preview={preview} />
        <p className={classes.sample}>{texts.readAs(encoding, texts.delimiters[delimiter])}</p>
        {work.bringFailure && (
          <Refusal error={work.bringFailure} what={texts.failed} otherwise={texts.failedText} />
        )}
        <div className={classes.buttons}>
          {isReady && (
            <Button loading={work.isBringing} disabled={work.isLooking} onClick={work.bring}>
              {texts.submit(rows)}
            </Button>
          )}
          <RowsTaken work={work} preview={preview} />
          <Button variant="default" disabled={work.isBringing} onClick={work.startOver}>
            {texts.again}
          </Button>
        </div>
      </div>
    </SectionCard>
  )
}

/** Takes as many rows as the plan has room for, or all of them again; what would come of that shows first (U13). */
function RowsTaken({ work, preview: { rows, rowsLeftOut, room } }: Props) {
  const isBusy = work.isLooking || work.isBringing
  const isOver = room !== null && room > 0 && rows > room
  return (
    <>
      {isOver && (
        <Button disabled={isBusy} onClick={() => work.read({ firstRows: room })}>
          {texts.takeFirst(room)}
        </Button>
      )}
      {rowsLeftOut > 0 && (
        <Button variant="default" disabled={isBusy} onClick={() => work.read({ firstRows: undefined })}>
          {texts.takeAll}
        </Button>
      )}
    </>
  )
}

/** The most remarks that are shown one by one. */
const remarksShown = 12

function Remarks({ title, remarks }: { title: string; remarks: readonly SheetRemark[] }) {
  if (remarks.length === 0) return null
  const more = remarks.length - remarksShown
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.remarks}>
        {remarks.slice(0, remarksShown).map(({ row, heading, message }) => (
          <li key={`${row} ${heading} ${message}`}>
            <strong>
              {texts.row(row)}
              {heading && `, ${heading}`}
            </strong>{' '}
            {message}
          </li>
        ))}
        {more > 0 && <li>{texts.more(more)}</li>}
      </ul>
    </div>
  )
}

const Animals = ({ preview: { animals, rows } }: { preview: SheetPreview }) => (
  <div>
    <h3 className={classes.title}>{animals.length < rows ? texts.first(animals.length) : texts.every}</h3>
    <ol className={classes.animals}>
      {animals.map(({ row, name, species, morph, sex, dateOfBirth, isFaulty }) => (
        <li key={row} className={classes.animal} data-faulty={isFaulty || undefined}>
          <span className={classes.row}>{row}</span>
          <span className={classes.who}>
            <strong>{name || '?'}</strong>
            <span className={classes.sample}>
              {[species || '?', morph, sex, dateOfBirth && texts.born(shownDay(dateOfBirth))]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ol>
  </div>
)
