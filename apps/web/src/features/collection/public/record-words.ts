export { fieldHint, fieldLabel, outcomeText, wordText } from '../record-data.texts.ts'
export { recordWords } from '../record-words.ts'
