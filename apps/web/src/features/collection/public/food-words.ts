export { foodWords } from '../food-words.ts'
