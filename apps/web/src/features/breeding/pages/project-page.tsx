import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { recordIdOf } from '../../../shared/navigation/record-id.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { WaitingSign } from '../../../shared/ui/waiting-sign.tsx'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import { ProjectEggs } from '../../eggs/public/project-eggs.tsx'
import { ProjectGenetics } from '../../genetics/public/project-genetics.tsx'
import { projectQuery } from '../breeding.queries.ts'
import { breedingTexts } from '../breeding.texts.ts'
import { DeleteProjectDialog } from '../components/delete-project-dialog.tsx'
import { IncubatorLink } from '../components/incubator-link.tsx'
import { OffspringCard } from '../components/offspring-card.tsx'
import { PairCard } from '../components/pair-card.tsx'
import { ProjectCrumbs } from '../components/project-crumbs.tsx'
import { ProjectDetails } from '../components/project-details.tsx'
import { ProjectPageSkeleton } from '../components/project-page-skeleton.tsx'
import { SeasonTrack } from '../components/season-track.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import classes from './project-page.module.css'

const texts = breedingTexts.detail

/** The form weighs more than the page, and most visits only look. */
const loadForm = () => import('../components/edit-project-dialog.tsx')
const EditProjectDialog = lazyDialog(async () => (await loadForm()).EditProjectDialog)

/** One breeding project: how far it is, its pair, its eggs, its days and what came of it (BRD-27 to BRD-30). */
export function ProjectPage() {
  const id = recordIdOf(useParams({ strict: false }).id ?? '')
  return id === null ? <Missing /> : <LoadedProject key={id} id={id} />
}

function LoadedProject({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(projectQuery(id))
  // What was read before it was deleted elsewhere is no project any more.
  if (error instanceof ApiError && error.status === 404) return <Missing />
  if (data) return <ProjectView project={data} />
  return error ? <Failed error={error} onRetry={() => void refetch()} /> : <ProjectPageSkeleton />
}

function ProjectView({ project }: { project: Project }) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null)
  const navigate = useNavigate()
  const close = () => setDialog(null)
  return (
    <>
      <PageHeader
        title={project.name}
        breadcrumb={<ProjectCrumbs />}
        beside={
          <>
            <WaitingSign kind="breeding-projects" id={project.id} />
            <StatusBadge status={project.status} />
          </>
        }
        actions={
          <div className={classes.actions}>
            <IncubatorLink />
            <Button
              variant="default"
              leftSection={<Trash2 size={17} aria-hidden />}
              onClick={() => setDialog('delete')}
            >
              {texts.delete}
            </Button>
            <Button
              data-key-acts="edit"
              variant="default"
              leftSection={<Pencil size={17} aria-hidden />}
              {...warmedBy(loadForm)}
              onClick={() => setDialog('edit')}
            >
              {texts.edit}
            </Button>
          </div>
        }
      />
      <SeasonTrack status={project.status} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <PairCard project={project} />
          <ProjectEggs projectId={project.id} clutchSize={project.clutchSize} />
          <OffspringCard project={project} />
        </div>
        <div className={classes.column}>
          <ProjectDetails project={project} />
          <ProjectGenetics project={project} />
        </div>
      </div>
      {dialog === 'edit' && <EditProjectDialog project={project} onClose={close} />}
      <DeleteProjectDialog
        project={project}
        opened={dialog === 'delete'}
        onDeleted={() => navigate({ to: '/breeding', replace: true })}
        onClose={close}
      />
    </>
  )
}

const Missing = () => (
  <>
    <PageHeader title={texts.title} breadcrumb={<ProjectCrumbs />} />
    <EmptyState
      title={texts.missing}
      text={texts.missingText}
      action={<LinkButton to="/breeding">{texts.backToList}</LinkButton>}
    />
  </>
)

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <>
    <PageHeader title={texts.title} breadcrumb={<ProjectCrumbs />} />
    <FailedPlace
      title={texts.failed}
      text={texts.kept}
      error={error}
      action={breedingTexts.list.tryAgain}
      onRetry={onRetry}
    />
  </>
)
