export { fieldHint, fieldLabel, outcomeText, wordText } from '../record-data.texts.ts'
