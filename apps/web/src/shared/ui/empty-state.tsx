import type { ReactNode } from 'react'
import { Egg } from './egg.tsx'
import classes from './empty-state.module.css'

type Props = {
  title: string
  /** What the place is for, or what to do now. */
  text: string
  /** The first step. */
  action?: ReactNode
}

/** What an empty place says: what it is for, and the first step. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <section className={classes.empty}>
      <Egg state="incubating" progress={0.35} size={72} />
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      {action}
    </section>
  )
}
