import { useEffect, useRef } from 'react'
import { useSingleKeys } from '../../../shared/keys-choice.ts'
import { onceTypedByHand } from '../../../shared/scan/scans.ts'

/** So long after G a letter leads to another page, in milliseconds, as the sequences of the page's keys wait. */
const sequenceMs = 1000

const takesText = 'input, textarea, select, [role="textbox"], [role="combobox"]'

const isTaken = ({ target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean =>
  repeat ||
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement && target.matches(takesText)) ||
  document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null

type Acts = Readonly<Record<string, () => void>>

const isLetter = (key: string): boolean => key.length === 1

/** Does what a key stands for; a letter waits until it is known that no scanner goes on typing. */
function run(event: KeyboardEvent, key: string, acts: () => Acts): void {
  if (!acts()[key]) return
  event.preventDefault()
  const act = (): void => acts()[key]?.()
  if (isLetter(key)) onceTypedByHand(act)
  else act()
}

/** Does something by a key, for as long as the page is there; letters only where the keeper wants single keys (PLC-10). */
export function useWalkKeys(acts: Acts): void {
  const hasLetters = useSingleKeys()
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  useEffect(() => {
    let wentAt = Number.NEGATIVE_INFINITY
    const hear = (event: KeyboardEvent): void => {
      if (isTaken(event)) return
      const key = event.key.toLowerCase()
      if (key === 'g') wentAt = event.timeStamp
      const isHeard = hasLetters && event.timeStamp - wentAt >= sequenceMs
      if (isHeard || !isLetter(key)) run(event, key, () => latest.current)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [hasLetters])
}
