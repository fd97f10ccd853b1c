import { openKindOf } from '@clutchbook/domain/husbandry/conditions'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { shownDay } from '../../../../shared/day-format.ts'
import { RowMenu } from '../../../../shared/ui/row-menu.tsx'
import { WaitingSign } from '../../../../shared/ui/waiting-sign.tsx'
import { useEndCondition } from '../../hooks/use-end-condition.ts'
import { isMove, knownKindOf } from '../../record-kinds.ts'
import { recordName, typeText } from '../../record-look.ts'
import { recordSigns } from '../../record-signs.ts'
import { recordWords } from '../../record-words.ts'
import type { AnimalRecord } from '../../records.queries.ts'
import { recordTexts as texts } from '../../records.texts.ts'
import classes from './record-line.module.css'

type Props = {
  record: AnimalRecord
  onEdit: (record: AnimalRecord) => void
  onRemove: (record: AnimalRecord) => void
}

/** More characters or lines than this are folded, so that one long note doesn't push the other records away. */
const [foldedFrom, foldedLines] = [320, 6]

const isLong = (text: string): boolean => text.length > foldedFrom || text.split('\n').length > foldedLines

function Details({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(!isLong(text))
  return (
    <>
      <p className={classes.details} data-folded={!isWhole || undefined}>
        {text}
      </p>
      {isLong(text) && (
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.lessDetails : texts.moreDetails}
        </button>
      )}
    </>
  )
}

/** One record: its kind, what was measured, the day, and whatever was noted. */
export function RecordLine({ record, onEdit, onRemove }: Props) {
  const { recordType, recordDate, recordTime, details } = record
  const Sign = recordSigns[knownKindOf(recordType) ?? 'own']
  const { what, more } = recordWords(record)
  const { end } = useEndCondition()
  const lasts = openKindOf(record) !== null
  const name = recordName(record)
  return (
    <li className={classes.line}>
      <span className={classes.sign}>
        <Sign size={17} aria-hidden />
      </span>
      <div className={classes.words}>
        <p className={classes.head}>
          <WaitingSign kind="records" id={record.id} />
          <span className={classes.type}>{typeText(recordType)}</span>
          <strong className={classes.measure}>{what}</strong>
          <time className={classes.day} dateTime={recordDate}>
            {shownDay(recordDate)}
            {recordTime && ` ${recordTime}`}
          </time>
        </p>
        {more && <p className={classes.more}>{more}</p>}
        {details && <Details text={details} />}
      </div>
      <div className={classes.menu}>
        <RowMenu
          label={texts.actionsOf(name)}
          entries={[
            ...(lasts
              ? [{ label: texts.endToday, Icon: CalendarCheck, onClick: () => void end(record) }]
              : []),
            ...(isMove(recordType)
              ? []
              : [{ label: texts.edit, Icon: Pencil, onClick: () => onEdit(record) }]),
            { label: texts.remove, Icon: Trash2, onClick: () => onRemove(record) },
          ]}
        />
      </div>
    </li>
  )
}
