import { Button } from '@mantine/core'
import { wordText } from '../../../collection/public/record-words.ts'
import { nameOf } from '../../feeder-form.ts'
import type { Feeder } from '../../feeders.queries.ts'
import { feedersTexts as texts } from '../../feeders.texts.ts'
import { priceWords } from '../../price-words.ts'
import classes from './feeder-rows.module.css'

type Acts = { onStock: (feeder: Feeder) => void; onChange: (feeder: Feeder) => void }

/** Food in stock with the pieces left; what is low comes first. */
export const FeederRows = ({ feeders, ...acts }: Acts & { feeders: readonly Feeder[] }) => (
  <ul className={classes.list} aria-label={texts.list}>
    {feeders
      .toSorted((one, other) => Number(other.isLow) - Number(one.isLow))
      .map((feeder) => (
        <FeederRow key={feeder.id} feeder={feeder} {...acts} />
      ))}
  </ul>
)

function FeederRow({ feeder, onStock, onChange }: Acts & { feeder: Feeder }) {
  const name = nameOf(feeder)
  const { count, isLow, notes } = feeder
  return (
    <li className={classes.row} data-low={isLow || undefined}>
      <div className={classes.who}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.facts}>{factsOf(feeder).join(' · ')}</p>
        {notes && <p className={classes.facts}>{notes}</p>}
      </div>
      <p className={classes.left}>
        <span className={classes.count}>{texts.left(count)}</span>
        {isLow && <span className={classes.low}>{texts.low}</span>}
      </p>
      <div className={classes.acts}>
        <Button variant="default" aria-label={texts.changeOf(name)} onClick={() => onChange(feeder)}>
          {texts.change}
        </Button>
        <Button variant="default" aria-label={texts.stockOf(name)} onClick={() => onStock(feeder)}>
          {texts.stock}
        </Button>
      </div>
    </li>
  )
}

function factsOf({ state, unitCost, currency, grams, lowAt }: Feeder): string[] {
  return [
    ...(state === null ? [] : [wordText(state)]),
    ...(unitCost === null ? [] : [texts.price(priceWords(unitCost, currency))]),
    ...(grams === null ? [] : [texts.grams(grams)]),
    ...(lowAt === null ? [] : [texts.lowAt(lowAt)]),
  ]
}
