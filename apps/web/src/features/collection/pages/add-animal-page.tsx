import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { useGoBack } from '../../../shared/navigation/use-go-back.ts'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { LimitReached } from '../../billing/public/limit-reached.tsx'
import { UnderPlanLimit } from '../../billing/public/under-plan-limit.tsx'
import { usePlanLimit } from '../../billing/public/use-plan-limit.ts'
import { formTexts } from '../animal-form.texts.ts'
import { emptyAnimalForm } from '../animal-form-values.ts'
import { useCreateAnimal } from '../collection.queries.ts'
import { collectionTexts } from '../collection.texts.ts'
import { Crumbs } from '../components/crumbs.tsx'
import { AnimalForm } from '../components/form/animal-form.tsx'
import classes from './add-animal-page.module.css'

const noPhotos = { photos: [], profilePhotoIndex: 0, fatherPhotos: [], motherPhotos: [] }

/** Adds an animal (COL-72), unless the plan has no place left (COL-83). */
export function AddAnimalPage() {
  const standing = usePlanLimit('animals')
  const [wasAllowed, setWasAllowed] = useState(false)
  // Whoever began the form may finish it: the answer is asked again while they type, and their own save changes it.
  if (standing?.allowed && !wasAllowed) setWasAllowed(true)
  const isFull = standing?.allowed === false && !wasAllowed
  return (
    <div className={classes.page}>
      <PageHeader
        title={collectionTexts.addAnimal}
        breadcrumb={<Crumbs here={collectionTexts.addAnimal} />}
      />
      {isFull ? (
        <LimitReached
          counted="animals"
          action={<LinkButton to="/animals">{collectionTexts.detail.backToList}</LinkButton>}
        />
      ) : (
        <UnderPlanLimit kind="animals" what={collectionTexts.list.animals}>
          <NewAnimalForm />
        </UnderPlanLimit>
      )}
    </div>
  )
}

function NewAnimalForm() {
  // One key for the whole life of the form: however often Save is pressed, one animal comes of it (SHELL-59).
  const [key] = useState(newCallKey)
  const navigate = useNavigate()
  const goBack = useGoBack('/animals')
  const create = useCreateAnimal()
  return (
    <AnimalForm
      start={{ values: emptyAnimalForm, photos: noPhotos }}
      save={async (body) => {
        const { id } = await create.mutateAsync({ body, key })
        showToast(formTexts.added)
        await navigate({ to: '/animals/$id', params: { id: String(id) }, replace: true })
      }}
      onCancel={goBack}
    />
  )
}
