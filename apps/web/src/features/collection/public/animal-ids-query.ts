export { animalIdsQuery } from '../several-animals.queries.ts'
