import { type ReactNode, useId } from 'react'
import classes from './settings-dialog.module.css'

/** One part of Account Settings. */
export function SettingsSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {heading}
      </h3>
      {children}
    </section>
  )
}
