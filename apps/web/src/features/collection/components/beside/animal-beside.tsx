import type { Animal, AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import X from 'lucide-react/icons/x'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { KeyCap } from '../../../../shared/ui/key-cap.tsx'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import type { CardPlace } from '../../card-actions.ts'
import { animalQuery } from '../../collection.queries.ts'
import { collectionTexts } from '../../collection.texts.ts'
import { useEscape } from '../../hooks/use-escape.ts'
import { AnimalBrief } from '../animal-brief.tsx'
import { AnimalPhoto } from '../animal-photo.tsx'
import { type Act, CardMenu } from '../card-menu.tsx'
import classes from './animal-beside.module.css'
import { BesideRecords } from './beside-records.tsx'

const texts = collectionTexts.beside

type Props = {
  id: number
  /** What the list knows of it already. */
  card: AnimalCard | undefined
  place: CardPlace
  act: Act
  onClose: () => void
}

/** An animal beside the list that it was chosen from: what is done with it daily, and how it has gone. */
export function AnimalBeside({ id, card, place, act, onClose }: Props) {
  const { data, error, refetch } = useQuery(animalQuery(id))
  // What is chosen in the list is let go of first.
  useEscape(true, () => {
    if (!document.querySelector('[data-chosen]')) onClose()
  })
  const animal = data ? withProfilePhoto(data) : undefined
  const head = animal ?? card
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <section className={classes.beside} aria-label={texts.label(head?.name ?? '')}>
      <div className={classes.photo}>
        {head ? <AnimalPhoto animal={head} eager /> : <Skeleton height="100%" />}
        <button type="button" className={classes.close} aria-label={texts.close} onClick={onClose}>
          <X size={18} aria-hidden />
        </button>
      </div>
      {head && !isMissing && (
        <div className={classes.head}>
          <h2 className={classes.name}>{head.name}</h2>
          <AnimalBrief animal={head} />
          {card && <CardMenu animal={card} place={place} act={act} />}
        </div>
      )}
      {isMissing && <p className={classes.missing}>{texts.missing}</p>}
      {error && !isMissing && !animal && (
        <LoadFailure
          title={collectionTexts.detail.failed}
          error={error}
          otherwise={collectionTexts.detail.failedText}
          action={collectionTexts.list.tryAgain}
          onRetry={() => void refetch()}
        />
      )}
      {animal && <BesideRecords animal={animal} />}
      {!animal && !error && <Loading />}
      {head && !isMissing && <Foot id={id} name={head.name} />}
    </section>
  )
}

/** Its profile photo as the first one, as lists carry it. */
const withProfilePhoto = ({ photos, profilePhotoIndex, ...animal }: Animal) => ({
  ...animal,
  profilePhotoIndex,
  photos: photos.slice(profilePhotoIndex, profilePhotoIndex + 1),
})

const Loading = () => (
  <div className={classes.loading} aria-busy>
    <VisuallyHidden role="status">{collectionTexts.detail.loading}</VisuallyHidden>
    <Skeleton height={64} />
    <Skeleton height={48} />
    <Skeleton height={160} />
  </div>
)

/** The keys that work beside the list, and the way to the whole page. */
const Foot = ({ id, name }: { id: number; name: string }) => (
  <div className={classes.foot}>
    <span className={classes.keys} aria-hidden>
      <KeyCap>J</KeyCap> <KeyCap>K</KeyCap> {texts.move} · <KeyCap>F</KeyCap> {texts.feed}
    </span>
    <Link
      to="/reptiles/$id"
      params={{ id: String(id) }}
      className={classes.open}
      aria-label={texts.openAnimal(name)}
    >
      {texts.open}
      <ArrowUpRight size={17} aria-hidden />
    </Link>
  </div>
)
