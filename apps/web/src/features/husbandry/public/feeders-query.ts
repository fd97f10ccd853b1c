export { nameOf as feederName } from '../feeder-form.ts'
export { feedersQuery } from '../feeders.queries.ts'
