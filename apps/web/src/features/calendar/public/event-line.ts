export { EventKind } from '../components/event-kind.tsx'
export { whenText } from '../when-words.ts'
