import { labelsOf } from '@clutchbook/domain/kernel/record-fields'
import { ancestorFields } from '@clutchbook/domain/lineage/ancestor.fields'
import '@mantine/core/styles/Combobox.layer.css'
import { type AncestorRelation, ancestorRelations } from '@clutchbook/domain/lineage/lineage.rules'
import { NativeSelect, TextInput } from '@mantine/core'
import { ClashNotice } from '../../../shared/forms/clash-notice.tsx'
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx'
import { FormButtons } from '../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../shared/ui/form-dialog.tsx'
import { PhotosField } from '../../media/public/photos-field.tsx'
import { useAncestorForm } from '../hooks/use-ancestor-form.ts'
import type { Ancestor } from '../lineage.queries.ts'
import { lineageTexts } from '../lineage.texts.ts'
import type { Relative } from '../relatives.ts'
import classes from './family-form.module.css'

const texts = lineageTexts.ancestorDialog
const labels = labelsOf(ancestorFields)
const relations = ancestorRelations.map((value) => ({
  value,
  label: lineageTexts.ancestors.relations[value],
}))

const dialogWidth = 560

type Props = {
  animal: Relative
  ancestor: Ancestor | null
  relation: AncestorRelation
  onClose: () => void
}

/** Adds an ancestor told of in words and photos, or changes one (LIN-18). */
export function AncestorDialog({ animal, ancestor, relation, onClose }: Props) {
  const { form, draft, merging, gallery, isBusy, onSubmit } = useAncestorForm({
    animalId: animal.id,
    ancestor,
    relation,
    onSaved: onClose,
  })
  const cancel = () => {
    draft.end()
    onClose()
  }
  return (
    <FormDialog
      sends="POST /api/animals/{id}/ancestors"
      title={ancestor ? texts.edit(ancestor.name) : texts.add(animal.name)}
      size={dialogWidth}
      onClose={onClose}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <DraftNotice draft={draft} />
        <ClashNotice merging={merging} />
        {!ancestor && <p className={classes.intro}>{texts.intro}</p>}
        <NativeSelect
          key={form.key('relation')}
          label={labels.relation}
          data={relations}
          {...form.getInputProps('relation')}
        />
        <TextInput
          key={form.key('name')}
          label={labels.name}
          placeholder={texts.nameHint}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <TextInput
          key={form.key('morph')}
          label={labels.morph}
          autoComplete="off"
          {...form.getInputProps('morph')}
        />
        <div className={classes.pair}>
          <TextInput
            key={form.key('source')}
            label={labels.source}
            autoComplete="off"
            {...form.getInputProps('source')}
          />
          <TextInput
            key={form.key('producedBy')}
            label={labels.producedBy}
            autoComplete="off"
            {...form.getInputProps('producedBy')}
          />
        </div>
        <PhotosField label={labels.photos} gallery={gallery} picturesOnly />
        <FormButtons texts={texts} busy={isBusy} inReach onCancel={cancel} />
      </form>
    </FormDialog>
  )
}
