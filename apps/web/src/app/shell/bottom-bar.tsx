import MenuIcon from 'lucide-react/icons/menu'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx'
import { useLazyPart } from '../../shared/ui/use-lazy-part.ts'
import { usePageMark } from '../../shared/ui/use-page-mark.ts'
import { warmedBy } from '../../shared/ui/warmed-by.ts'
import classes from './bottom-bar.module.css'
import { type Place, places } from './navigation.ts'
import { PlaceLink } from './place-link.tsx'
import { shellTexts } from './shell.texts.ts'
import { useAddition } from './use-addition.tsx'

/** The places that a thumb finds directly; the menu holds all. */
const atThumb = places.filter(({ thumb }) => thumb !== undefined)

/** How many of them stand before the raised button. */
const before = 2

const loadSheet = () => import('./add-sheet.tsx').then((module) => module.AddSheet)
const AddSheet = lazyDialog(loadSheet)

const loadDrawer = () => import('./menu-drawer.tsx').then((module) => module.MenuDrawer)

/** The bar at the thumb of a phone: the first places, what can be added, and the menu. */
export function BottomBar() {
  usePageMark('bottom-bar')
  return (
    <nav className={classes.bar} aria-label={shellTexts.quickPlaces}>
      <div className={classes.side}>
        <Entries of={atThumb.slice(0, before)} />
      </div>
      <AddEntry />
      <div className={classes.side}>
        <Entries of={atThumb.slice(before)} />
        <MenuEntry />
      </div>
    </nav>
  )
}

const Entries = ({ of }: { of: readonly Place[] }) =>
  of.map((place) => {
    const Sign = place.ThumbIcon ?? place.Icon
    return (
      <PlaceLink key={place.to} place={place} className={classes.entry}>
        <Sign size={20} aria-hidden />
        {place.thumb}
      </PlaceLink>
    )
  })

/** Opens the sheet of all that can be added, whose code comes with the first touch of it. */
function AddEntry() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { open, dialog } = useAddition()
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.add}
        aria-label={shellTexts.addNew}
        aria-haspopup="dialog"
        {...warmedBy(loadSheet)}
        onClick={() => setOpen(true)}
      >
        <Plus size={26} aria-hidden />
      </button>
      {isOpen && (
        <AddSheet onLeave={() => button.current?.focus()} openDialog={open} onClose={() => setOpen(false)} />
      )}
      {dialog}
    </>
  )
}

/** Opens the slide-out menu, whose code comes with the first touch of it. */
function MenuEntry() {
  const { part: MenuDrawer, warm, want } = useLazyPart(loadDrawer)
  const [opened, setOpened] = useState(false)
  const open = () => {
    want()
    setOpened(true)
  }
  return (
    <>
      <button
        type="button"
        className={classes.menu}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <MenuIcon size={20} aria-hidden />
        {shellTexts.menu}
      </button>
      {MenuDrawer && <MenuDrawer opened={opened} onClose={() => setOpened(false)} />}
    </>
  )
}
