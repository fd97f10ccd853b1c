import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Scales } from '../../../shared/ui/scales.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { ViewPhotosButton } from '../../media/public/view-photos-button.tsx'
import { formTexts } from '../animal-form.texts.ts'
import { animalQuery } from '../collection.queries.ts'
import { collectionTexts } from '../collection.texts.ts'
import classes from './parents-card.module.css'
import { SexMark } from './sex-mark.tsx'

const texts = collectionTexts.detail

/** Father and mother: a link to an animal of the collection, or what is known as text. */
export const ParentsCard = ({ animal }: { animal: Animal }) => (
  <SectionCard title={texts.parents}>
    <div className={classes.parents}>
      <Parent animal={animal} parent="father" />
      <Parent animal={animal} parent="mother" />
    </div>
  </SectionCard>
)

type ParentProps = { animal: Animal; parent: 'father' | 'mother' }

function Parent({ animal, parent }: ParentProps) {
  const id = animal[`${parent}Id`]
  const sex = parent === 'father' ? 'Male' : 'Female'
  return (
    <div className={classes.parent} data-sex={sex}>
      <span className={classes.role}>
        <SexMark sex={sex} /> {texts[parent]}
      </span>
      {id === null ? (
        <TypedParent animal={animal} parent={parent} />
      ) : (
        <LinkedParent id={id} animal={animal} parent={parent} />
      )}
    </div>
  )
}

/** The linked animal as it is now; what was typed stays out of sight while there is a link (LIN-Q04). */
function LinkedParent({ id, animal, parent }: ParentProps & { id: number }) {
  const linked = useQuery(animalQuery(id))
  if (linked.isPending) return <Skeleton height={20} width="60%" />
  if (!linked.data) return <Name>{texts.unknownParent}</Name>
  const { name, morph, species, photos } = linked.data
  return (
    <>
      <Name>
        <Link className={classes.link} to="/animals/$id" params={{ id: String(id) }}>
          {name}
        </Link>
      </Name>
      <span className={classes.morph}>{morph ?? <i>{species}</i>}</span>
      <ParentPhotos name={name} seed={id} photos={[...photos, ...animal[`${parent}Photos`]]} />
    </>
  )
}

function TypedParent({ animal, parent }: ParentProps) {
  const name = animal[`${parent}Name`]
  const source = animal[`${parent}Source`]
  const producedBy = animal[`${parent}ProducedBy`]
  const photos = animal[`${parent}Photos`]
  return (
    <>
      <Name unknown={!name}>{name ?? texts.unknownParent}</Name>
      <span className={classes.morph}>{animal[`${parent}Morph`]}</span>
      {source && (
        <span className={classes.morph}>
          {formTexts.fields.source}: {source}
        </span>
      )}
      {producedBy && (
        <span className={classes.morph}>
          {formTexts.fields.producedBy}: {producedBy}
        </span>
      )}
      {(name || photos.length > 0) && (
        <ParentPhotos name={name ?? texts.parentOf[parent](animal.name)} seed={animal.id} photos={photos} />
      )}
    </>
  )
}

const Name = ({ unknown = false, children }: { unknown?: boolean; children: ReactNode }) => (
  <span className={classes.name} data-unknown={unknown || undefined}>
    {children}
  </span>
)

type PhotosProps = { name: string; seed: number; photos: readonly string[] }

/** The photos of a parent: its own, and those that were added to it with the child. */
const ParentPhotos = ({ name, seed, photos }: PhotosProps) => (
  <div className={classes.photos}>
    <ViewPhotosButton
      name={name}
      addresses={photos}
      fallback={<Scales seed={seed} label={collectionTexts.card.noImage} />}
    />
  </div>
)
