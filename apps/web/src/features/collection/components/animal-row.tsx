import { isListed } from '@clutchbook/domain/collection/collection.rules'
import type { AnimalCard as Card } from '@clutchbook/domain/collection/collection.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { formatPrice } from '@clutchbook/domain/kernel/money'
import { formatWeight } from '@clutchbook/domain/kernel/units'
import { memo } from 'react'
import { WaitingSign } from '../../../shared/ui/waiting-sign.tsx'
import { type CardPlace, viewPath } from '../card-actions.ts'
import { collectionTexts } from '../collection.texts.ts'
import type { Choose } from '../hooks/use-choice.ts'
import { mealText, unfedFor, unfedTone } from '../meal-text.ts'
import { AnimalPhoto } from './animal-photo.tsx'
import classes from './animal-row.module.css'
import { ChoiceBox } from './choice-box.tsx'
import { SexMark } from './sex-mark.tsx'

type Props = {
  animal: Card
  today: CivilDay
  place: CardPlace
  /** Seen at once, so its photo is not left until it scrolls near. */
  eager: boolean
  /** It stands open beside the list. */
  isOpen: boolean
  /** While several are chosen: whether this one is, and what a touch does; then the row leads nowhere. */
  isChosen?: boolean
  choose?: Choose
}

/** An animal in a line: who it is, when it ate, what it weighs and what it costs. All of it is one press. */
export const AnimalRow = memo(function AnimalRow(props: Props) {
  const { animal, today, place, eager, isOpen, isChosen = false, choose } = props
  const { id, name, species, morph, sex, customId } = animal
  return (
    <article className={classes.row} data-open={isOpen || undefined} data-chosen={choose && isChosen}>
      <div className={classes.photo}>
        <AnimalPhoto animal={animal} eager={eager} />
      </div>
      <div className={classes.words}>
        <div className={classes.head}>
          <h2 className={classes.name}>
            <WaitingSign kind="animals" id={id} />
            {choose ? (
              name
            ) : (
              <a
                className={classes.link}
                href={viewPath(id, place)}
                data-animal={id}
                data-key-entry
                aria-current={isOpen || undefined}
              >
                {name}
              </a>
            )}
          </h2>
          <SexMark sex={sex} />
          {customId && <span className={classes.id}>{customId}</span>}
        </div>
        <p className={classes.morph}>{morph ?? <i>{species}</i>}</p>
      </div>
      <LastMeal animal={animal} today={today} />
      <p className={classes.weight}>
        {animal.weight !== null && formatWeight(animal.weight, animal.weightUnit)}
      </p>
      <p className={classes.price}>
        {isListed(animal) && animal.price && formatPrice(animal.price, animal.priceCurrency)}
      </p>
      {choose && <ChoiceBox id={id} name={name} isChosen={isChosen} choose={choose} />}
    </article>
  )
})

/** How long ago it ate. Its colour only adds to the number; one that was put away is looked after elsewhere. */
function LastMeal({ animal: { lastFedOn, isArchived }, today }: Pick<Props, 'animal' | 'today'>) {
  return (
    <p className={classes.fed} data-tone={isArchived ? undefined : unfedTone(lastFedOn, today)}>
      <span className={classes.short} aria-hidden>
        {unfedFor(lastFedOn, today)}
      </span>
      <span className={classes.whole}>{mealText(lastFedOn, today)}</span>
    </p>
  )
}

const columns = collectionTexts.columns

/** What stands in the columns. Each row says it in words, so this is for the eye alone. */
export const RowHeads = () => (
  <div className={classes.heads} aria-hidden>
    <span />
    <span>{columns.animal}</span>
    <span className={classes.fed}>{columns.fed}</span>
    <span className={classes.weight}>{columns.weight}</span>
    <span className={classes.price}>{columns.price}</span>
  </div>
)
