import type { ReactNode } from 'react'
import classes from './print-desk.module.css'

type Props = {
  /** What adds to the look of the desk, such as which page it is printed on. */
  className?: string | undefined
  /** What is written on the button. */
  print: string
  onPrint: () => void
  children: ReactNode
}

/** What a sheet of paper lies on in the window that it is printed from, and the button that prints it once more. */
export const PrintDesk = ({ className = '', print, onPrint, children }: Props) => (
  <div className={`${classes.desk} ${className}`}>
    {children}
    <button type="button" className={classes.print} onClick={onPrint}>
      {print}
    </button>
  </div>
)
