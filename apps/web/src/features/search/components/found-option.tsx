import CalendarDays from 'lucide-react/icons/calendar-days'
import Egg from 'lucide-react/icons/egg'
import Heart from 'lucide-react/icons/heart'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Turtle from 'lucide-react/icons/turtle'
import { shownDay } from '../../../shared/day-format.ts'
import type { Found } from '../search.queries.ts'
import { searchTexts as texts } from '../search.texts.ts'
import { PaletteOption } from './palette-option.tsx'

const icons = { animal: Turtle, project: Heart, egg: Egg, event: CalendarDays, place: LayoutGrid } as const

/** The value by which a find is chosen. */
export const optionValue = ({ kind, id }: Found): string => `${kind}-${id}`

/** One of the keeper's records among what was found. */
export const FoundOption = ({ find }: { find: Found }) => (
  <PaletteOption
    value={optionValue(find)}
    Icon={icons[find.kind]}
    label={find.kind === 'egg' ? texts.egg(find.title) : find.title}
    detail={[find.day === null ? null : shownDay(find.day), find.detail].filter(Boolean).join(' · ')}
    end={find.isArchived ? texts.archived : texts.kinds[find.kind]}
  />
)
