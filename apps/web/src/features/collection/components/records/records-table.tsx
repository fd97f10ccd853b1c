import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { shownDay } from '../../../../shared/day-format.ts'
import { RowMenu } from '../../../../shared/ui/row-menu.tsx'
import { isOfAnimal, type RecordOfAnimal, type RecordOfAny } from '../../all-records.queries.ts'
import { allRecordsTexts as texts } from '../../all-records.texts.ts'
import { isMove, knownKindOf } from '../../record-kinds.ts'
import { recordName, typeText } from '../../record-look.ts'
import { recordSigns } from '../../record-signs.ts'
import { recordWords } from '../../record-words.ts'
import { recordTexts } from '../../records.texts.ts'
import classes from './records-table.module.css'

const { columns } = texts

type Acts = { onEdit: (record: RecordOfAnimal) => void; onRemove: (record: RecordOfAnimal) => void }

/** Records of any animals and places line by line; on a phone each is a card. */
export const RecordsTable = ({ records, ...acts }: Acts & { records: readonly RecordOfAny[] }) => (
  <table className={classes.table}>
    <thead>
      <tr>
        <th scope="col">{columns.day}</th>
        <th scope="col">{columns.animal}</th>
        <th scope="col">{columns.kind}</th>
        <th scope="col">{columns.what}</th>
        <th scope="col">
          <VisuallyHidden>{columns.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {records.map((record) => (
        <Row key={record.id} record={record} {...acts} />
      ))}
    </tbody>
  </table>
)

function Row({ record, onEdit, onRemove }: Acts & { record: RecordOfAny }) {
  const { animalName, customId, placeName, recordType, recordDate, recordTime, details } = record
  const Sign = recordSigns[knownKindOf(recordType) ?? 'own']
  const { what, more } = recordWords(record)
  const name = `${recordName(record)}, ${animalName ?? placeName}`
  return (
    <tr className={classes.row}>
      <td className={classes.day}>
        <time dateTime={recordDate}>
          {shownDay(recordDate)}
          {recordTime && ` ${recordTime}`}
        </time>
      </td>
      <th scope="row" className={classes.animal}>
        {isOfAnimal(record) ? (
          <Link to="/animals/$id" params={{ id: String(record.animalId) }} className={classes.link ?? ''}>
            {animalName}
          </Link>
        ) : (
          placeName
        )}
        {customId && <span className={classes.id}>{customId}</span>}
      </th>
      <td className={classes.kind}>
        <span className={classes.sign}>
          <Sign size={17} aria-hidden />
          {typeText(recordType)}
        </span>
      </td>
      <td className={classes.what}>
        <strong className={classes.done}>{what}</strong>
        {more && <span className={classes.more}>{more}</span>}
        {details && <p className={classes.details}>{details}</p>}
      </td>
      <td className={classes.actions}>
        {isOfAnimal(record) && (
          <RowMenu
            label={recordTexts.actionsOf(name)}
            entries={[
              ...(isMove(recordType)
                ? []
                : [{ label: recordTexts.edit, Icon: Pencil, onClick: () => onEdit(record) }]),
              { label: recordTexts.remove, Icon: Trash2, onClick: () => onRemove(record) },
            ]}
          />
        )}
      </td>
    </tr>
  )
}
