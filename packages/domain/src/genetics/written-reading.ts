import { writeFraction } from './fraction.ts'
import type { Reading } from './morph-reading.ts'
import type { TextReading } from './reading.schema.ts'

/** A reading as it is sent. */
export const writeReading = ({ entries, unknown, questions, ...reading }: Reading): TextReading => ({
  ...reading,
  entries: entries.map((entry) => ({ ...entry, chance: writeFraction(entry.chance) })),
  unknown: unknown.map((words) => ({ ...words, suggestions: [...words.suggestions] })),
  questions: questions.map((question) => ({ ...question, options: [...question.options] })),
})
