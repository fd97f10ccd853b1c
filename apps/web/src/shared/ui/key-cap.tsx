import classes from './key-cap.module.css'

type Props = {
  /** Where the key is what the line is about, and not a remark at its end. */
  large?: boolean
  children: string
}

/** A key of the keyboard. */
export const KeyCap = ({ large = false, children }: Props) => (
  <kbd className={classes.key} data-large={large || undefined}>
    {children}
  </kbd>
)
