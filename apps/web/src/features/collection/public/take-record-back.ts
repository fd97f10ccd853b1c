export { takeRecordBack } from '../record-changes.queries.ts'
