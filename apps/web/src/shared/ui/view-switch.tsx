import type { ComponentType } from 'react'
import classes from './view-switch.module.css'

/** One of the ways in which a page shows what it lists. */
export type ViewOption<View extends string> = {
  view: View
  label: string
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>
}

type Props<View extends string> = {
  /** What is shown in one of these ways. */
  label: string
  options: readonly ViewOption<View>[]
  view: View
  onChoose: (view: View) => void
  /** Its signs alone are seen, where it shares a line. */
  small?: boolean
}

/** Chooses between the ways in which a page shows the same things. */
export const ViewSwitch = <View extends string>({ label, options, view, onChoose, small }: Props<View>) => (
  <fieldset className={classes.switch} aria-label={label} data-small={small}>
    {options.map((option) => (
      <button
        key={option.view}
        type="button"
        className={classes.option}
        aria-pressed={option.view === view}
        title={small ? option.label : undefined}
        onClick={() => onChoose(option.view)}
      >
        <option.Icon size={16} aria-hidden />
        <span className={classes.word}>{option.label}</span>
      </button>
    ))}
  </fieldset>
)
