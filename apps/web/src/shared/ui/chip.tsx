import type { ReactNode, Ref } from 'react'
import classes from './chip.module.css'

type ChipProps = {
  /** Chosen at present; a chip is a switch, not a link. */
  on: boolean
  onPress: () => void
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** A small switch that narrows or orders a list. */
export function Chip({ on, onPress, ref, children }: ChipProps) {
  return (
    <button ref={ref} type="button" className={classes.chip} aria-pressed={on} onClick={onPress}>
      {children}
    </button>
  )
}

type RowProps = {
  label: string
  /** Goes on in the next line where it is longer than its place: for a choice whose every option should be seen. */
  wraps?: boolean
  children: ReactNode
}

/** Chips in one line, which is swiped where it is longer than the screen. */
export const ChipRow = ({ label, wraps = false, children }: RowProps) => (
  <fieldset className={classes.row} aria-label={label}>
    <div className={wraps ? classes.lines : classes.line}>{children}</div>
  </fieldset>
)

type SelectProps = {
  /** What the choice is about; also shown while nothing is chosen. */
  label: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** What found no place in a row of chips, behind one chip of the same shape. */
export function ChipSelect({ label, value = '', options, onChoose }: SelectProps) {
  return (
    <select
      className={classes.chip}
      data-on={value !== '' || undefined}
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="" disabled={value === ''} hidden>
        {label}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
