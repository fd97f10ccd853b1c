import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { Button } from '@mantine/core'
import Pause from 'lucide-react/icons/pause'
import Pencil from 'lucide-react/icons/pencil'
import Play from 'lucide-react/icons/play'
import Trash2 from 'lucide-react/icons/trash-2'
import { RowMenu } from '../../../shared/ui/row-menu.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { useLogRecord } from '../../collection/public/use-log-record.ts'
import { usePlanActs } from '../hooks/use-plan-acts.ts'
import type { ShownPlan } from '../plan.queries.ts'
import { planTexts as texts } from '../plan.texts.ts'
import { answerOf } from '../plan-answer.ts'
import { nextWords, planAbout, planKindText, planName, rhythmWords } from '../plan-words.ts'
import classes from './plans-card.module.css'

type Props = { plan: ShownPlan; animal: Animal; onEdit: () => void }

/** One plan: what, how often, when it is due and why; what needs no more than a press is done here. */
export function PlanLine({ plan, animal, onEdit }: Props) {
  const today = useToday()
  const { setOn, remove } = usePlanActs()
  const { log, isLogging } = useLogRecord(animal)
  const { next, isOn } = plan
  const { when, why, isLate } = nextWords(next, today())
  const name = planName(plan)
  const answer = answerOf(plan)
  const isAsked = (next.state === 'due' || next.state === 'overdue') && !animal.isArchived
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <p className={classes.name}>
          <strong>{planKindText(plan)}</strong> <span className={classes.about}>{planAbout(plan)}</span>
        </p>
        <p className={classes.rhythm}>{rhythmWords(plan)}</p>
        <p className={classes.next} data-state={next.state} data-late={isLate || undefined}>
          <span className={classes.when}>{when}</span>
          {why && <span className={classes.why}>{why}</span>}
        </p>
      </div>
      {answer && isAsked && (
        <Button
          variant="light"
          loading={isLogging}
          aria-label={`${texts[answer.act]}: ${name}`}
          onClick={() => void log({ ...answer.body, recordDate: today() })}
        >
          {texts[answer.act]}
        </Button>
      )}
      <div className={classes.menu}>
        <RowMenu
          label={texts.actionsOf(name)}
          entries={[
            { label: texts.edit, Icon: Pencil, onClick: onEdit },
            isOn
              ? { label: texts.pause, Icon: Pause, onClick: () => void setOn(plan, false) }
              : { label: texts.resume, Icon: Play, onClick: () => void setOn(plan, true) },
            { label: texts.remove, Icon: Trash2, onClick: () => void remove(plan) },
          ]}
        />
      </div>
    </li>
  )
}
