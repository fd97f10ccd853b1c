import { Link } from '@tanstack/react-router'
import ScanLine from 'lucide-react/icons/scan-line'
import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import {
  ChooseAnimal,
  type QuickType,
  quickActs,
  useQuickRecord,
} from '../../features/collection/public/quick-record.ts'
import { Sheet } from '../../shared/ui/sheet.tsx'
import classes from './add-sheet.module.css'
import { type Addition, additions } from './navigation.ts'
import { shellTexts } from './shell.texts.ts'

type Dialog = ComponentType<{ onClose: () => void }>

type Props = {
  /** Gives the focus back to what opened it, for the dialog that follows to return there. */
  onLeave: () => void
  openDialog: (load: () => Promise<Dialog>) => void
  onClose: () => void
}

/** What can be added from a phone, at the thumb: a record of an animal that is chosen next, or one of the five things (SHELL-22). */
export function AddSheet({ onLeave, openDialog, onClose }: Props) {
  const [type, setType] = useState<QuickType | null>(null)
  const record = useQuickRecord({ onOpen: onLeave, onClose })
  if (record.dialog) return record.dialog
  const leaveFor = (load: () => Promise<Dialog>): void => {
    onLeave()
    onClose()
    openDialog(load)
  }
  const title = quickActs.find((act) => act.type === type)?.title ?? shellTexts.addNew
  return (
    <Sheet sends={null} title={title} onClose={onClose}>
      {type ? (
        <ChooseAnimal
          type={type}
          awaited={record.awaited}
          onChoose={(id) => void record.open(id, type)}
          onBack={() => setType(null)}
        />
      ) : (
        <Entries onQuick={setType} onDialog={leaveFor} onClose={onClose} />
      )}
    </Sheet>
  )
}

type EntriesProps = {
  onQuick: (type: QuickType) => void
  onDialog: (load: () => Promise<Dialog>) => void
  onClose: () => void
}

function Entries({ onQuick, onDialog, onClose }: EntriesProps) {
  const menu = useRef<HTMLDivElement>(null)
  // At first the sheet does so itself; later what had the focus gave way to this.
  useEffect(() => entriesOf(menu.current)[0]?.focus(), [])
  return (
    <div ref={menu} role="menu" tabIndex={-1} aria-label={shellTexts.addNew} onKeyDown={stepOn}>
      <div className={classes.quick} role="presentation">
        {quickActs.map(({ type, label, Icon }, place) => (
          <button
            key={type}
            type="button"
            role="menuitem"
            data-autofocus={place === 0 || undefined}
            className={classes.act}
            onClick={() => onQuick(type)}
          >
            <Icon size={22} aria-hidden />
            {label}
          </button>
        ))}
        <Link to="/scan" role="menuitem" className={classes.act} onClick={onClose}>
          <ScanLine size={22} aria-hidden />
          {shellTexts.scan}
        </Link>
      </div>
      {additions.map((addition) => (
        <Entry key={addition.label} addition={addition} onDialog={onDialog} onClose={onClose} />
      ))}
    </div>
  )
}

type EntryProps = Pick<EntriesProps, 'onDialog' | 'onClose'> & { addition: Addition }

function Entry({ addition, onDialog, onClose }: EntryProps) {
  const { label, Icon } = addition
  const inside = (
    <>
      <Icon size={19} aria-hidden />
      {label}
    </>
  )
  if ('to' in addition)
    return (
      <Link to={addition.to} role="menuitem" className={classes.entry} onClick={onClose}>
        {inside}
      </Link>
    )
  const { loadDialog } = addition
  return (
    <button type="button" role="menuitem" className={classes.entry} onClick={() => onDialog(loadDialog)}>
      {inside}
    </button>
  )
}

const entriesOf = (menu: Element | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
]

const steps: Record<string, (here: number, count: number) => number> = {
  ArrowDown: (here, count) => (here + 1) % count,
  ArrowRight: (here, count) => (here + 1) % count,
  ArrowUp: (here, count) => (here + count - 1) % count,
  ArrowLeft: (here, count) => (here + count - 1) % count,
  Home: () => 0,
  End: (_here, count) => count - 1,
}

/** The keys of a menu. */
function stepOn(event: KeyboardEvent): void {
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const entries = entriesOf(event.currentTarget)
  const here = entries.findIndex((entry) => entry.contains(document.activeElement))
  entries[step(here, entries.length)]?.focus()
}
