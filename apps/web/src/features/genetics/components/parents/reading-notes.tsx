import type { Question, Reading, TextPart } from '@clutchbook/domain/genetics/morph-reading'
import { geneticsTexts } from '../../genetics.texts.ts'
import classes from './reading-notes.module.css'

type Props = {
  reading: Reading
  /** Takes the whole text with an answer in its place. */
  onAnswer: (text: string) => void
}

/** What of a text means nothing, or more than one thing, with what it may mean (GEN-18, GEN-19). */
export function ReadingNotes({ reading, onAnswer }: Props) {
  const { text, unknown, questions } = reading
  if (unknown.length + questions.length === 0) return null
  const answer = ({ start, end }: TextPart, option: string): void =>
    onAnswer(`${text.slice(0, start)}${option}${text.slice(end)}`.trim())
  const wordsOf = ({ kind, text: part }: Question): string => geneticsTexts.reading.asks[kind](part)
  const notes = [
    ...unknown.map((part) => ({
      part,
      words: geneticsTexts.reading.unknown(part.text),
      options: part.suggestions,
    })),
    ...questions.map((part) => ({ part, words: wordsOf(part), options: part.options })),
  ].sort((a, b) => a.part.start - b.part.start)
  return (
    <ul className={classes.notes}>
      {notes.map(({ part, words, options }) => (
        <li key={part.start} className={classes.note}>
          <span>{words}</span>
          {[...options, ...(unknown.some((one) => one === part) ? [''] : [])].map((option) => (
            <button
              key={option}
              type="button"
              className={classes.option}
              onClick={() => answer(part, option)}
            >
              {option || geneticsTexts.reading.leaveOut}
            </button>
          ))}
        </li>
      ))}
    </ul>
  )
}
