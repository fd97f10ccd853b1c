import { Crumbs } from '../../../shared/ui/crumbs.tsx'
import { incubationTexts as texts } from '../incubation.texts.ts'

const outer = [
  { to: '/', label: texts.home },
  { to: '/incubating', label: texts.eggs },
] as const

/** The way to all incubators: Home > Incubator > Incubators. */
export const IncubatorsCrumbs = () => <Crumbs way={outer} here={texts.title} />

/** The way to one: Home > Incubator > Incubators > name. */
export const IncubatorCrumbs = ({ name }: { name: string }) => (
  <Crumbs way={[...outer, { to: '/incubators', label: texts.title }]} here={name} />
)
