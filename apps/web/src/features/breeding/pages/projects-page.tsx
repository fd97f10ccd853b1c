import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { UnderPlanLimit } from '../../billing/public/under-plan-limit.tsx'
import { breedingTexts } from '../breeding.texts.ts'
import { IncubatorLink } from '../components/incubator-link.tsx'
import { ProjectList } from '../components/project-list.tsx'
import { useProjectList } from '../hooks/use-project-list.ts'
import { readBreedingTab } from '../public/breeding-tab.ts'
import { BreedingTabs } from '../public/breeding-tabs.tsx'

/**
 * The breeding projects (BRD-01); `/breeding/new` opens its dialog over them (BRD-02). An address that asks for nothing else
 * opens the season, where that was looked at last (SEA-22).
 */
export function ProjectsPage() {
  const asksForAny = useLocation({
    select: ({ pathname, searchStr }) => `${pathname}${searchStr}` === '/breeding',
  })
  return asksForAny && readBreedingTab() === 'season' ? <Navigate to="/season" replace /> : <Projects />
}

function Projects() {
  const shown = useProjectList()
  return (
    <>
      <PageHeader
        title={breedingTexts.breeding}
        tabs={<BreedingTabs current="projects" />}
        actions={
          <>
            <IncubatorLink />
            {/* An empty list offers the same as its first step. */}
            {!shown.isEmpty && <NewProjectLink />}
          </>
        }
      />
      <UnderPlanLimit kind="breeding-projects" what={breedingTexts.projects}>
        <ProjectList
          shown={shown}
          empty={<EmptyState {...breedingTexts.list.empty} action={<NewProjectLink />} />}
        />
      </UnderPlanLimit>
      <Outlet />
    </>
  )
}

const NewProjectLink = () => (
  <LinkButton
    to="/breeding/new"
    data-key-acts="new"
    search={(before) => before}
    resetScroll={false}
    leftSection={<Plus size={18} aria-hidden />}
  >
    {breedingTexts.newProject}
  </LinkButton>
)
