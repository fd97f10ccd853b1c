import { animalSheetTexts as texts } from './animal-sheet.texts.ts'
import type { LogEntry } from './today.queries.ts'
import type { ShownRow } from './today-work.ts'

/** What is written down beside meals and weights by one press: its kind, what is stored of it, and the words. */
export const sideRecords = [
  { kind: 'shed', label: texts.shed, data: { result: 'complete' }, noted: texts.shedNoted },
  { kind: 'blue', label: texts.blue, data: {}, noted: texts.blueNoted },
  { kind: 'cleaning', label: texts.clean, data: { scope: 'spot', outcome: 'done' }, noted: texts.cleanNoted },
] as const satisfies readonly {
  kind: string
  label: string
  data: LogEntry['data']
  noted: (name: ShownRow['name']) => string
}[]
