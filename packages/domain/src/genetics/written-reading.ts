import { writeFraction } from './fraction.ts'
import type { Question, Reading, UnknownWords } from './morph-reading.ts'
import type { TextReading } from './reading.schema.ts'

/** What only a keeper can say of an entry. */
const unsaid = { laboratory: null, testedOn: null, marker: null, file: null, statedBy: null, note: null }

/** A reading as it is sent. */
export const writeReading = ({ entries, unknown, questions, ...reading }: Reading): TextReading => ({
  ...reading,
  entries: entries.map((entry) => ({ ...entry, ...unsaid, chance: writeFraction(entry.chance) })),
  unknown: unknown.map(writeUnknown),
  questions: questions.map(writeQuestion),
})

export const writeUnknown = (words: UnknownWords) => ({ ...words, suggestions: [...words.suggestions] })

export const writeQuestion = (question: Question) => ({ ...question, options: [...question.options] })
