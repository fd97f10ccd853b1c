export { ownProjectsQuery } from '../own-projects.queries.ts'
