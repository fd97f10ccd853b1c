import type { Question, Reading, TextPart, UnknownWords } from '@clutchbook/domain/genetics/morph-reading'
import type { ReactNode } from 'react'
import { geneticsTexts } from '../../genetics.texts.ts'
import classes from './reading-notes.module.css'

type Props = {
  reading: Reading
  /** Takes the whole text with an answer in its place. */
  onAnswer: (text: string) => void
  /** What else can be done with words that mean nothing. */
  acts?: ((words: UnknownWords) => ReactNode) | undefined
}

/** What of a text means nothing, or more than one thing, with what it may mean (GEN-18, GEN-19). */
export function ReadingNotes({ reading, onAnswer, acts }: Props) {
  const { text, unknown, questions } = reading
  if (unknown.length + questions.length === 0) return null
  const answer = ({ start, end }: TextPart, option: string): void =>
    onAnswer(`${text.slice(0, start)}${option}${text.slice(end)}`.trim())
  const wordsOf = ({ kind, text: part }: Question): string => geneticsTexts.reading.asks[kind](part)
  const notes = [
    ...unknown.map((part) => ({
      part,
      words: geneticsTexts.reading.unknown(part.text),
      options: [...part.suggestions, ''],
      more: acts?.(part),
    })),
    ...questions.map((part) => ({ part, words: wordsOf(part), options: part.options, more: null })),
  ].sort((a, b) => a.part.start - b.part.start)
  return (
    <ul className={classes.notes}>
      {notes.map(({ part, words, options, more }) => (
        <li key={part.start} className={classes.note}>
          <span>{words}</span>
          {options.map((option) => (
            <button
              key={option}
              type="button"
              className={classes.option}
              onClick={() => answer(part, option)}
            >
              {option || geneticsTexts.reading.leaveOut}
            </button>
          ))}
          {more}
        </li>
      ))}
    </ul>
  )
}
