export { animalQuery, useChangeAnimal } from '../collection.queries.ts'
