import { Crumbs } from '../../../shared/ui/crumbs.tsx'
import { breedingTexts } from '../breeding.texts.ts'

const way = [
  { to: '/', label: breedingTexts.home },
  { to: '/breeding', label: breedingTexts.breeding },
] as const

/** The way here: Home > Breeding > Project Details (BRD-28). */
export const ProjectCrumbs = () => <Crumbs way={way} here={breedingTexts.detail.title} />
