export { type Figures, figuresQuery } from '../home.queries.ts'
