import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { type ParentSide, sexOfParent } from '@clutchbook/domain/lineage/lineage.rules'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ClashNotice } from '../../../shared/forms/clash-notice.tsx'
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx'
import { FormButtons } from '../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../shared/ui/form-dialog.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { AnimalPicker } from '../../collection/public/animal-picker.tsx'
import { animalQuery } from '../../collection/public/animal-query.ts'
import { PhotosField } from '../../media/public/photos-field.tsx'
import { useParentForm } from '../hooks/use-parent-form.ts'
import { lineageTexts } from '../lineage.texts.ts'
import type { Relative } from '../relatives.ts'
import classes from './family-form.module.css'

const texts = lineageTexts.parentDialog

const dialogWidth = 560

type Props = { child: Relative; side: ParentSide; onClose: () => void }

/** Says who the father or mother of an own animal is: one of the collection, none, or what is known in words. */
export function ParentDialog({ child, side, onClose }: Props) {
  const { data, error, refetch } = useQuery(animalQuery(child.id))
  return (
    <FormDialog
      sends="PATCH /api/animals/{id}"
      title={texts.title(side, child.name)}
      size={dialogWidth}
      onClose={onClose}
    >
      {data && <ParentForm animal={data} side={side} onClose={onClose} />}
      {!data && !error && <Skeleton height={260} card />}
      {!data && error && (
        <LoadFailure
          title={texts.loadFailed}
          error={error}
          otherwise={texts.failedText}
          action={lineageTexts.tryAgain}
          onRetry={() => void refetch()}
        />
      )}
    </FormDialog>
  )
}

function ParentForm({ animal, side, onClose }: { animal: Animal; side: ParentSide; onClose: () => void }) {
  // What is changed is what was opened: news from elsewhere must not slip under the keeper's hands.
  const [child] = useState(animal)
  const { form, draft, merging, gallery, isBusy, onSubmit } = useParentForm({ child, side, onSaved: onClose })
  const { error, value, onChange } = form.getInputProps('parentId')
  const cancel = () => {
    draft.end()
    onClose()
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <DraftNotice draft={draft} />
      <ClashNotice merging={merging} />
      <AnimalPicker
        label={texts.label[side]}
        placeholder={texts.placeholder}
        none={texts.none}
        sex={sexOfParent[side]}
        path="parentId"
        value={value}
        error={typeof error === 'string' ? error : undefined}
        except={[child.id]}
        onChange={onChange}
      />
      {value === null && (
        <div className={classes.texts}>
          <p className={classes.intro}>{texts.inWords}</p>
          <div className={classes.pair}>
            <TextInput label={texts.name} autoComplete="off" {...form.getInputProps('name')} />
            <TextInput label={texts.morph} autoComplete="off" {...form.getInputProps('morph')} />
            <TextInput label={texts.source} autoComplete="off" {...form.getInputProps('source')} />
            <TextInput label={texts.producedBy} autoComplete="off" {...form.getInputProps('producedBy')} />
          </div>
        </div>
      )}
      <PhotosField label={texts.photos} gallery={gallery} />
      <FormButtons texts={texts} busy={isBusy} inReach onCancel={cancel} />
    </form>
  )
}
