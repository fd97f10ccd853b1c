import { PageTabs } from '../../../shared/ui/page-tabs.tsx'
import { collectionTexts } from '../collection.texts.ts'

const texts = collectionTexts.tabs

/** My Animals and the archive beside each other (COL-12, COL-23). */
export const CollectionTabs = ({ current }: { current: 'animals' | 'archives' }) => (
  <PageTabs
    label={texts.label}
    tabs={[
      { to: '/reptiles', label: texts.animals, isCurrent: current === 'animals' },
      { to: '/animals/archive', label: texts.archives, isCurrent: current === 'archives' },
    ]}
  />
)
