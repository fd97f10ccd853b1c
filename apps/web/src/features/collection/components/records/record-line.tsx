import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { shownDay } from '../../../../shared/day-format.ts'
import { MenuButton } from '../../../../shared/ui/menu-button.tsx'
import { measureText, recordName, typeText, usualTypeOf } from '../../record-look.ts'
import { recordSigns } from '../../record-signs.ts'
import type { AnimalRecord } from '../../records.queries.ts'
import { recordTexts as texts } from '../../records.texts.ts'
import classes from './record-line.module.css'

type Props = {
  record: AnimalRecord
  onEdit: (record: AnimalRecord) => void
  onRemove: (record: AnimalRecord) => void
}

/** One record: its kind, what was measured, the day, and whatever was noted. */
export function RecordLine({ record, onEdit, onRemove }: Props) {
  const { recordType, recordDate, details } = record
  const Sign = recordSigns[usualTypeOf(recordType) ?? 'own']
  const name = recordName(record)
  return (
    <li className={classes.line}>
      <span className={classes.sign}>
        <Sign size={17} aria-hidden />
      </span>
      <div className={classes.words}>
        <p className={classes.head}>
          <span className={classes.type}>{typeText(recordType)}</span>
          <strong className={classes.measure}>{measureText(record)}</strong>
          <time className={classes.day} dateTime={recordDate}>
            {shownDay(recordDate)}
          </time>
        </p>
        {details && <p className={classes.details}>{details}</p>}
      </div>
      <div className={classes.menu}>
        <MenuButton
          label={texts.actionsOf(name)}
          entries={[
            { label: texts.edit, Icon: Pencil, onClick: () => onEdit(record) },
            { label: texts.remove, Icon: Trash2, onClick: () => onRemove(record) },
          ]}
          width={150}
          button={
            <button type="button" className={classes.button} aria-label={texts.actionsOf(name)}>
              <EllipsisVertical size={18} aria-hidden />
            </button>
          }
        />
      </div>
    </li>
  )
}
