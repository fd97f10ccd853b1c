export { animalProjectsQuery } from '../breeding.queries.ts'
