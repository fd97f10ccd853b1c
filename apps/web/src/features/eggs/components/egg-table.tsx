import { daysSinceLaid, expectedHatchDay } from '@clutchbook/domain/eggs/eggs.rules'
import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { Checkbox, VisuallyHidden } from '@mantine/core'
import { shownDay } from '../../../shared/day-format.ts'
import { WaitingSign } from '../../../shared/ui/waiting-sign.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { eggTexts as texts } from '../eggs.texts.ts'
import type { EggActs } from '../hooks/use-egg-acts.ts'
import type { Selection } from '../hooks/use-selection.ts'
import { DueMark } from './due-mark.tsx'
import { EggButtons } from './egg-buttons.tsx'
import { EggPicture } from './egg-picture.tsx'
import classes from './egg-table.module.css'
import { HatchlingLink } from './hatchling-link.tsx'
import { ProjectLink } from './project-link.tsx'
import { StatusMenu } from './status-menu.tsx'

const { columns } = texts

type Props = {
  eggs: readonly ListedEgg[]
  /** The incubator says of each egg which project it is from; a project's own page need not. */
  withProject?: boolean
  selection: Selection
  acts: EggActs
}

/** Eggs line by line (EGG-08, EGG-22); on a phone each line folds into a small block. */
export const EggTable = ({ eggs, withProject = false, selection, acts }: Props) => (
  <table className={classes.table} data-folds={!withProject || undefined}>
    <thead>
      <tr>
        <th scope="col" className={classes.choice} data-all={selection.choosable.length > 0 || undefined}>
          {selection.choosable.length > 0 ? (
            <SelectAll selection={selection} withProject={withProject} />
          ) : (
            <VisuallyHidden>{texts.title}</VisuallyHidden>
          )}
        </th>
        <th scope="col">{columns.id}</th>
        {withProject && <th scope="col">{columns.project}</th>}
        <th scope="col">{columns.laid}</th>
        <th scope="col">{columns.due}</th>
        <th scope="col" className={classes.number}>
          {columns.days}
        </th>
        <th scope="col">{columns.status}</th>
        <th scope="col" className={classes.actions}>
          {columns.actions}
        </th>
      </tr>
    </thead>
    <tbody>
      {eggs.map((egg) => (
        <EggRow key={egg.id} egg={egg} withProject={withProject} selection={selection} acts={acts} />
      ))}
    </tbody>
  </table>
)

/** Its words are shown where the head of the table is folded away and this alone is left of it. */
function SelectAll({ selection, withProject }: Required<Pick<Props, 'selection' | 'withProject'>>) {
  const [chosen, choosable] = [selection.chosen.length, selection.choosable.length]
  return (
    <Checkbox
      aria-label={withProject ? texts.selectAll : texts.selectAllOfProject}
      label={withProject ? undefined : texts.selectAllOfProject}
      checked={chosen === choosable}
      indeterminate={chosen > 0 && chosen < choosable}
      onChange={selection.toggleAll}
    />
  )
}

type RowProps = { egg: ListedEgg; withProject: boolean; selection: Selection; acts: EggActs }

function EggRow({ egg, withProject, selection, acts }: RowProps) {
  const { id, eggNumber, layDate, status } = egg
  const today = useToday()()
  const isIncubating = status === 'Incubating'
  const chosen = isIncubating && selection.isChosen(id)
  return (
    <tr className={classes.row} data-chosen={chosen || undefined}>
      <td className={classes.choice}>
        <span className={classes.egg}>
          {isIncubating && (
            <Checkbox
              aria-label={texts.select(eggNumber)}
              checked={chosen}
              onChange={() => selection.toggle(id)}
            />
          )}
          <EggPicture egg={egg} size={30} />
        </span>
      </td>
      <th scope="row" className={classes.id}>
        <WaitingSign kind="eggs" id={id} />
        {eggNumber === '' ? <span className={classes.none}>{texts.numberless}</span> : `#${eggNumber}`}
      </th>
      {withProject && (
        <td className={classes.project}>
          <ProjectLink egg={egg} />
        </td>
      )}
      <td data-label={columns.laid} className={classes.laid}>
        {shownDay(layDate)}
      </td>
      <td data-label={columns.due} data-over={!isIncubating || undefined} className={classes.due}>
        {isIncubating ? shownDay(expectedHatchDay(egg)) : texts.over}
        {isIncubating && <DueMark egg={egg} />}
      </td>
      <td
        data-label={columns.days}
        data-over={!isIncubating || undefined}
        className={`${classes.number} ${classes.days}`}
      >
        {isIncubating ? daysSinceLaid(layDate, today) : texts.over}
      </td>
      <td className={classes.status}>
        <StatusMenu egg={egg} escapes={withProject} onMark={(one, to) => acts.mark([one], to)} />
      </td>
      <td className={classes.actions}>
        <HatchlingLink egg={egg} onCreate={acts.createProfile} />
        <EggButtons egg={egg} acts={acts} />
      </td>
    </tr>
  )
}
