export { weekdayHeads } from '../day-words.ts'
