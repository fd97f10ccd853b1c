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
  /** The field that is chosen here, where a refusal of it leads to this row. */
  path?: string
  /** What is wrong with what is chosen. */
  error?: ReactNode
  children: ReactNode
}

/** Chips in one line, which is swiped where it is longer than the screen. */
export const ChipRow = ({ label, wraps = false, path, error, children }: RowProps) => (
  <>
    <fieldset className={classes.row} aria-label={label} {...(path && { 'data-path': path, tabIndex: -1 })}>
      <div className={wraps ? classes.lines : classes.line}>{children}</div>
    </fieldset>
    {error && (
      <p className={classes.error} role="alert">
        {error}
      </p>
    )}
  </>
)

/** Chips of a form, below the words that say what they are about. */
export const ChipGroup = ({ label, children, ...row }: Omit<RowProps, 'wraps'>) => (
  <div className={classes.group}>
    <span className={classes.label} aria-hidden>
      {label}
    </span>
    <ChipRow label={label} wraps {...row}>
      {children}
    </ChipRow>
  </div>
)

type SelectProps = {
  /** What the choice is about; also shown while nothing is chosen. */
  label: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  /** The word for choosing none of them. */
  all: string
  /** Called with null where none is to be chosen any more. */
  onChoose: (value: string | null) => void
}

/** Stands for all of them: none of the values is called so. */
const every = '*'

/** One choice of many behind one chip; while nothing is chosen it shows what it is about. */
export function ChipSelect({ label, value = '', options, all, onChoose }: SelectProps) {
  return (
    <select
      className={classes.chip}
      data-on={value !== '' || undefined}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value === every ? null : currentTarget.value)}
    >
      <option value="" disabled hidden>
        {label}
      </option>
      {/* Not while none is chosen: the arrow keys choose as they go, and would not get past it. */}
      {value !== '' && <option value={every}>{all}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
