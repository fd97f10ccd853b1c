export { dueText } from '../due-words.ts'
