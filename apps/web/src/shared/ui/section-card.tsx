import type { ReactNode } from 'react'
import classes from './section-card.module.css'

type Props = {
  title: string
  /** The id of the heading, for an index to lead to. */
  id?: string
  /** Something small at the end of the heading: an action or a figure. */
  aside?: ReactNode
  children: ReactNode
}

/** A titled part of a page on a surface of its own. */
export function SectionCard({ title, id, aside, children }: Props) {
  return (
    <section className={classes.card}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {aside}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  )
}
