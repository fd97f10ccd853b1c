import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { Link } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { shownDay } from '../../../shared/day-format.ts'
import { RowMenu } from '../../../shared/ui/row-menu.tsx'
import { factSigns } from '../fact-signs.ts'
import { factWords } from '../fact-words.ts'
import type { Fact } from '../season.queries.ts'
import { seasonTexts } from '../season.texts.ts'
import classes from './season-line.module.css'

const texts = seasonTexts.line

type Props = {
  fact: Fact
  kindOf: (kind: Fact['kind']) => string
  today: CivilDay
  isBusy: boolean
  onEdit: (fact: Fact) => void
  onRemove: (fact: Fact) => void
}

/** One fact of the time line: what, with whom, when, and what it says. */
export function FactEvent({ fact, kindOf, today, onEdit, onRemove }: Props) {
  const { kind, day, time, maleId, maleName, note } = fact
  const Sign = factSigns[kind]
  const more = factWords(fact, today)
  return (
    <li className={classes.event}>
      <span className={classes.sign} data-kind={kind}>
        <Sign size={16} aria-hidden />
      </span>
      <div className={classes.words}>
        <p className={classes.head}>
          <strong>{kindOf(kind)}</strong>
          {maleName &&
            (maleId === null ? (
              <span>{maleName}</span>
            ) : (
              <Link to="/animals/$id" params={{ id: String(maleId) }} className={classes.link}>
                {maleName}
              </Link>
            ))}
          <time className={classes.day} dateTime={day}>
            {shownDay(day)}
            {time && ` ${time}`}
          </time>
        </p>
        {more && <p className={classes.more}>{more}</p>}
        {note && <p className={classes.note}>{note}</p>}
      </div>
      <div className={classes.menu}>
        <RowMenu
          label={texts.actionsOf(kindOf(kind), shownDay(day))}
          entries={[
            { label: texts.change, Icon: Pencil, onClick: () => onEdit(fact) },
            { label: texts.remove, Icon: Trash2, onClick: () => onRemove(fact) },
          ]}
        />
      </div>
    </li>
  )
}
