import type { ReactNode } from 'react'
import classes from './form-bar.module.css'

/** The buttons at the foot of a form; the last of them does what the form is for. */
export const FormBar = ({ children }: { children: ReactNode }) => (
  <div className={classes.bar}>{children}</div>
)
