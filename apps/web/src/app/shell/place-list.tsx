import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { figuresQuery } from '../../features/collection/public/figures.ts'
import { places } from './navigation.ts'
import classes from './place-list.module.css'
import { shellTexts } from './shell.texts.ts'

/** The places of the app with their figures; the current one is highlighted (SHELL-13, SHELL-15). */
export function PlaceList() {
  const { data: figures } = useQuery(figuresQuery)
  return (
    <nav aria-label={shellTexts.places}>
      <ul className={classes.list}>
        {places.map(({ to, label, Icon, count }) => (
          <li key={to}>
            <Link to={to} className={classes.place} activeOptions={{ exact: to === '/' }}>
              <Icon size={18} aria-hidden />
              <span className={classes.label}>{label}</span>
              {count && figures && (
                <span className={classes.count}>{count(figures).toLocaleString('en-US')}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
