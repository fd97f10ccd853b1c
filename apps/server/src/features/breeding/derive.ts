import { isActiveStatus, type ProjectStatus } from '@clutchbook/domain/breeding/breeding.rules'
import { projectSearchText } from '@clutchbook/domain/breeding/project-keys.rules'

type Project = {
  readonly name: string
  readonly projectCode: string | null
  readonly status: ProjectStatus
  readonly maleName: string | null
  readonly femaleName: string | null
}

/** The columns of a project that follow from its others: what it is found by, and whether it is active (BRD-26). */
export const deriveProject = (project: Project) => ({
  searchText: projectSearchText(project),
  isActive: isActiveStatus(project.status),
})
