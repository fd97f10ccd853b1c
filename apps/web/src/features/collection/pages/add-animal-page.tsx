import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useGoBack } from '../../../shared/navigation/use-go-back.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { usePageMark } from '../../../shared/ui/use-page-mark.ts'
import { readPrefill } from '../animal-prefill.ts'
import { collectionTexts } from '../collection.texts.ts'
import { AnimalCrumbs } from '../components/animal-crumbs.tsx'
import { AnimalFormSkeleton } from '../components/form/animal-form-skeleton.tsx'
import { loadNewAnimalForm } from '../load-new-animal-form.ts'
import classes from './add-animal-page.module.css'

/** Its many fields come after the head of the page, which a slow phone then has half a second sooner. */
const NewAnimalForm = lazyPart(async () => (await loadNewAnimalForm()).NewAnimalForm, <AnimalFormSkeleton />)

/** Adds an animal, filled in by the address where it comes from an egg (COL-72, COL-84). */
export function AddAnimalPage() {
  const search = useSearch({ strict: false })
  const [prefill] = useState(() => readPrefill(search))
  const navigate = useNavigate()
  usePageMark('form-page')
  const goBack = useGoBack('/animals')
  return (
    <div className={classes.page}>
      <PageHeader
        title={collectionTexts.addAnimal}
        breadcrumb={<AnimalCrumbs here={collectionTexts.addAnimal} />}
        actions={
          <LinkButton to="/animals/import" variant="default">
            {collectionTexts.importSheet}
          </LinkButton>
        }
      />
      <NewAnimalForm
        prefill={prefill}
        onAdded={(id) => navigate({ to: '/animals/$id', params: { id: String(id) }, replace: true })}
        onCancel={goBack}
        wayOut={
          <LinkButton to="/animals" variant="default">
            {collectionTexts.detail.backToList}
          </LinkButton>
        }
      />
    </div>
  )
}
