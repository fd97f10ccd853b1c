import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { useToday } from '../../accounts/public/use-today.ts'
import { hatchText } from '../due-words.ts'
import { eggTexts as texts } from '../eggs.texts.ts'
import classes from './incubator-line.module.css'

type Props = { count: number; next: ListedEgg | undefined }

/** How many eggs are incubating (EGG-24), and which is the next to hatch. */
export function IncubatorLine({ count, next }: Props) {
  const today = useToday()()
  return (
    <p className={classes.line}>
      {texts.incubating(count)}
      {next && (
        <span className={classes.next}>
          {' · '}
          {texts.nextToHatch}{' '}
          <strong>
            {next.projectName ?? texts.eggName(next.eggNumber)}, {hatchText(next, today)}
          </strong>
        </span>
      )}
    </p>
  )
}
