import { Link } from '@tanstack/react-router'
import classes from './section-index.module.css'

/** A section of a page: the id that its heading bears, and the words of it. */
export type IndexedSection = { readonly id: string; readonly title: string }

type Props = { label: string; sections: readonly IndexedSection[] }

/** Whether the heading of a section is there; it is read out from there on, and the next Tab goes on in it. */
export function goToSection(id: string): boolean {
  const heading = document.getElementById(id)
  if (!heading) return false
  heading.scrollIntoView()
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** What a long page holds, section by section; on a desk it stays in sight. */
export const SectionIndex = ({ label, sections }: Props) => (
  <nav className={classes.index} aria-label={label}>
    <ul className={classes.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to="."
            hash={id}
            replace
            resetScroll={false}
            hashScrollIntoView={false}
            className={classes.link}
            onClick={() => goToSection(id)}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
