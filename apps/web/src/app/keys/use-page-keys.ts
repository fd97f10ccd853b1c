import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { tinykeys } from 'tinykeys'
import { onceTypedByHand } from '../../shared/scan/scans.ts'
import { undoLast } from '../../shared/ui/undo.ts'
import { goKeys } from './key-list.ts'
import { focusSearch, pressMarked, stepEntry } from './page-marks.ts'
import { keysDisclosure, paletteDisclosure } from './palette-disclosure.ts'

type Disclosures = {
  openPalette: () => void
  openSheet: () => void
  addAnimal: () => void
}

const takesText =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="textbox"], [role="combobox"]'

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(takesText))

/** An open dialog or menu has the keys for itself, also while its code is still on its way. */
const isCovered = (): boolean =>
  paletteDisclosure.isOpen() ||
  keysDisclosure.isOpen() ||
  document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null

/** Listens for the keys that work on every page; the single ones only where the keeper wants them. */
export function usePageKeys(disclosures: Disclosures, singleKeys: boolean): void {
  const navigate = useNavigate()
  const latest = useRef(disclosures)
  useEffect(() => {
    latest.current = disclosures
  })

  useEffect(
    () =>
      tinykeys(
        window,
        {
          '$mod+k': (event) => {
            event.preventDefault()
            latest.current.openPalette()
          },
        },
        { ignore: (event) => event.repeat || isCovered() },
      ),
    [],
  )

  useEffect(
    () =>
      tinykeys(
        window,
        {
          '$mod+z': (event) => {
            if (undoLast()) event.preventDefault()
          },
        },
        // Where something is typed, the browser takes back what was typed.
        { ignore: (event) => event.repeat || isTyping(event) || isCovered() },
      ),
    [],
  )

  useEffect(() => {
    if (!singleKeys) return undefined
    // A scanner types letters too: what it types is no command.
    const act = (run: () => void) => (event: KeyboardEvent) => {
      event.preventDefault()
      onceTypedByHand(run)
    }
    const going = goKeys.map(({ key, to }) => [`g ${key}`, act(() => void navigate({ to }))] as const)
    return tinykeys(
      window,
      {
        ...Object.fromEntries(going),
        n: act(() => pressMarked('new') || latest.current.addAnimal()),
        e: act(() => pressMarked('edit')),
        f: act(() => pressMarked('feed')),
        j: act(() => stepEntry(1)),
        k: act(() => stepEntry(-1)),
        '/': act(() => focusSearch() || latest.current.openPalette()),
        '[Shift]+?': act(() => latest.current.openSheet()),
      },
      { ignore: (event) => isTyping(event) || isCovered() },
    )
  }, [singleKeys, navigate])
}
