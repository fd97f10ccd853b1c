import type { LinkProps } from '@tanstack/react-router'
import House from 'lucide-react/icons/house'
import Turtle from 'lucide-react/icons/turtle'
import type { Figures } from '../../features/collection/public/figures.ts'

type Path = NonNullable<LinkProps['to']>

/** A place of the app that the navigation leads to. */
export type Place = {
  to: Path
  label: string
  /** A shorter word for the narrow bar of a phone. */
  short: string
  Icon: typeof House
  /** The figure shown beside it: how many records the place lists. */
  count?: (figures: Figures) => number
}

/** The places of the app, in the order of the sidebar (SHELL-13). */
export const places: readonly Place[] = [
  { to: '/', label: 'Dashboard', short: 'Home', Icon: House },
  {
    to: '/animals',
    label: 'My Animals',
    short: 'Animals',
    Icon: Turtle,
    count: ({ totalAnimals, holdbacks }) => totalAnimals - holdbacks,
  },
]

/** What the Add New menu offers (SHELL-22). */
export const additions: readonly { to: Path; label: string; Icon: typeof House }[] = [
  { to: '/animals/add', label: 'New Animal', Icon: Turtle },
]
