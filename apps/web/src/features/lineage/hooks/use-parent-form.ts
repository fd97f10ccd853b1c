import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import type { ParentSide } from '@clutchbook/domain/lineage/lineage.rules'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { rulesOf } from '../../../shared/forms/record-form.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useMerging } from '../../../shared/forms/use-merging.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useChangeAnimal } from '../../collection/public/animal-query.ts'
import { finishGallery, useGallery } from '../../media/public/use-gallery.ts'
import { useNotedPhotos } from '../../media/public/use-noted-photos.ts'
import { type ParentValues, partsOfParent, type WholeParent, wholeParentOf } from '../family-merge.tsx'
import { lineageTexts } from '../lineage.texts.ts'

const texts = lineageTexts.parentDialog
const rules = rulesOf(animalFields)

type Options = { child: Animal; side: ParentSide; onSaved: () => void }

/** The form of one parent of an own animal: a link or words, and photos (LIN-01 to LIN-03). */
export function useParentForm({ child, side, onSaved }: Options) {
  const [isBusy, setBusy] = useState(false)
  const change = useChangeAnimal(child.id)
  const gallery = useGallery({ addresses: child[`${side}Photos`] })
  const { gallery: _stored, ...start } = wholeParentOf(side)(child)
  const { form, draft, startFrom } = useDraftForm<ParentValues>({
    draft: { name: `${side} of ${child.id}`, keeps: 'changes' },
    initialValues: start,
    validate: {
      name: rules[`${side}Name`],
      morph: rules[`${side}Morph`],
      source: rules[`${side}Source`],
      producedBy: rules[`${side}ProducedBy`],
    },
  })

  useNotedPhotos(draft, [gallery])

  const { save: saveMerged, merging } = useMerging<Animal, WholeParent>({
    stored: child,
    parts: partsOfParent(side),
    valuesOf: wholeParentOf(side),
    show: ({ gallery: shown, ...fields }) => {
      form.setValues(fields)
      if (shown) gallery.show(shown)
    },
    startFrom: ({ gallery: _photos, ...fields }) => startFrom(fields),
  })

  const send = async (whole: WholeParent, stored: Animal | null): Promise<void> => {
    const body = {
      [`${side}Id`]: whole.parentId,
      [`${side}Name`]: whole.name,
      [`${side}Morph`]: whole.morph,
      [`${side}Source`]: whole.source,
      [`${side}ProducedBy`]: whole.producedBy,
      [`${side}Photos`]: whole.gallery.addresses,
    }
    await change.mutateAsync({ version: (stored ?? child).version, body })
    draft.end()
    showToast({ title: texts.saved })
    onSaved()
  }

  const submit = async (values: ParentValues): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const { addresses, failed } = await finishGallery(gallery)
      if (failed.length > 0) {
        const text = lineageTexts.ancestorDialog.photosMissing(failed)
        return showToast({ title: texts.failed, text, failure: true, stays: true })
      }
      await saveMerged({ ...values, gallery: { addresses } }, send)
    } catch (error) {
      showFailure(error, texts.failed, texts.failedText)
      const refused = error instanceof ApiError ? error.errors[`${side}Id`] : undefined
      if (refused) form.setFieldError('parentId', refused)
    } finally {
      setBusy(false)
    }
  }

  return { form, draft, merging, gallery, isBusy, onSubmit: form.onSubmit(submit) }
}
