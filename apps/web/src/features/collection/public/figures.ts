export type { Figures } from '../dashboard.api.ts'
export { figuresQuery } from '../dashboard.queries.ts'
