import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { newCallKey } from '../../../../shared/forms/call-key.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { LimitReached } from '../../../billing/public/limit-reached.tsx'
import { UnlessPlanFull } from '../../../billing/public/unless-plan-full.tsx'
import { formTexts } from '../../animal-form.texts.ts'
import type { AnimalPrefill } from '../../animal-prefill.ts'
import { nextCustomIdQuery, useCreateAnimal } from '../../collection.queries.ts'
import { collectionTexts } from '../../collection.texts.ts'
import { prefilledForm } from '../../prefilled-form.ts'
import { AnimalForm } from './animal-form.tsx'
import { AnimalFormSkeleton } from './animal-form-skeleton.tsx'

const noPhotos = { photos: [], profilePhotoIndex: 0, fatherPhotos: [], motherPhotos: [] }

type FormProps = {
  prefill: AnimalPrefill
  /** Told the id of the animal once it is stored. */
  onAdded: (id: number) => unknown
  onCancel: () => void
}

type Props = FormProps & {
  /** The way out where the plan has no place left. */
  wayOut: ReactNode
}

/** The form of a new animal, unless the plan has no place left (COL-83). */
export const NewAnimalForm = ({ wayOut, ...form }: Props) => (
  <UnlessPlanFull
    kind="animals"
    what={collectionTexts.list.animals}
    full={<LimitReached counted="animals" action={wayOut} />}
  >
    {form.prefill.fromEgg ? <HatchlingForm {...form} /> : <AllowedForm {...form} customId="" />}
  </UnlessPlanFull>
)

/** What hatched has the custom ID that comes next among its kind, so the form waits for that (COL-84). */
function HatchlingForm(form: FormProps) {
  const { data, isError } = useQuery(nextCustomIdQuery(form.prefill.species))
  if (!data && !isError) return <AnimalFormSkeleton />
  return <AllowedForm {...form} customId={data?.customId ?? ''} />
}

function AllowedForm({ prefill, customId, onAdded, onCancel }: FormProps & { customId: string }) {
  // One key for the whole life of the form: however often Save is pressed, one animal comes of it (SHELL-59).
  const [key] = useState(newCallKey)
  const create = useCreateAnimal()
  return (
    <AnimalForm
      name={{ name: nameOf(prefill), keeps: 'all' }}
      stored={null}
      start={{
        values: { ...prefilledForm(prefill), customId, ...(prefill.fromEgg && { look: null }) },
        photos: noPhotos,
      }}
      save={async (body, onStored) => {
        const { id } = await create.mutateAsync({ body, key, eggId: prefill.eggId })
        onStored()
        showToast(formTexts.added)
        await onAdded(id)
      }}
      onCancel={onCancel}
    />
  )
}

/** What comes from an egg has a form of its own, so that no draft of another animal fills it in. */
const nameOf = (prefill: AnimalPrefill): string =>
  Object.keys(prefill).length === 0 ? 'animal' : `animal from ${JSON.stringify(prefill)}`
