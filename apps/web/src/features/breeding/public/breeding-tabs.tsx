import { PageTabs } from '../../../shared/ui/page-tabs.tsx'
import { breedingTexts } from '../breeding.texts.ts'
import { keepBreedingTab } from './breeding-tab.ts'

const texts = breedingTexts.tabs

/** The season, the projects, and what a pair may give, beside each other (SEA-22, BRD-01, GEN-62). */
export const BreedingTabs = ({ current }: { current: 'season' | 'projects' | 'genetics' }) => (
  <PageTabs
    label={texts.label}
    tabs={[
      { to: '/season', label: texts.season, isCurrent: current === 'season' },
      // Its address would open on the season, where that was looked at last.
      {
        ...{ to: '/breeding', label: texts.projects, isCurrent: current === 'projects' },
        onChoose: () => keepBreedingTab('projects'),
      },
      { to: '/genetics', label: texts.genetics, isCurrent: current === 'genetics' },
    ]}
  />
)
