import { ageText } from '@clutchbook/domain/collection/collection.rules'
import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { useToday } from '../../accounts/public/use-today.ts'
import classes from './animal-brief.module.css'
import { SexMark } from './sex-mark.tsx'

type Props = { animal: Pick<Animal, 'sex' | 'species' | 'morph' | 'dateOfBirth'> }

/** Who an animal is, in a line beside its name: sex, species, morph and age. */
export function AnimalBrief({ animal: { sex, species, morph, dateOfBirth } }: Props) {
  const today = useToday()()
  const rest = [morph, dateOfBirth && ageText(dateOfBirth, today)].filter(Boolean)
  return (
    <span className={classes.brief}>
      <span className={classes.sign}>
        <SexMark sex={sex} />
      </span>
      <span className={classes.words}>
        <i>{species}</i>
        {rest.map((word) => ` · ${word}`)}
      </span>
    </span>
  )
}
