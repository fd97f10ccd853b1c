import type Printer from 'lucide-react/icons/printer'
import classes from './icon-button.module.css'

type Props = {
  label: string
  Icon: typeof Printer
  disabled?: boolean
  /** Of one that shows and hides something: whether it is shown. */
  isOpen?: boolean
  onPress: () => void
}

/** A button of the line of the season, by its sign. */
export const IconButton = ({ label, Icon, disabled = false, isOpen, onPress }: Props) => (
  <button
    type="button"
    className={classes.button}
    aria-label={label}
    title={label}
    disabled={disabled}
    aria-expanded={isOpen}
    onClick={onPress}
  >
    <Icon size={18} aria-hidden />
  </button>
)
