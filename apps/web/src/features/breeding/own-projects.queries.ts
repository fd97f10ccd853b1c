import { projectListQuery } from './breeding.queries.ts'

/** Every own project, newest first, page by page. */
export const ownProjectsQuery = projectListQuery({})
