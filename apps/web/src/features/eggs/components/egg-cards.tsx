import {
  daysSinceLaid,
  dueIn,
  expectedHatchDay,
  incubationProgress,
} from '@clutchbook/domain/eggs/eggs.rules'
import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { daysBetween } from '@clutchbook/domain/kernel/civil-day'
import { Checkbox } from '@mantine/core'
import { shownDay } from '../../../shared/day-format.ts'
import { WaitingSign } from '../../../shared/ui/waiting-sign.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { eggTexts as texts } from '../eggs.texts.ts'
import type { EggActs } from '../hooks/use-egg-acts.ts'
import type { Selection } from '../hooks/use-selection.ts'
import { DueMark } from './due-mark.tsx'
import { EggButtons } from './egg-buttons.tsx'
import classes from './egg-cards.module.css'
import { EggPicture } from './egg-picture.tsx'
import { ProjectLink } from './project-link.tsx'
import { StatusMenu } from './status-menu.tsx'

type Props = { eggs: readonly ListedEgg[]; selection: Selection; acts: EggActs }

/** The eggs in the incubator, each held to the light. */
export const EggCards = ({ eggs, ...rest }: Props) => (
  <ul className={classes.cards}>
    {eggs.map((egg) => (
      <EggCard key={egg.id} egg={egg} {...rest} />
    ))}
  </ul>
)

type CardProps = { egg: ListedEgg; selection: Selection; acts: EggActs }

function EggCard({ egg, selection, acts }: CardProps) {
  const { id, eggNumber, layDate } = egg
  const today = useToday()()
  const chosen = selection.isChosen(id)
  const due = expectedHatchDay(egg)
  return (
    <li
      data-key-entry
      className={classes.card}
      data-chosen={chosen || undefined}
      data-due={dueIn(egg, today).state}
    >
      <span className={classes.choice}>
        <Checkbox
          aria-label={texts.select(eggNumber)}
          checked={chosen}
          onChange={() => selection.toggle(id)}
        />
      </span>
      <EggPicture egg={egg} size={104} told />
      <h2 className={classes.name}>
        <WaitingSign kind="eggs" id={id} />
        {texts.eggName(eggNumber)}
      </h2>
      <p className={classes.project}>
        <ProjectLink egg={egg} />
      </p>
      <p className={classes.days}>
        {texts.day(daysSinceLaid(layDate, today), daysBetween(layDate, due))}
        <DueMark egg={egg} />
      </p>
      <p className={classes.dates}>
        <span>
          {texts.columns.laid} {shownDay(layDate)}
        </span>{' '}
        <span>
          {texts.columns.due} {shownDay(due)}
        </span>
      </p>
      <span className={classes.track} aria-hidden>
        <span className={classes.progress} style={{ width: `${incubationProgress(egg, today) * 100}%` }} />
      </span>
      <div className={classes.acts}>
        <StatusMenu egg={egg} onMark={(one, status) => acts.mark([one], status)} />
        <EggButtons egg={egg} acts={acts} />
      </div>
    </li>
  )
}
