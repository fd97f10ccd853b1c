import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Images from 'lucide-react/icons/images'
import { type ReactNode, useState } from 'react'
import { Scales } from '../../../shared/ui/scales.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { MediaViewer } from '../../media/public/media-gallery.tsx'
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
  const photos = animal[`${parent}Photos`]
  const sex = parent === 'father' ? 'Male' : 'Female'
  return (
    <div className={classes.parent} data-sex={sex}>
      <span className={classes.role}>
        <SexMark sex={sex} /> {texts[parent]}
      </span>
      {id === null ? <TypedParent animal={animal} parent={parent} /> : <LinkedParent id={id} />}
      {photos.length > 0 && <ParentPhotos child={animal} parent={parent} photos={photos} />}
    </div>
  )
}

/** The linked animal as it is now; what was typed stays out of sight while there is a link (LIN-Q04). */
function LinkedParent({ id }: { id: number }) {
  const parent = useQuery(animalQuery(id))
  if (parent.isPending) return <Skeleton height={20} width="60%" />
  if (!parent.data) return <Name>{texts.unknownParent}</Name>
  const { name, morph, species } = parent.data
  return (
    <>
      <Name>
        <Link className={classes.link} to="/animals/$id" params={{ id: String(id) }}>
          {name}
        </Link>
      </Name>
      <span className={classes.morph}>{morph ?? <i>{species}</i>}</span>
    </>
  )
}

function TypedParent({ animal, parent }: ParentProps) {
  const name = animal[`${parent}Name`]
  const source = animal[`${parent}Source`]
  const producedBy = animal[`${parent}ProducedBy`]
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
    </>
  )
}

const Name = ({ unknown = false, children }: { unknown?: boolean; children: ReactNode }) => (
  <span className={classes.name} data-unknown={unknown || undefined}>
    {children}
  </span>
)

type PhotosProps = { child: Animal; parent: 'father' | 'mother'; photos: readonly string[] }

/** Photos that were added for a parent, over the whole screen. */
function ParentPhotos({ child, parent, photos }: PhotosProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const shown = [...new Set(photos)]
  return (
    <>
      <button
        type="button"
        className={classes.photos}
        aria-label={texts[`${parent}Photos`](child.name)}
        onClick={() => setOpened(0)}
      >
        <Images size={16} aria-hidden /> {texts.viewPhotos}
      </button>
      <MediaViewer
        name={`${texts[parent]} · ${child.name}`}
        addresses={shown}
        start={opened}
        onClose={() => setOpened(null)}
        fallback={<Scales seed={child.id} label={collectionTexts.card.noImage} />}
      />
    </>
  )
}
