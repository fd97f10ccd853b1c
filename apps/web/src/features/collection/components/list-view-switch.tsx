import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import { ViewSwitch } from '../../../shared/ui/view-switch.tsx'
import { collectionTexts } from '../collection.texts.ts'
import { useBeside } from '../hooks/use-beside.ts'
import { chooseListView, type ListView, useListView } from '../hooks/use-list-view.ts'
import classes from './list-view-switch.module.css'

const texts = collectionTexts.views

const options = [
  { view: 'cards', label: texts.cards, Icon: LayoutGrid },
  { view: 'list', label: texts.list, Icon: List },
] as const

/** Cards or a list; what is open beside the list closes with it. */
export function ListViewSwitch({ small }: { small?: boolean }) {
  const { close } = useBeside()
  const choose = (view: ListView): void => {
    chooseListView(view)
    if (view === 'cards') close()
  }
  return (
    <ViewSwitch
      label={texts.label}
      options={options}
      view={useListView()}
      onChoose={choose}
      {...(small && { small })}
    />
  )
}

/**
 * The same in the head of a page, where that has room for it, or `small` in the line of the filters; a phone has it among
 * these.
 */
export const HeadViewSwitch = ({ small }: { small?: boolean }) => (
  <div className={classes.head}>
    <ListViewSwitch {...(small && { small })} />
  </div>
)
