import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isWithin, type Place } from './navigation.ts'

type Props = { place: Place; className: string | undefined; children: ReactNode }

/** A link to a place, marked as the current one on all of its pages (SHELL-15). */
export function PlaceLink({ place, className, children }: Props) {
  const isHere = useLocation({ select: ({ pathname }) => isWithin(place, pathname) })
  return (
    <Link
      to={place.to}
      className={className}
      activeOptions={{ exact: true }}
      aria-current={isHere ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}
