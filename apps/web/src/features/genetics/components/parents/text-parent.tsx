import { longestMorph } from '@clutchbook/domain/genetics/genetics-limits.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Reading } from '@clutchbook/domain/genetics/morph-reading'
import { TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'
import { geneticsTexts } from '../../genetics.texts.ts'
import { useChipText } from '../../hooks/use-chip-text.ts'
import { chipsOf, type ReadChip, withoutChip } from '../../read-chips.ts'
import { LateReadingNotes } from './late-reading-notes.tsx'
import { ParentLabel, type Side } from './parent-card.tsx'
import { ReadGenes } from './read-genes.tsx'

const texts = geneticsTexts.parents

const WordActs = lazyPart(async () => (await import('../own/word-acts.tsx')).WordActs)

type Props = {
  side: Side
  text: string
  genome: Genome
  reading: Reading | undefined
  problem: string | undefined
  /** Words that mean nothing may be given a meaning. */
  isKeeper: boolean
  onChange: (text: string) => void
}

/** A parent that is written: the field makes chips of what is typed (GEN-67). */
export function TextParent({ side, text, genome, reading, problem, isKeeper, onChange }: Props) {
  const { taken, pending, type, take } = useChipText(text, onChange)
  const chips = reading ? chipsOf(genome, reading) : []
  const remove = (chip?: ReadChip): void => onChange(withoutChip(genome, text, chip))
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && pending !== '') {
      event.preventDefault()
      take()
    }
    if (event.key === 'Backspace' && pending === '') remove()
  }
  // What is being typed is not done: it is called unknown once it is taken.
  const settled = reading && {
    ...reading,
    unknown: reading.unknown.filter(({ start }) => start < taken.length),
  }
  return (
    <>
      <TextInput
        label={<ParentLabel side={side}>{texts[side]}</ParentLabel>}
        placeholder={chips.length > 0 ? texts.another : texts.hint}
        value={pending}
        maxLength={longestMorph}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        error={problem}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKey}
        onBlur={() => pending !== '' && take()}
      />
      {settled && chips.length > 0 && (
        <ReadGenes label={texts[side]} chips={chipsOf(genome, settled)} onRemove={remove} />
      )}
      {settled && (
        <LateReadingNotes
          reading={settled}
          onAnswer={onChange}
          acts={
            isKeeper
              ? ({ text: word, suggestions }) => (
                  <WordActs species={genome.catalogue.species} word={word} suggestions={suggestions} />
                )
              : undefined
          }
        />
      )}
    </>
  )
}
