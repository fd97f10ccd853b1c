import { geneLimits } from '@clutchbook/domain/genetics/genetics-limits.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { GrowingText } from '../../../../shared/forms/growing-text.tsx'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../../shared/ui/form-dialog.tsx'
import { useGeneForm } from '../../hooks/use-gene-form.ts'
import type { KeeperGene } from '../../keeper-genes.queries.ts'
import { geneFormTexts as texts } from '../../own-genes.texts.ts'
import classes from './gene-dialog.module.css'
import { InheritanceFields } from './inheritance-fields.tsx'

const dialogWidth = 560

type Props = {
  species: string
  /** Null where none are known yet. */
  genome: Genome | null
  /** The gene that is changed; null for a new one. */
  gene: KeeperGene | null
  /** What a new one is called at first. */
  name?: string
  onSaved?: (gene: KeeperGene) => void
  onClose: () => void
}

/** Adds an own gene, or says of one how it works; of one of the catalogue beside its word (GEN-06). */
export function GeneDialog({ species, genome, gene, name = '', onSaved, onClose }: Props) {
  const { form, draft, isBusy, onSubmit } = useGeneForm({
    ...{ species, gene, name },
    onSaved: (saved) => {
      onSaved?.(saved)
      onClose()
    },
  })
  // Those of a gene of the catalogue stay as they are.
  const hasNames = gene === null || gene.isOwn
  const cancel = () => {
    draft.end()
    onClose()
  }
  return (
    <FormDialog
      sends="POST /api/genetics/genes"
      title={gene ? texts.changeTitle(gene.name) : texts.addTitle(species)}
      size={dialogWidth}
      onClose={onClose}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          // This dialog may stand over a form, whose own saving is not meant.
          event.stopPropagation()
          onSubmit(event)
        }}
        noValidate
      >
        <DraftNotice draft={draft} />
        <p className={classes.intro}>{texts.intro}</p>
        {hasNames && (
          <div className={classes.pair}>
            <TextInput
              label={texts.name}
              withAsterisk
              maxLength={geneLimits.name}
              autoComplete="off"
              data-autofocus
              {...form.getInputProps('name')}
            />
            <TextInput
              label={texts.aliases}
              placeholder={texts.aliasesHint}
              autoComplete="off"
              {...form.getInputProps('aliases')}
            />
          </div>
        )}
        <InheritanceFields form={form} genome={genome} gene={gene} />
        {hasNames && (
          <GrowingText
            label={texts.note}
            rows={[2, 8]}
            maxLength={geneLimits.note}
            {...form.getInputProps('note')}
          />
        )}
        <FormButtons texts={texts} busy={isBusy} inReach onCancel={cancel} />
      </form>
    </FormDialog>
  )
}
