import { dueIn } from '@clutchbook/domain/eggs/eggs.rules'
import { useToday } from '../../accounts/public/use-today.ts'
import { dueText, type Expected } from '../due-words.ts'
import classes from './due-mark.module.css'

/** How far off the hatch of an egg in the incubator is; what is due soon or overdue stands out, by words and by colour. */
export function DueMark({ egg }: { egg: Expected }) {
  const today = useToday()()
  const { state } = dueIn(egg, today)
  return (
    <span className={classes.mark} data-due={state}>
      {dueText(egg, today)}
    </span>
  )
}
