export { nextCustomIdQuery } from '../collection.queries.ts'
