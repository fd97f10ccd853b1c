import type { LinkProps } from '@tanstack/react-router'
import Bookmark from 'lucide-react/icons/bookmark'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartColumn from 'lucide-react/icons/chart-column'
import CircleUser from 'lucide-react/icons/circle-user'
import Dna from 'lucide-react/icons/dna'
import Egg from 'lucide-react/icons/egg'
import Heart from 'lucide-react/icons/heart'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import ListChecks from 'lucide-react/icons/list-checks'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Snowflake from 'lucide-react/icons/snowflake'
import Sparkles from 'lucide-react/icons/sparkles'
import Trash2 from 'lucide-react/icons/trash-2'
import Turtle from 'lucide-react/icons/turtle'
import Users from 'lucide-react/icons/users'
import Wrench from 'lucide-react/icons/wrench'
import type { ComponentType } from 'react'
import { loadAddAnimalDialog } from '../../features/collection/public/load-add-animal-dialog.ts'
import type { Figures } from '../../features/home/public/figures.ts'

type Path = NonNullable<LinkProps['to']>

/** A place of the app that the navigation leads to. */
export type Place = {
  to: Path
  label: string
  Icon: typeof House
  /** A short word for the bar at the thumb of a phone; places without one stand in the menu only. At most three have one. */
  thumb?: string
  /** The sign above that word, where it is another one. */
  ThumbIcon?: typeof House
  /** The letter that leads there after G. */
  letter?: string
  /** The figure shown beside it: how many records the place lists. */
  count?: (figures: Figures) => number
  /** Further addresses that its pages have or begin with. */
  alsoAt?: readonly `/${string}`[]
  /** Pages below its address belong elsewhere. */
  single?: true
}

/**
 * The places of the app in the order of SHELL-13. Sidebar, slide-out menu and the bar of a phone all draw this list,
 * so a new page takes its one line here, or in `furtherPlaces`.
 */
export const places: readonly Place[] = [
  { to: '/profile', label: 'Profile', Icon: CircleUser, letter: 'p', single: true },
  {
    to: '/',
    label: 'Dashboard',
    Icon: House,
    thumb: 'Today',
    ThumbIcon: ListChecks,
    letter: 'd',
    single: true,
  },
  {
    to: '/animals',
    label: 'My Animals',
    Icon: Turtle,
    thumb: 'Animals',
    letter: 'a',
    count: ({ totalAnimals, holdbacks }) => totalAnimals - holdbacks,
    alsoAt: ['/reptiles'],
  },
  {
    to: '/holdbacks',
    label: 'Holdbacks',
    Icon: Bookmark,
    letter: 'h',
    count: ({ holdbacks }) => holdbacks,
  },
  {
    to: '/breeding',
    label: 'Breeding',
    Icon: Heart,
    letter: 'b',
    count: ({ activeBreeding }) => activeBreeding,
    alsoAt: ['/genetics', '/season'],
  },
  {
    to: '/incubating',
    label: 'Incubator',
    Icon: Egg,
    thumb: 'Incubator',
    letter: 'i',
    count: ({ incubatingEggs }) => incubatingEggs,
    alsoAt: ['/incubators', '/clutches'],
  },
  { to: '/calendar', label: 'Calendar', Icon: CalendarDays, letter: 'c' },
]

/** Further places, which the slide-out menu lists below the others (SHELL-26); the palette leads there too. */
export const furtherPlaces: readonly Place[] = [
  { to: '/places', label: 'Places', Icon: LayoutGrid },
  { to: '/records', label: 'Records', Icon: NotebookPen },
  { to: '/feeders', label: 'Feeders', Icon: Snowflake },
  { to: '/genetics', label: 'Genetics', Icon: Dna },
  { to: '/statistics', label: 'Statistics', Icon: ChartColumn },
  { to: '/users', label: 'Keepers', Icon: Users },
  { to: '/trash', label: 'Trash', Icon: Trash2 },
]

/** Where an administrator repairs data. */
const dataRepair: Place = { to: '/admin/data-repair', label: 'Data Repair', Icon: Wrench }

/** The places for a keeper: the repair of data is for the one called admin (SHELL-14, ADM-10). */
export const placesOf = (username: string | undefined): readonly Place[] =>
  username === 'admin' ? [...places, dataRepair] : places

const isFurther = (path: string): boolean => furtherPlaces.some(({ to }) => to === path)

/** What the slide-out menu lists: of two entries that a page belongs to, the one that is its own is the current one. */
export const menuPlacesOf = (username: string | undefined): readonly Place[] => {
  const [own, rest] = [placesOf(username), placesOf(username).slice(places.length)]
  const first = own.slice(0, places.length).map(({ alsoAt = [], ...place }) => ({
    ...place,
    alsoAt: alsoAt.filter((path) => !isFurther(path)),
  }))
  return [...first, ...furtherPlaces, ...rest]
}

/** Whether the page at a path belongs to a place, whose entry is then highlighted (SHELL-15). */
export function isWithin({ to, alsoAt = [], single }: Place, path: string): boolean {
  const page = path.replace(/(?<=.)\/$/, '')
  return [to, ...alsoAt].some((own) => page === own || (!single && page.startsWith(`${own}/`)))
}

/** What a dialog of the Add New menu is given. */
type DialogProps = { onClose: () => void }

/** Something that can be added from anywhere: on a page of its own, or in a dialog whose code comes when it is wanted. */
export type Addition = { label: string; Icon: typeof House } & (
  | { to: Path }
  | { loadDialog: () => Promise<ComponentType<DialogProps>> }
)

/** What the Add New menu offers, in the order of SHELL-22; what has its page on another line leads there. */
export const additions: readonly Addition[] = [
  { label: 'New Animal', Icon: Turtle, loadDialog: loadAddAnimalDialog },
  { label: 'New Project', Icon: Heart, to: '/breeding' },
  { label: 'Add Egg', Icon: Egg, to: '/breeding' },
  { label: 'Record Hatching', Icon: Sparkles, to: '/breeding' },
  { label: 'Add Event', Icon: CalendarDays, to: '/calendar' },
]
