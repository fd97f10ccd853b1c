import type { Project } from '@clutchbook/domain/breeding/breeding.schema'

/** What of a project bears on what may hatch in it. */
export type GenesProject = Pick<Project, 'id' | 'name' | 'species' | 'eggCount'>
