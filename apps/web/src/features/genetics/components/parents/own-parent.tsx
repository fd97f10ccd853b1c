import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Reading } from '@clutchbook/domain/genetics/morph-reading'
import { Link } from '@tanstack/react-router'
import { Scales } from '../../../../shared/ui/scales.tsx'
import { MediaView } from '../../../media/public/media-view.tsx'
import { geneticsTexts } from '../../genetics.texts.ts'
import { chipsOf } from '../../read-chips.ts'
import { WordActs } from '../own/word-acts.tsx'
import classes from './own-parent.module.css'
import { ParentLabel, type Side } from './parent-card.tsx'
import { ReadGenes } from './read-genes.tsx'
import notes from './reading-notes.module.css'

const texts = geneticsTexts.parents

export type OwnAnimal = Pick<Animal, 'id' | 'name' | 'photos' | 'profilePhotoIndex'>

type Props = {
  side: Side
  animal: OwnAnimal | undefined
  genome: Genome | undefined
  /** Undefined until its genes were answered. */
  reading: Reading | undefined
  /** Why it can't be paired. */
  problem: string | undefined
  onChange: () => void
}

/** A parent that is one of the keeper's own, with its genes as they read now. */
export function OwnParent({ side, animal, genome, reading, problem, onChange }: Props) {
  const name = animal?.name ?? texts[side]
  const open = reading ? [...reading.unknown, ...reading.questions].map(({ text }) => `“${text}”`) : []
  return (
    <div className={classes.own}>
      <span className={classes.photo}>{animal && <Photo animal={animal} />}</span>
      <div className={classes.words}>
        <div className={classes.head}>
          <ParentLabel side={side}>
            {animal ? (
              <Link to="/animals/$id" params={{ id: String(animal.id) }} className={classes.name}>
                {name}
              </Link>
            ) : (
              name
            )}
          </ParentLabel>
          <button
            type="button"
            className={classes.change}
            aria-label={texts.changeOf(texts[side])}
            onClick={onChange}
          >
            {texts.change}
          </button>
        </div>
        {reading && genome && <ReadGenes label={name} chips={chipsOf(genome, reading)} />}
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        {genome && reading && reading.unknown.length > 0 && (
          <ul className={notes.notes}>
            {reading.unknown.map(({ text: word, suggestions, start }) => (
              <li key={start} className={notes.note}>
                <span>{`“${word}”`}</span>
                <WordActs species={genome.catalogue.species} word={word} suggestions={suggestions} />
              </li>
            ))}
          </ul>
        )}
        {animal && open.length > 0 && (
          <p className={classes.open}>
            {texts.open(open.join(', '))}{' '}
            <Link to="/animals/$id" params={{ id: String(animal.id) }}>
              {texts.writeDown}
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}

function Photo({ animal: { id, photos, profilePhotoIndex } }: { animal: OwnAnimal }) {
  const scales = <Scales seed={id} label="" />
  const address = photos[profilePhotoIndex]
  if (!address) return scales
  return <MediaView key={address} address={address} kind="image" alt="" small fallback={scales} />
}
