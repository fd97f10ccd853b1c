import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReviewChoice, UnreadAnimal } from '../../review.queries.ts'
import { reviewTexts } from '../../review.texts.ts'
import classes from '../rows.module.css'

const texts = reviewTexts.row

type Props = {
  animals: readonly UnreadAnimal[]
  keeping: ReviewChoice | null
  onKeep: (id: number) => void
}

/** Animals with what their texts say, each to be kept as read. */
export const UnreadRows = ({ animals, keeping, onKeep }: Props) => (
  <ul className={classes.rows}>
    {animals.map((animal) => (
      <Row
        key={animal.animalId}
        animal={animal}
        isBusy={keeping?.ids?.includes(animal.animalId) ?? false}
        onKeep={() => onKeep(animal.animalId)}
      />
    ))}
  </ul>
)

type RowProps = { animal: UnreadAnimal; isBusy: boolean; onKeep: () => void }

function Row({ animal: { animalId, name, species, morph, reading }, isBusy, onKeep }: RowProps) {
  const leftOut = [...reading.unknown, ...reading.questions]
    .toSorted((one, other) => one.start - other.start)
    .map(({ text }) => `“${text}”`)
  const canKeep = reading.verdict === 'clear' || reading.entries.length > 0
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <p className={classes.names}>
          <Link to="/animals/$id" params={{ id: String(animalId) }} className={classes.name}>
            {name}
          </Link>
          <i className={classes.fact}>{species}</i>
        </p>
        {morph && <p className={classes.fact}>{morph}</p>}
        {morph && <p className={classes.name}>{canKeep ? reading.name : texts.nothing}</p>}
        {leftOut.length > 0 && <p className={classes.fact}>{texts.leftOut(leftOut.join(', '))}</p>}
      </div>
      {canKeep && (
        <Button variant="default" loading={isBusy} onClick={onKeep} aria-label={texts.keepOf(name)}>
          {texts.keep}
        </Button>
      )}
    </li>
  )
}
