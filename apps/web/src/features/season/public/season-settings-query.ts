export { seasonSettingsQuery } from '../season.queries.ts'
