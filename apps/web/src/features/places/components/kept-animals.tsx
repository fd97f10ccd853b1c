import { formatWeight } from '@clutchbook/domain/kernel/units'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Scales } from '../../../shared/ui/scales.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { mealText } from '../../collection/public/meal-text.ts'
import { SexMark } from '../../collection/public/sex-mark.tsx'
import { MediaView } from '../../media/public/media-view.tsx'
import type { KeptAnimal } from '../places.queries.ts'
import { tubTexts as texts } from '../places.texts.ts'
import classes from './kept-animals.module.css'

type Props = {
  animals: readonly KeptAnimal[]
  /** What can be done with each, at the end of its line. */
  actsOf?: (animal: KeptAnimal) => ReactNode
}

/** The animals that are in a place itself, a line each. */
export function KeptAnimals({ animals, actsOf }: Props) {
  const today = useToday()()
  return (
    <ul className={classes.list} aria-label={texts.animals}>
      {animals.map((animal) => {
        const { id, name, sex, customId, photos, lastFedOn, weight, weightUnit } = animal
        const scales = <Scales seed={id} label="" />
        return (
          <li key={id} className={classes.row}>
            <span className={classes.photo} aria-hidden>
              {photos[0] ? (
                <MediaView address={photos[0]} kind="image" alt="" small fallback={scales} />
              ) : (
                scales
              )}
            </span>
            <div className={classes.words}>
              <p className={classes.head}>
                <Link to="/animals/$id" params={{ id: String(id) }} className={classes.name} data-key-entry>
                  {name}
                </Link>
                <SexMark sex={sex} />
                {customId && <span className={classes.id}>{customId}</span>}
              </p>
              <p className={classes.facts}>
                {[
                  mealText(lastFedOn, today),
                  ...(weight === null ? [] : [formatWeight(weight, weightUnit)]),
                ].join(' · ')}
              </p>
            </div>
            {actsOf && <div className={classes.acts}>{actsOf(animal)}</div>}
          </li>
        )
      })}
    </ul>
  )
}
