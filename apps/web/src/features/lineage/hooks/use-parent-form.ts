import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import type { ParentSide } from '@clutchbook/domain/lineage/lineage.rules'
import { ancestorTextProblem } from '@clutchbook/domain/lineage/lineage.rules'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useKeptForm } from '../../../shared/forms/use-kept-form.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useChangeAnimal } from '../../collection/public/animal-query.ts'
import { settleGallery, useGallery } from '../../media/public/use-gallery.ts'
import { useNotedPhotos } from '../../media/public/use-noted-photos.ts'
import { lineageTexts } from '../lineage.texts.ts'

const texts = lineageTexts.parentDialog

export type ParentValues = {
  parentId: number | null
  name: string
  morph: string
  source: string
  producedBy: string
}

type Options = { child: Animal; side: ParentSide; onSaved: () => void }

/** The form of one parent of an own animal: a link or words, and photos (LIN-01 to LIN-03). */
export function useParentForm({ child, side, onSaved }: Options) {
  const [isBusy, setBusy] = useState(false)
  const change = useChangeAnimal(child.id)
  const gallery = useGallery({ addresses: child[`${side}Photos`] })
  const { form, draft } = useKeptForm<ParentValues>({
    draft: { name: `${side} of ${child.id}`, keeps: 'changes' },
    initialValues: {
      parentId: child[`${side}Id`],
      name: child[`${side}Name`] ?? '',
      morph: child[`${side}Morph`] ?? '',
      source: child[`${side}Source`] ?? '',
      producedBy: child[`${side}ProducedBy`] ?? '',
    },
    validate: {
      name: ancestorTextProblem,
      morph: ancestorTextProblem,
      source: ancestorTextProblem,
      producedBy: ancestorTextProblem,
    },
  })

  useNotedPhotos(draft, [gallery])

  const submit = async ({ parentId, name, morph, source, producedBy }: ParentValues): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const { addresses, failed } = await settleGallery(gallery)
      if (failed.length > 0) {
        const text = lineageTexts.ancestorDialog.photosMissing(failed)
        return showToast({ title: texts.failed, text, failure: true, stays: true })
      }
      const body = {
        [`${side}Id`]: parentId,
        [`${side}Name`]: name,
        [`${side}Morph`]: morph,
        [`${side}Source`]: source,
        [`${side}ProducedBy`]: producedBy,
        [`${side}Photos`]: addresses,
      }
      await change.mutateAsync({ version: child.version, body })
      draft.end()
      showToast({ title: texts.saved })
      onSaved()
    } catch (error) {
      showFailure(error, texts.failed, texts.failedText)
      const refused = error instanceof ApiError ? error.errors[`${side}Id`] : undefined
      if (refused) form.setFieldError('parentId', refused)
    } finally {
      setBusy(false)
    }
  }

  return { form, draft, gallery, isBusy, onSubmit: form.onSubmit(submit) }
}
