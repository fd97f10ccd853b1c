import { sexOfParent } from '@clutchbook/domain/lineage/lineage.rules'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Scales } from '../../../../shared/ui/scales.tsx'
import { SexMark } from '../../../collection/public/sex-mark.tsx'
import { MediaView } from '../../../media/public/media-view.tsx'
import type { FamilyNode } from '../../family-nodes.ts'
import { lineageTexts } from '../../lineage.texts.ts'
import {
  detailsOf,
  type FamilyView,
  nameOf,
  type Relative,
  type RelativePlace,
  roleOf,
} from '../../relatives.ts'
import { AddParent } from './add-parent.tsx'
import { BoxActions } from './box-actions.tsx'
import classes from './family-box.module.css'

const texts = lineageTexts.box

type Props = {
  node: FamilyNode<Relative>
  view: FamilyView
  /** There is room for open actions. */
  isRoomy: boolean
}

/** A parent or ancestor in a tree: edged in the colour of its sex, dashed where nobody is known. */
export function FamilyBox({ node, view, isRoomy }: Props) {
  const { place, level, times } = node
  const [open, setOpen] = useState(false)
  const sex = place.kind === 'animal' ? place.animal.sex : sexOfParent[place.side]
  return (
    <div
      className={classes.box}
      data-sex={sex}
      data-kind={place.kind}
      data-corner={place.kind !== 'unknown' || undefined}
    >
      {place.kind === 'animal' && <Thumb relative={place.animal} />}
      <div className={classes.words}>
        <span className={classes.role}>{roleOf(place.side, level)}</span>
        <span className={classes.line}>
          <Name place={place} view={view} />
          {place.kind !== 'unknown' && <SexMark sex={sex} />}
          {times > 1 && (
            <span
              className={classes.times}
              role="img"
              aria-label={texts.againTold(times)}
              title={texts.againTold(times)}
            >
              {texts.again(times)}
            </span>
          )}
        </span>
        <Morph place={place} />
        {place.kind === 'animal' && <SexWarning relative={place.animal} side={place.side} />}
        {open && place.kind === 'typed' && <More>{detailsOf(place.words)}</More>}
        {place.kind === 'unknown' ? (
          <AddParent place={place} level={level} acts={view.acts} />
        ) : (
          <BoxActions
            place={place}
            isRoomy={isRoomy && level === 1}
            view={view}
            isOpen={open}
            onToggle={() => setOpen((before) => !before)}
          />
        )}
      </div>
    </div>
  )
}

/** The animal whose tree it is; on its own page it leads nowhere. */
export const RootBox = ({ relative, path }: { relative: Relative; path: string | null }) => (
  <div className={classes.box} data-sex={relative.sex} data-kind="animal" data-root>
    <div className={classes.words}>
      <span className={classes.line}>
        <span className={classes.name}>{path ? <Link to={path}>{relative.name}</Link> : relative.name}</span>
        <SexMark sex={relative.sex} />
      </span>
      <span className={classes.morph}>{relative.morph ?? <i>{relative.species}</i>}</span>
    </div>
  </div>
)

function Name({ place, view }: { place: RelativePlace; view: FamilyView }) {
  const name = nameOf(place)
  const path = place.kind === 'animal' ? view.pathOf(place.animal) : null
  return <span className={classes.name}>{path ? <Link to={path}>{name}</Link> : name}</span>
}

function Morph({ place }: { place: RelativePlace }) {
  if (place.kind === 'unknown') return null
  const { morph } = place.kind === 'animal' ? place.animal : place.words
  const shown = morph ?? (place.kind === 'animal' && <i>{place.animal.species}</i>)
  return shown && <span className={classes.morph}>{shown}</span>
}

/** The photo of an animal, where the box is wide enough for one. */
const Thumb = ({ relative: { id, name, photo } }: { relative: Relative }) => (
  <span className={classes.thumb}>
    {photo ? (
      <MediaView
        address={photo}
        kind="image"
        alt={lineageTexts.offspring.photoOf(name)}
        small
        fallback={<Scales seed={id} label={lineageTexts.offspring.noImage} />}
      />
    ) : (
      <Scales seed={id} label="" />
    )}
  </span>
)

/** A sex that was corrected after the animal was linked leaves the link, with a word of caution (LIN-Q02). */
function SexWarning({ relative, side }: { relative: Relative; side: RelativePlace['side'] }) {
  if (relative.sex === sexOfParent[side]) return null
  return <span className={classes.warning}>{texts.wrongSex(side, relative.sex)}</span>
}

const More = ({ children }: { children: readonly { term: string; text: string }[] }): ReactNode =>
  children.length === 0 ? (
    <span className={classes.detail}>{texts.nothingMore}</span>
  ) : (
    children.map(({ term, text }) => (
      <span key={term} className={classes.detail}>
        {term}: {text}
      </span>
    ))
  )
