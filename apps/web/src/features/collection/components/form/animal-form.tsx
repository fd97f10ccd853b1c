import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import '@mantine/core/styles/Combobox.layer.css'
import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { Button } from '@mantine/core'
import { ClashNotice } from '../../../../shared/forms/clash-notice.tsx'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import type { FormName } from '../../../../shared/forms/use-draft-form.ts'
import { useStableForm } from '../../../../shared/forms/use-stable-form.ts'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import { usePageMark } from '../../../../shared/ui/use-page-mark.ts'
import { PhotosField } from '../../../media/public/photos-field.tsx'
import { formTexts } from '../../animal-form.texts.ts'
import {
  type AnimalFormStart,
  type FormPhase,
  type SaveAnimal,
  useAnimalForm,
} from '../../hooks/use-animal-form.ts'
import { AdditionalFields } from './additional-fields.tsx'
import classes from './animal-form.module.css'
import { BasicFields } from './basic-fields.tsx'
import { FormCard } from './form-card.tsx'
import { ParentFields } from './parent-fields.tsx'

const { cards, hints } = formTexts

/** Pixels of a dialog in which the form stands in its two columns. */
export const animalFormWidth = 1080

type Props = {
  /** Under which name what is typed is kept. */
  name: FormName
  start: AnimalFormStart
  /** The animal that is changed; null for a new one. */
  stored: Animal | null
  save: SaveAnimal
  onCancel: () => void
}

/** One form for adding and for changing an animal (COL-73, COL-74). */
export function AnimalForm({ name, start, stored, save, onCancel }: Props) {
  const { form, draft, merging, galleries, phase, onSubmit } = useAnimalForm({ name, start, stored, save })
  const fields = useStableForm(form)
  const cancel = () => {
    draft.end()
    onCancel()
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <DraftNotice draft={draft} />
      <ClashNotice merging={merging} />
      <div className={classes.cards}>
        <SectionCard title={cards.basic}>
          <BasicFields
            form={fields}
            photos={galleries.own}
            isNew={stored === null}
            hasLook={start.values.look !== undefined}
          />
        </SectionCard>
        <FormCard title={cards.additional} hint={hints.additional}>
          <AdditionalFields form={fields} />
        </FormCard>
        <FormCard title={cards.parents} hint={hints.parents}>
          <div className={classes.parents}>
            <ParentFields form={fields} parent="father" childId={stored?.id} />
            <ParentFields form={fields} parent="mother" childId={stored?.id} />
          </div>
        </FormCard>
        <FormCard title={cards.fatherPhotos} hint={hints.photos}>
          <PhotosField label={animalFields.fatherPhotos.label} gallery={galleries.father} titled />
        </FormCard>
        <FormCard title={cards.motherPhotos} hint={hints.photos}>
          <PhotosField label={animalFields.motherPhotos.label} gallery={galleries.mother} titled />
        </FormCard>
      </div>
      <SaveBar phase={phase} onCancel={cancel} />
    </form>
  )
}

const busyWith = { typing: '', uploading: formTexts.uploading, saving: formTexts.saving } as const

/** Stays in thumb's reach however long the form is. */
function SaveBar({ phase, onCancel }: { phase: FormPhase; onCancel: () => void }) {
  usePageMark('save-bar')
  return (
    <div className={classes.bar}>
      <span className={classes.status} role="status">
        {busyWith[phase]}
      </span>
      <Button variant="default" onClick={onCancel}>
        {formTexts.cancel}
      </Button>
      <Button type="submit" loading={phase !== 'typing'} className={classes.save ?? ''}>
        {formTexts.save}
      </Button>
    </div>
  )
}
