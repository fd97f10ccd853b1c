import { VisuallyHidden } from '@mantine/core'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { breedingTexts } from '../breeding.texts.ts'
import classes from '../pages/project-page.module.css'
import { ProjectCrumbs } from './project-crumbs.tsx'

/** The outline of a project's page, in its final shape. */
export const ProjectPageSkeleton = () => (
  <div aria-busy>
    <PageHeader title={breedingTexts.detail.title} breadcrumb={<ProjectCrumbs />} />
    <VisuallyHidden role="status">{breedingTexts.detail.loading}</VisuallyHidden>
    <div className={classes.columns} aria-hidden>
      <div className={classes.column}>
        <Skeleton height={107} card />
        <Skeleton height={150} card />
      </div>
      <div className={classes.column}>
        <Skeleton height={280} card />
      </div>
    </div>
  </div>
)
