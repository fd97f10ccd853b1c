export { wordText } from '../record-data.texts.ts'
