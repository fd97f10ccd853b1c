import { ancestorFields } from '@clutchbook/domain/lineage/ancestor.fields'
import type { AncestorRelation } from '@clutchbook/domain/lineage/lineage.rules'
import { useState } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { emptyFormOf, formOf, rulesOf } from '../../../shared/forms/record-form.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useMerging } from '../../../shared/forms/use-merging.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { finishGallery } from '../../media/public/use-gallery.ts'
import { useNotedPhotos } from '../../media/public/use-noted-photos.ts'
import { usePictureGallery } from '../../media/public/use-picture-gallery.ts'
import { type AncestorValues, ancestorParts, type WholeAncestor, wholeAncestorOf } from '../family-merge.tsx'
import type { Ancestor } from '../lineage.queries.ts'
import { useSaveAncestor } from '../lineage.queries.ts'
import { lineageTexts } from '../lineage.texts.ts'

const texts = lineageTexts.ancestorDialog
const fields = ['name', 'morph', 'source', 'producedBy'] as const

type Options = {
  animalId: number
  /** The ancestor that is changed; null for a new one. */
  ancestor: Ancestor | null
  relation: AncestorRelation
  onSaved: () => void
}

/** The form of a custom ancestor with its photos, and saving it. */
export function useAncestorForm({ animalId, ancestor, relation, onSaved }: Options) {
  const [key] = useState(newCallKey)
  const [isBusy, setBusy] = useState(false)
  const save = useSaveAncestor(animalId, key)
  const gallery = usePictureGallery({ addresses: ancestor?.photos ?? [] })
  const { form, draft, startFrom } = useDraftForm<AncestorValues>({
    // A new one is begun at its place in the tree, which has the last word.
    draft: { name: ancestor ? `ancestor:${ancestor.id}` : `ancestor of ${animalId}`, keeps: 'changes' },
    mode: 'uncontrolled',
    initialValues: {
      ...(ancestor ? formOf(ancestorFields, ancestor) : { ...emptyFormOf(ancestorFields), name: '' }),
      relation,
    },
    validate: rulesOf(ancestorFields),
  })

  useNotedPhotos(draft, [gallery])

  const { save: saveMerged, merging } = useMerging<Ancestor, WholeAncestor>({
    stored: ancestor,
    parts: ancestorParts,
    valuesOf: wholeAncestorOf,
    show: ({ gallery: shown, ...fields }) => {
      form.setValues(fields)
      if (shown) gallery.show(shown)
    },
    startFrom: ({ gallery: _photos, ...fields }) => startFrom(fields),
  })

  const send = async ({ gallery: shown, ...values }: WholeAncestor, changed: Ancestor | null) => {
    await save.mutateAsync({ body: { ...values, photos: [...shown.addresses] }, changed })
    draft.end()
    showToast({ title: ancestor ? texts.changed : texts.added })
    onSaved()
  }

  const submit = async (values: AncestorValues): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const { addresses, failed } = await finishGallery(gallery)
      if (failed.length > 0)
        return showToast({
          title: texts.failed,
          text: texts.photosMissing(failed),
          failure: true,
          stays: true,
        })
      await saveMerged({ ...values, gallery: { addresses } }, send)
    } catch (error) {
      showToast({ title: texts.failed, text: texts.failedText, failure: true })
      refuseFields(form, fieldErrorsOf(error, fields), fields)
    } finally {
      setBusy(false)
    }
  }

  return { form, draft, merging, gallery, isBusy, onSubmit: form.onSubmit(submit) }
}
