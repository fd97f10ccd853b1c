import type { WrittenEntry } from '@clutchbook/domain/genetics/entry'
import { longestMorph } from '@clutchbook/domain/genetics/genetics-limits.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { TextInput } from '@mantine/core'
import { type KeyboardEvent, type Ref, useDeferredValue, useId, useMemo, useState } from 'react'
import { optionsFor, takeTyped } from '../../gene-entries.ts'
import { genesTexts } from '../../genes.texts.ts'
import { WordActs } from '../own/word-acts.tsx'
import { ReadingNotes } from '../parents/reading-notes.tsx'
import classes from './gene-field.module.css'

const texts = genesTexts.editor

type Props = {
  ref: Ref<HTMLInputElement>
  genome: Genome
  typed: string
  onType: (text: string) => void
  /** Takes what is typed as a whole. */
  onTake: (text: string) => void
  /** Takes a name that was offered. */
  onChoose: (entries: readonly WrittenEntry[]) => void
  /** Takes back the last gene. */
  onTakeBack: () => void
}

/** One field that makes genes of what is typed: Enter or a comma takes it, the arrow keys walk the names (GEN-67). */
export function GeneField({ ref, genome, typed, onType, onTake, onChoose, onTakeBack }: Props) {
  const list = useId()
  const wanted = useDeferredValue(typed)
  const options = useMemo(() => optionsFor(genome, wanted), [genome, wanted])
  const [at, setAt] = useState(-1)
  const [asked, setAsked] = useState<string | null>(null)
  const chosen = options[at]
  const take = (text: string): void => {
    setAt(-1)
    setAsked(text.trim())
    onTake(text)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = {
      ArrowDown: () => setAt(Math.min(at + 1, options.length - 1)),
      ArrowUp: () => setAt(Math.max(at - 1, -1)),
      Enter: () => {
        setAt(-1)
        if (chosen) onChoose(chosen.entries)
        else take(typed)
      },
      ',': () => take(typed),
    }[event.key]
    if (event.key === 'Backspace' && typed === '') onTakeBack()
    // An empty field has nothing to take: Enter saves the form.
    if (!act || typed.trim() === '') return
    event.preventDefault()
    act()
  }
  const reading = asked !== null && asked === typed.trim() ? takeTyped(genome, typed).reading : null
  return (
    <div className={classes.field}>
      <TextInput
        ref={ref}
        label={texts.label}
        description={texts.how}
        placeholder={texts.hint}
        value={typed}
        maxLength={longestMorph}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="enter"
        data-autofocus
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={list}
        aria-activedescendant={chosen ? `${list}-${at}` : undefined}
        onChange={(event) => {
          setAt(-1)
          onType(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label={texts.options} className={classes.options}>
        {options.map(({ text, entries }, place) => (
          <button
            key={text}
            id={`${list}-${place}`}
            type="button"
            role="option"
            aria-selected={place === at}
            tabIndex={-1}
            className={classes.option}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setAt(-1)
              onChoose(entries)
            }}
          >
            {text}
          </button>
        ))}
      </div>
      {reading && (
        <ReadingNotes
          reading={reading}
          onAnswer={take}
          acts={({ text: word, suggestions }) => (
            <WordActs species={genome.catalogue.species} word={word} suggestions={suggestions} />
          )}
        />
      )}
    </div>
  )
}
