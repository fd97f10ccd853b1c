import { unsaid } from './entry.ts'
import { writeFraction } from './fraction.ts'
import type { Question, Reading, UnknownWords } from './morph-reading.ts'
import type { TextReading } from './reading.schema.ts'

/** A reading as it is sent. */
export const writeReading = ({ entries, unknown, questions, ...reading }: Reading): TextReading => ({
  ...reading,
  entries: entries.map((entry) => ({ ...entry, ...unsaid, chance: writeFraction(entry.chance) })),
  unknown: unknown.map(writeUnknown),
  questions: questions.map(writeQuestion),
})

export const writeUnknown = (words: UnknownWords) => ({ ...words, suggestions: [...words.suggestions] })

export const writeQuestion = (question: Question) => ({ ...question, options: [...question.options] })
