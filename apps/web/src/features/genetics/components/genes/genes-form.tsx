import { strongestEntries } from '@clutchbook/domain/genetics/entries.rules'
import { readEntry, type WrittenEntry } from '@clutchbook/domain/genetics/entry'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { writeMorph as nameOf } from '@clutchbook/domain/genetics/morph-writer.rules'
import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { genesTexts } from '../../genes.texts.ts'
import type { GenesAnimal } from '../../genes-animal.ts'
import type { Genotype } from '../../genotype.queries.ts'
import { useGenesForm } from '../../hooks/use-genes-form.ts'
import { ChosenGenes } from './chosen-genes.tsx'
import { GeneField } from './gene-field.tsx'
import classes from './genes-form.module.css'

const texts = genesTexts.editor

type Props = {
  animal: GenesAnimal
  genotype: Genotype
  genome: Genome
  begun: string
  onClose: () => void
}

/** The genes of an animal as a form. */
export function GenesForm({ onClose, ...props }: Props) {
  const { genome, animal } = props
  const { draft, entries, typed, writeMorph, form, problem, isBusy, ...act } = useGenesForm({
    ...props,
    onSaved: onClose,
  })
  const field = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState<number | null>(null)
  const cancel = () => {
    draft.end()
    onClose()
  }
  const focusField = () => field.current?.focus()
  const name = nameOf(genome, strongestEntries(known(genome, entries)))
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void act.submit()
      }}
    >
      <DraftNotice draft={draft} />
      <GeneField
        ref={field}
        genome={genome}
        typed={typed}
        onType={(text) => form.setFieldValue('typed', text)}
        onTake={act.take}
        onChoose={act.add}
        onTakeBack={() => act.change(entries.slice(0, -1))}
      />
      <p className={classes.more}>
        {texts.missing}{' '}
        <Link to="/genetics/genes" search={{ species: animal.species }}>
          {texts.ofSpecies}
        </Link>
      </p>
      <ChosenGenes
        genome={genome}
        animal={animal}
        entries={entries}
        open={open}
        onOpen={setOpen}
        onChange={(next) => {
          act.change(next)
          // The menu that held the focus went with its gene.
          if (next.length < entries.length) focusField()
        }}
      />
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {entries.length > 0 && (
        <div className={classes.name}>
          <p>{texts.reads(name)}</p>
          <Checkbox
            label={texts.writeMorph}
            checked={writeMorph}
            onChange={(event) => form.setFieldValue('writeMorph', event.currentTarget.checked)}
          />
        </div>
      )}
      <FormButtons texts={texts} busy={isBusy} inReach onCancel={cancel} />
    </form>
  )
}

/** The entries whose genes the species has and whose chance is a fraction. */
const known = (genome: Genome, entries: readonly WrittenEntry[]) =>
  entries.flatMap((entry) => (genome.genesById.has(entry.gene) ? (readEntry(entry) ?? []) : []))
