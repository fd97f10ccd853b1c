export { refreshAnimals } from '../collection.queries.ts'
