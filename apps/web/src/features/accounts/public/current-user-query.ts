export { currentUserQuery } from '../accounts.queries.ts'
