import { PageTabs } from '../../../shared/ui/page-tabs.tsx'
import { breedingTexts } from '../breeding.texts.ts'

const texts = breedingTexts.tabs

/** The season, the projects, and what a pair may give, beside each other (SEA-22, BRD-01, GEN-62). */
export const BreedingTabs = ({ current }: { current: 'season' | 'projects' | 'genetics' }) => (
  <PageTabs
    label={texts.label}
    tabs={[
      { to: '/season', label: texts.season, isCurrent: current === 'season' },
      { to: '/breeding', label: texts.projects, isCurrent: current === 'projects' },
      { to: '/genetics', label: texts.genetics, isCurrent: current === 'genetics' },
    ]}
  />
)
