export { planLimitQuery } from '../billing.queries.ts'
