import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ApiError } from '../../../shared/api/api-error.ts'
import { recordIdOf } from '../../../shared/navigation/record-id.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Scales } from '../../../shared/ui/scales.tsx'
import { WaitingSign } from '../../../shared/ui/waiting-sign.tsx'
import { AnimalProjects } from '../../breeding/public/animal-projects.tsx'
import { GeneticsCard } from '../../genetics/public/genetics-card.tsx'
import { CareCard } from '../../husbandry/public/care-card.tsx'
import { AwaitedBadges, ConditionBadges } from '../../husbandry/public/condition-badges.tsx'
import { PlansCard } from '../../husbandry/public/plans-card.tsx'
import { FamilyTreeCard } from '../../lineage/public/family-tree-card.tsx'
import { OffspringCard } from '../../lineage/public/offspring-card.tsx'
import { MediaGallery } from '../../media/public/media-gallery.tsx'
import { AnimalPlace } from '../../places/public/animal-place.tsx'
import { AnimalSeason } from '../../season/public/animal-season.tsx'
import { animalQuery } from '../collection.queries.ts'
import { collectionTexts } from '../collection.texts.ts'
import { AnimalActs } from '../components/animal-acts.tsx'
import { AnimalBrief } from '../components/animal-brief.tsx'
import { AnimalCrumbs } from '../components/animal-crumbs.tsx'
import { AnimalPageSkeleton } from '../components/animal-page-skeleton.tsx'
import { DailyCard } from '../components/daily/daily-card.tsx'
import { DetailsCard } from '../components/details-card.tsx'
import { RecordsCard } from '../components/records/records-card.tsx'
import classes from './animal-page.module.css'

const texts = collectionTexts.detail

/** Few visits come from a label. */
const QuickLog = lazyDialog(async () => (await import('../../husbandry/public/quick-log.tsx')).QuickLog)

/** One animal: what is done with it daily, its photos, what is known of it, and its parents (COL-61 to COL-66, U1). */
export function AnimalPage() {
  const id = recordIdOf(useParams({ strict: false }).id ?? '')
  return id === null ? <Missing /> : <LoadedAnimal key={id} id={id} />
}

function LoadedAnimal({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(animalQuery(id))
  if (error instanceof ApiError && error.status === 404) return <Missing />
  if (data) return <AnimalProfile animal={data} />
  return error ? <Failed error={error} onRetry={() => void refetch()} /> : <AnimalPageSkeleton />
}

function AnimalProfile({ animal }: { animal: Animal }) {
  const { id, name, photos, profilePhotoIndex } = animal
  return (
    <>
      <PageHeader
        title={name}
        breadcrumb={<AnimalCrumbs here={name} />}
        beside={
          <>
            <WaitingSign kind="animals" id={animal.id} />
            <AnimalBrief animal={animal} />
            <ConditionBadges animal={animal} />
          </>
        }
        actions={<AnimalActs animal={animal} />}
      />
      <div className={classes.parts}>
        <div className={classes.first}>
          <div className={classes.gallery}>
            <MediaGallery
              key={photos.join()}
              name={name}
              addresses={photos}
              start={profilePhotoIndex}
              fallback={<Scales seed={id} label={collectionTexts.card.noImage} />}
            />
          </div>
          <AwaitedBadges animalId={id} />
          <div className={classes.daily}>
            <DailyCard animal={animal} />
            {!animal.isArchived && <AnimalPlace animal={animal} />}
            <RecordsCard animal={animal} />
            <AnimalSeason animal={animal} />
          </div>
          <div className={classes.care}>
            <PlansCard animal={animal} />
            <CareCard animal={animal} />
          </div>
          <DetailsCard animal={animal} />
        </div>
        <GeneticsCard animal={animal} />
        <FamilyTreeCard animal={animal} />
        <div className={classes.columns}>
          <AnimalProjects animal={animal} />
          <OffspringCard animal={animal} />
        </div>
      </div>
      <Scanned animal={animal} />
    </>
  )
}

/** A label leads here with the quick log open; it is shut once, and not open again on the way back. */
function Scanned({ animal }: { animal: Animal }) {
  const isScanned = 'log' in useSearch({ strict: false })
  const navigate = useNavigate()
  if (!isScanned || animal.isArchived) return null
  return (
    <QuickLog
      animal={animal}
      onClose={() => void navigate({ to: '.', search: {}, replace: true, resetScroll: false })}
    />
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

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <>
    <PageHeader title={texts.profile} breadcrumb={<AnimalCrumbs here={texts.profile} />} />
    <FailedPlace
      title={texts.failed}
      text={texts.failedText}
      whole
      error={error}
      action={collectionTexts.list.tryAgain}
      onRetry={onRetry}
    />
  </>
)
