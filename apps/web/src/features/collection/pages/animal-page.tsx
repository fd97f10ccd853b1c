import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import Trash2 from 'lucide-react/icons/trash-2'
import { lazy, Suspense, useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { recordIdOf } from '../../../shared/navigation/record-id.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Scales } from '../../../shared/ui/scales.tsx'
import { AnimalProjects } from '../../breeding/public/animal-projects.tsx'
import { FamilyTreeCard } from '../../lineage/public/family-tree-card.tsx'
import { OffspringCard } from '../../lineage/public/offspring-card.tsx'
import { MediaGallery } from '../../media/public/media-gallery.tsx'
import { ShareAnimal } from '../../sharing/public/share-animal.tsx'
import { animalQuery } from '../collection.queries.ts'
import { collectionTexts } from '../collection.texts.ts'
import { AnimalCrumbs } from '../components/animal-crumbs.tsx'
import { AnimalPageSkeleton } from '../components/animal-page-skeleton.tsx'
import { DeleteAnimalDialog } from '../components/delete-animal-dialog.tsx'
import { DetailsCard } from '../components/details-card.tsx'
import { RecordsCard } from '../components/records/records-card.tsx'
import { printIdCard } from '../print-id-card.ts'
import classes from './animal-page.module.css'

const texts = collectionTexts.detail

/** The form weighs more than the page, and most visits only look. */
const loadForm = () => import('../components/edit-animal-dialog.tsx')
const EditAnimalDialog = lazy(async () => ({ default: (await loadForm()).EditAnimalDialog }))

/** One animal: its photos, what is known of it, and its parents (COL-61 to COL-66). */
export function AnimalPage() {
  const id = recordIdOf(useParams({ strict: false }).id ?? '')
  return id === null ? <Missing /> : <LoadedAnimal key={id} id={id} />
}

function LoadedAnimal({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(animalQuery(id))
  if (error instanceof ApiError && error.status === 404) return <Missing />
  if (data) return <AnimalProfile animal={data} />
  return error ? <Failed onRetry={() => void refetch()} /> : <AnimalPageSkeleton />
}

function AnimalProfile({ animal }: { animal: Animal }) {
  const [dialog, setDialog] = useState<'share' | 'edit' | 'delete' | null>(null)
  const { id, name, photos, profilePhotoIndex } = animal
  const navigate = useNavigate()
  const cache = useQueryClient()
  const close = () => setDialog(null)
  return (
    <>
      <PageHeader
        title={name}
        breadcrumb={<AnimalCrumbs here={name} />}
        actions={
          <div className={classes.actions}>
            <Button
              variant="default"
              leftSection={<Printer size={17} aria-hidden />}
              onClick={() => void printIdCard(cache, animal)}
            >
              {texts.print}
            </Button>
            <Button
              variant="default"
              leftSection={<Share2 size={17} aria-hidden />}
              onClick={() => setDialog('share')}
            >
              {texts.share}
            </Button>
            <Button
              variant="default"
              leftSection={<Trash2 size={17} aria-hidden />}
              onClick={() => setDialog('delete')}
            >
              {texts.delete}
            </Button>
            <Button
              data-key-acts="edit"
              leftSection={<Pencil size={17} aria-hidden />}
              onPointerEnter={loadForm}
              onFocus={loadForm}
              onClick={() => setDialog('edit')}
            >
              {texts.edit}
            </Button>
          </div>
        }
      />
      <div className={classes.parts}>
        <div className={classes.columns}>
          <div className={classes.gallery}>
            <MediaGallery
              key={photos.join()}
              name={name}
              addresses={photos}
              start={profilePhotoIndex}
              fallback={<Scales seed={id} label={collectionTexts.card.noImage} />}
            />
          </div>
          <DetailsCard animal={animal} />
        </div>
        <FamilyTreeCard animal={animal} />
        <div className={classes.columns}>
          <div className={classes.column}>
            <AnimalProjects animal={animal} />
            <OffspringCard animal={animal} />
          </div>
          <RecordsCard animal={animal} />
        </div>
      </div>
      <ShareAnimal animal={dialog === 'share' ? animal : null} onClose={close} />
      <Suspense>{dialog === 'edit' && <EditAnimalDialog animal={animal} onClose={close} />}</Suspense>
      <DeleteAnimalDialog
        animal={animal}
        opened={dialog === 'delete'}
        failed={collectionTexts.remove.failedOnPage}
        onDeleted={() => navigate({ to: '/animals', replace: true })}
        onClose={close}
      />
    </>
  )
}

const Missing = () => (
  <>
    <PageHeader title={texts.profile} breadcrumb={<AnimalCrumbs here={texts.missing} />} />
    <EmptyState
      title={texts.missing}
      text={texts.missingText}
      action={<LinkButton to="/animals">{texts.backToList}</LinkButton>}
    />
  </>
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <PageHeader title={texts.profile} breadcrumb={<AnimalCrumbs here={texts.profile} />} />
    <div role="alert">
      <EmptyState
        title={texts.failed}
        text={texts.failedText}
        action={<Button onClick={onRetry}>{collectionTexts.list.tryAgain}</Button>}
      />
    </div>
  </>
)
