import type { SharedAncestor, SharedAnimal, SharedParent } from '@clutchbook/domain/sharing/sharing.schema'
import { Scales } from '../../../shared/ui/scales.tsx'
import { SexMark } from '../../collection/public/animal-words.ts'
import { MediaView } from '../../media/public/media-view.tsx'
import { ViewPhotosButton } from '../../media/public/view-photos-button.tsx'
import { useGrandparents } from '../hooks/use-grandparents.ts'
import { publicTexts as texts } from '../public-pages.texts.ts'
import classes from './family-tree.module.css'
import { Grandparents } from './grandparents.tsx'

/** Where an animal comes from: its father and mother, and whoever else was written down (SHR-06). */
export function FamilyTree({ animal }: { animal: SharedAnimal }) {
  const { id, name, species, sex, father, mother, fatherId, motherId, customAncestors } = animal
  const grandparents = useGrandparents(animal)
  return (
    <section aria-labelledby="family-tree">
      <h2 id="family-tree" className={classes.heading}>
        {texts.familyTree}
      </h2>
      <div className={classes.tree} data-deep={grandparents.size > 0 || undefined}>
        <div className={classes.child}>
          <span className={classes.role}>
            <SexMark sex={sex} /> {species}
          </span>
          <span className={classes.name}>{name}</span>
        </div>
        <ul className={classes.parents}>
          <li className={classes.branch} data-sex="Male">
            <Parent parent={father} sex="Male" seed={fatherId ?? id + 1} />
            {father && <Grandparents of={father} shared={grandparents} />}
          </li>
          <li className={classes.branch} data-sex="Female">
            <Parent parent={mother} sex="Female" seed={motherId ?? id + 2} />
            {mother && <Grandparents of={mother} shared={grandparents} />}
          </li>
        </ul>
      </div>
      {customAncestors.length > 0 && <Ancestors animal={animal} />}
    </section>
  )
}

const Ancestors = ({ animal: { id, customAncestors } }: { animal: SharedAnimal }) => (
  <>
    <h3 className={classes.subheading}>{texts.ancestors}</h3>
    <ul className={classes.ancestors}>
      {customAncestors.map((ancestor, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ancestors have no number of their own here, and don't move.
        <li key={at}>
          <Relative relative={ancestor} role={ancestor.relation} seed={id + 3 + at} />
        </li>
      ))}
    </ul>
  </>
)

type ParentProps = { parent: SharedParent | null; sex: 'Male' | 'Female'; seed: number }

function Parent({ parent, sex, seed }: ParentProps) {
  const role = sex === 'Male' ? texts.father : texts.mother
  if (parent) return <Relative relative={parent} role={role} sex={sex} seed={seed} />
  return (
    <div className={classes.relative} data-sex={sex} data-unknown>
      <span className={classes.role}>
        <SexMark sex={sex} /> {role}
      </span>
      <span className={classes.name}>{texts.unknown}</span>
    </div>
  )
}

type Relation = Pick<SharedAncestor, 'name' | 'morph' | 'producedBy' | 'photos'> &
  Partial<Pick<SharedParent, 'species'>>

type RelativeProps = { relative: Relation; role: string; sex?: 'Male' | 'Female'; seed: number }

function Relative({ relative, role, sex, seed }: RelativeProps) {
  const { name, morph, species, producedBy, photos } = relative
  const scales = <Scales seed={seed} label={texts.noImage} />
  return (
    <div className={classes.relative} data-sex={sex}>
      {photos[0] && (
        <span className={classes.photo}>
          <MediaView address={photos[0]} alt="" small fallback={scales} />
        </span>
      )}
      <div className={classes.words}>
        <span className={classes.role}>
          {sex && <SexMark sex={sex} />} <span className={classes.relation}>{role}</span>
        </span>
        <span className={classes.name}>{name}</span>
        {(morph ?? species) && <span className={classes.kind}>{morph ?? <i>{species}</i>}</span>}
        {producedBy && <span className={classes.kind}>{texts.producedBy(producedBy)}</span>}
        {photos.length > 0 && <ViewPhotosButton name={name} addresses={photos} fallback={scales} />}
      </div>
    </div>
  )
}
