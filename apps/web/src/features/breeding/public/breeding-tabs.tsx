import { PageTabs } from '../../../shared/ui/page-tabs.tsx'
import { breedingTexts } from '../breeding.texts.ts'

const texts = breedingTexts.tabs

/** The projects, and what a pair may give, beside each other (BRD-01, GEN-62). */
export const BreedingTabs = ({ current }: { current: 'projects' | 'genetics' }) => (
  <PageTabs
    label={texts.label}
    tabs={[
      { to: '/breeding', label: texts.projects, isCurrent: current === 'projects' },
      { to: '/genetics', label: texts.genetics, isCurrent: current === 'genetics' },
    ]}
  />
)
