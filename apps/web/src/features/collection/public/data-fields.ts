export { type DataField, dataFieldsOf } from '../data-fields.ts'
export { knownKindOf } from '../record-kinds.ts'
