import { formatAmount } from '@clutchbook/domain/kernel/amount'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../features/accounts/public/current-user-query.ts'
import { figuresQuery } from '../../features/home/public/figures.ts'
import type { Place } from './navigation.ts'
import { PlaceLink } from './place-link.tsx'
import classes from './place-list.module.css'
import { shellTexts } from './shell.texts.ts'

type Props = {
  /** The places for a keeper, by their username. */
  of: (username: string | undefined) => readonly Place[]
}

/** Places of the app with their figures. */
export function PlaceList({ of }: Props) {
  const { data: figures } = useQuery(figuresQuery)
  const { data: user } = useQuery(currentUserQuery)
  return (
    <nav aria-label={shellTexts.places}>
      <ul className={classes.list}>
        {of(user?.username).map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} className={classes.place}>
              <place.Icon size={18} aria-hidden />
              <span className={classes.label}>{place.label}</span>
              {place.count && figures && (
                <span className={classes.count}>{formatAmount(place.count(figures))}</span>
              )}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
