export { ownAnimalsQuery } from '../own-animals.queries.ts'
