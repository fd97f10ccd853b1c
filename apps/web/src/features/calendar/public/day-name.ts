export { dayName } from '../day-words.ts'
