export { sampleAccountsQuery } from '../temporary-login.queries.ts'
