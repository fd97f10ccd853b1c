import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { ListEnd, type MorePages } from '../../../shared/ui/list-end.tsx'
import { eggTexts as texts } from '../eggs.texts.ts'
import type { useEggActs } from '../hooks/use-egg-acts.ts'
import type { IncubatorView } from '../hooks/use-incubator-view.ts'
import { useSelection } from '../hooks/use-selection.ts'
import { EggCards } from './egg-cards.tsx'
import { EggTable } from './egg-table.tsx'
import classes from './incubator-eggs.module.css'
import { SelectionBar } from './selection-bar.tsx'

type Props = {
  eggs: readonly ListedEgg[]
  view: Exclude<IncubatorView, 'clutches'>
  egging: ReturnType<typeof useEggActs>
  pages: MorePages
}

/** What is in the incubator, as a table or as cards. */
export function IncubatorEggs({ eggs, view, egging: { acts, isMarking }, pages }: Props) {
  const selection = useSelection(eggs)
  return (
    <>
      {view === 'cards' ? (
        <EggCards eggs={eggs} selection={selection} acts={acts} />
      ) : (
        <>
          <p className={classes.swipe}>{texts.swipeHint}</p>
          {/* A region that scrolls sideways must be reachable by keyboard. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
          <section className={classes.scroll} aria-label={texts.incubator} tabIndex={0}>
            <EggTable eggs={eggs} withProject selection={selection} acts={acts} />
          </section>
        </>
      )}
      <SelectionBar selection={selection} acts={acts} busy={isMarking} />
      <ListEnd pages={pages} moreFailed={texts.moreFailed} />
    </>
  )
}
