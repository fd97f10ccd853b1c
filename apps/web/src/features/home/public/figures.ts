export type { Figures } from '../home.api.ts'
export { figuresQuery } from '../home.queries.ts'
