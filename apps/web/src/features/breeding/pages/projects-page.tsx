import { Outlet, useMatch } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef } from 'react'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { UnderPlanLimit } from '../../billing/public/under-plan-limit.tsx'
import { breedingTexts } from '../breeding.texts.ts'
import { IncubatorLink } from '../components/incubator-link.tsx'
import { ProjectList } from '../components/project-list.tsx'
import { useProjectList } from '../hooks/use-project-list.ts'

/** The breeding projects (BRD-01); `/breeding/new` opens its dialog over them (BRD-02). */
export function ProjectsPage() {
  const shown = useProjectList()
  const newButton = useRef<HTMLAnchorElement>(null)
  useFocusAfterDialog(newButton)
  return (
    <>
      <PageHeader
        title={breedingTexts.breeding}
        actions={
          <>
            <IncubatorLink />
            {/* An empty list offers the same as its first step. */}
            {!shown.isEmpty && <NewProjectLink ref={newButton} />}
          </>
        }
      />
      <UnderPlanLimit kind="breeding-projects" what={breedingTexts.projects}>
        <ProjectList
          shown={shown}
          empty={<EmptyState {...breedingTexts.list.empty} action={<NewProjectLink ref={newButton} />} />}
        />
      </UnderPlanLimit>
      <Outlet />
    </>
  )
}

const NewProjectLink = ({ ref }: { ref: React.Ref<HTMLAnchorElement> }) => (
  <LinkButton
    ref={ref}
    to="/breeding/new"
    search={(before) => before}
    resetScroll={false}
    leftSection={<Plus size={18} aria-hidden />}
  >
    {breedingTexts.newProject}
  </LinkButton>
)

/** The dialog has an address of its own, so whoever closes it comes from there: the focus returns to what opened it. */
function useFocusAfterDialog(opener: React.RefObject<HTMLElement | null>): void {
  const isOpen = useMatch({ from: '/_shell/breeding/new', shouldThrow: false }) !== undefined
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, opener])
}
