import { Crumbs } from '../../../shared/ui/crumbs.tsx'
import { collectionTexts } from '../collection.texts.ts'

const way = [
  { to: '/', label: collectionTexts.home },
  { to: '/animals', label: collectionTexts.myAnimals },
] as const

/** The way here: Home > My Animals > name (COL-62). */
export const AnimalCrumbs = ({ here }: { here: string }) => <Crumbs way={way} here={here} />
