export { careQuery } from '../care.queries.ts'
