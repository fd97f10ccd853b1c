import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { useState } from 'react'
import { eggTexts as texts } from '../eggs.texts.ts'
import type { useEggActs } from '../hooks/use-egg-acts.ts'
import { useSelection } from '../hooks/use-selection.ts'
import { EggTable } from './egg-table.tsx'
import classes from './project-eggs-list.module.css'
import { SelectionBar } from './selection-bar.tsx'

/** Rows of the table until more are asked for (EGG-08). */
const shownAtFirst = 5

type Props = { eggs: readonly ListedEgg[]; egging: ReturnType<typeof useEggActs> }

/** The eggs of a project, the first five of them until the keeper wants to see more. */
export function ProjectEggsList({ eggs, egging: { acts, isMarking } }: Props) {
  const [whole, setWhole] = useState(false)
  const selection = useSelection(eggs)
  const hidden = eggs.length - shownAtFirst
  // Whoever chooses all of the eggs should see which those are.
  const toggleAll = (): void => {
    selection.toggleAll()
    setWhole(true)
  }
  return (
    <>
      <div className={classes.lines}>
        <EggTable
          eggs={whole ? eggs : eggs.slice(0, shownAtFirst)}
          selection={{ ...selection, toggleAll }}
          acts={acts}
        />
      </div>
      <SelectionBar selection={selection} acts={acts} busy={isMarking} />
      {hidden > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={whole}
          onClick={() => setWhole((before) => !before)}
        >
          {whole ? texts.viewLess : texts.viewMore(hidden)}
        </button>
      )}
    </>
  )
}
