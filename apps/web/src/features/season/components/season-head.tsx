import Plus from 'lucide-react/icons/plus'
import Table2 from 'lucide-react/icons/table-2'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { BreedingTabs } from '../../breeding/public/breeding-tabs.tsx'
import { boardTexts as texts } from '../board.texts.ts'

/** The head of a season's page; `children` stand before its buttons. */
export const SeasonHead = ({ children }: { children?: ReactNode }) => (
  <PageHeader
    title={texts.title}
    tabs={<BreedingTabs current="season" />}
    actions={
      <>
        {children}
        <LinkButton to="/season/planner" variant="default" leftSection={<Table2 size={17} aria-hidden />}>
          {texts.planner}
        </LinkButton>
        <LinkButton to="/breeding/new" data-key-acts="new" leftSection={<Plus size={18} aria-hidden />}>
          {texts.newProject}
        </LinkButton>
      </>
    }
  />
)
