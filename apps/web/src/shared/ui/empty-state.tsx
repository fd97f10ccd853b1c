import type { ReactNode } from 'react'
import { Egg } from './egg.tsx'
import classes from './empty-state.module.css'

type Props = {
  title: string
  /** What the place is for, or what to do now. */
  text: ReactNode
  /** The first step. */
  action?: ReactNode
  /** The page holds nothing else, so this title is the page's own heading. */
  wholePage?: boolean
}

/** What an empty place says: what it is for, and the first step. */
export function EmptyState({ title, text, action, wholePage = false }: Props) {
  const Heading = wholePage ? 'h1' : 'h2'
  return (
    <section className={classes.empty}>
      <Egg state="incubating" progress={0.35} size={72} />
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{text}</p>
      {action}
    </section>
  )
}
