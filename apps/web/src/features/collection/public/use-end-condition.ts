export { useEndCondition } from '../hooks/use-end-condition.ts'
