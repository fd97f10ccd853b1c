export { focusFirstError } from '../focus-first-error.ts'
