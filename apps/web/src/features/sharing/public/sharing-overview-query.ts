export { sharingOverviewQuery } from '../sharing.queries.ts'
