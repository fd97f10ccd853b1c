import { geneLimits, longestMorph } from '@clutchbook/domain/genetics/genetics-limits.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { Chip, ChipRow } from '../../../../shared/ui/chip.tsx'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../../shared/ui/form-dialog.tsx'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { geneticsTexts } from '../../genetics.texts.ts'
import { useGenome } from '../../hooks/use-genome.ts'
import { useWordForm } from '../../hooks/use-word-form.ts'
import { geneFormTexts, ownGenesTexts, wordTexts as texts } from '../../own-genes.texts.ts'
import type { UnknownWord } from '../../unknown-word.ts'
import { ReadingNotes } from '../parents/reading-notes.tsx'
import classes from './gene-dialog.module.css'
import { GeneDialog } from './gene-dialog.tsx'

const dialogWidth = 560

type Props = UnknownWord & { onClose: () => void }

/** Asks what a word stands for wherever it is written: a text that reads clear, nothing, or a gene that is to be added (GEN-20). */
export function WordDialog(props: Props) {
  const { species, word, onClose } = props
  const { data: genome, error, retry } = useGenome(species)
  const [isGene, setGene] = useState(false)
  if (isGene && genome !== undefined)
    return <GeneDialog species={species} genome={genome} gene={null} name={word} onClose={onClose} />
  return (
    <FormDialog
      sends="POST /api/genetics/words"
      title={texts.title(word)}
      size={dialogWidth}
      onClose={onClose}
    >
      {genome ? (
        <WordForm {...props} genome={genome} onGene={() => setGene(true)} />
      ) : error ? (
        <LoadFailure
          title={ownGenesTexts.failed}
          error={error}
          otherwise={ownGenesTexts.failedText}
          action={geneticsTexts.tryAgain}
          onRetry={retry}
        />
      ) : (
        <div aria-busy aria-label={geneFormTexts.loading} role="status">
          <Skeleton height={160} card />
        </div>
      )}
    </FormDialog>
  )
}

type FormProps = Props & {
  genome: Genome
  /** The word is the name of a gene of its own. */
  onGene: () => void
}

function WordForm({ genome, suggestions, onGene, onClose, ...unknown }: FormProps) {
  const { form, draft, reading, isBusy, submit, ignore } = useWordForm({
    ...unknown,
    genome,
    onSaved: onClose,
  })
  const cancel = () => {
    draft.end()
    onClose()
  }
  const say = (text: string) => form.setFieldValue('text', text)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // This dialog may stand over a form, whose own saving is not meant.
    event.stopPropagation()
    submit(event)
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <DraftNotice draft={draft} />
      <p className={classes.intro}>{texts.intro(unknown.species)}</p>
      <div className={classes.pair}>
        <TextInput
          label={texts.word}
          maxLength={geneLimits.name}
          autoComplete="off"
          {...form.getInputProps('word')}
        />
        <TextInput
          label={texts.text}
          placeholder={texts.textHint}
          maxLength={longestMorph}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-autofocus
          {...form.getInputProps('text')}
        />
      </div>
      {suggestions.length > 0 && (
        <ChipRow label={texts.suggestions} wraps>
          {suggestions.map((name) => (
            <Chip key={name} on={form.values.text === name} onPress={() => say(name)}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      )}
      {reading.verdict === 'clear' && <p className={classes.intro}>{texts.reads(reading.name)}</p>}
      <ReadingNotes reading={reading} onAnswer={say} />
      <div className={classes.others}>
        <Button variant="default" disabled={isBusy} onClick={() => void ignore()}>
          {texts.nothing}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={onGene}>
          {texts.gene}
        </Button>
      </div>
      <FormButtons texts={texts} busy={isBusy} inReach onCancel={cancel} />
    </form>
  )
}
