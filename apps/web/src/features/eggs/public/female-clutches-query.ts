export { femaleClutchesQuery } from '../clutch-lists.queries.ts'
export type { Clutch } from '../clutches.queries.ts'
