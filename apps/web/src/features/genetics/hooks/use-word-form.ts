import { type Genome, genomeOf } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import { useMemo } from 'react'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { wordTexts as texts } from '../own-genes.texts.ts'
import { useMapWord } from './use-map-word.ts'

/** The fields in the order in which they stand. */
const fields = ['word', 'text'] as const

type Options = { species: string; word: string; genome: Genome; onSaved: () => void }

/** The form of what a word stands for. */
export function useWordForm({ species, word, genome, onSaved }: Options) {
  // A word stands for no other word.
  const plain = useMemo(() => genomeOf({ ...genome.catalogue, words: [] }), [genome])
  const { form, draft } = useDraftForm<{ word: string; text: string }>({
    draft: { name: `word of ${species}: ${word}`, keeps: 'all' },
    initialValues: { word, text: '' },
    validate: {
      word: (typed) => (typed.trim() === '' ? texts.wordless : null),
      text: (typed) => {
        const { verdict } = readMorph(plain, typed)
        return verdict === 'clear' ? null : verdict === 'empty' ? texts.textless : texts.unclear
      },
    },
  })
  const { map, isBusy } = useMapWord(species, (error) =>
    refuseFields(form, fieldErrorsOf(error, fields), fields),
  )
  const save = async (said: { word: string; text: string }): Promise<void> => {
    if (!(await map(said.word.trim(), said.text.trim()))) return
    draft.end()
    onSaved()
  }
  return {
    form,
    draft,
    isBusy,
    reading: readMorph(plain, form.values.text),
    submit: form.onSubmit(save, (problems) => refuseFields(form, problems, fields)),
    /** The word says nothing of genes. */
    ignore: () => save({ word: form.values.word, text: '' }),
  }
}
