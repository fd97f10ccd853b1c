import { Crumbs } from '../../../../shared/ui/crumbs.tsx'
import { clutchTexts } from '../../clutches.texts.ts'

const way = [
  { to: '/', label: clutchTexts.home },
  { to: '/incubating', label: clutchTexts.incubator },
] as const

/** The way here: Home > Incubator > Clutch. */
export const ClutchCrumbs = () => <Crumbs way={way} here={clutchTexts.page} />
