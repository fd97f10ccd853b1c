import { ageText, isListed } from '@clutchbook/domain/collection/collection.rules'
import type { AnimalCard as Card } from '@clutchbook/domain/collection/collection.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { formatPrice } from '@clutchbook/domain/kernel/money'
import { formatWeight } from '@clutchbook/domain/kernel/units'
import { memo } from 'react'
import { WaitingSign } from '../../../shared/ui/waiting-sign.tsx'
import { type CardPlace, viewPath } from '../card-actions.ts'
import { collectionTexts } from '../collection.texts.ts'
import type { Choose } from '../hooks/use-choice.ts'
import { mealText } from '../meal-text.ts'
import classes from './animal-card.module.css'
import { AnimalPhoto } from './animal-photo.tsx'
import { type Act, CardMenu } from './card-menu.tsx'
import { ChoiceBox } from './choice-box.tsx'
import { IdBadge, IdWord } from './id-badge.tsx'
import { SexMark } from './sex-mark.tsx'

const texts = collectionTexts.card

/** What others are shown of an animal in a list: no custom ID, and nothing to do with it. */
export type PublicCard = Pick<
  Card,
  | 'id'
  | 'name'
  | 'species'
  | 'morph'
  | 'sex'
  | 'dateOfBirth'
  | 'weight'
  | 'weightUnit'
  | 'photos'
  | 'priceStatus'
  | 'price'
  | 'priceCurrency'
  | 'contactInfo'
>

type OwnProps = {
  animal: Card
  place: Exclude<CardPlace, PublicPlace>
  /** Does what the menu offers; without it there is no menu. */
  act?: Act | undefined
  /** While several are chosen: whether this one is, and what a touch does; then the card leads nowhere. */
  isChosen?: boolean
  choose?: Choose
}

type PublicProps = { animal: PublicCard; place: PublicPlace }

type PublicPlace = 'public' | 'preview'

const isPublic = (props: Props): props is Props & PublicProps =>
  props.place === 'public' || props.place === 'preview'

type Props = (OwnProps | PublicProps) & {
  today: CivilDay
  /** Seen at once, so its photo is not left until it scrolls near. */
  eager?: boolean
}

/** An animal in a list, photo first. All of it is one tap to the animal's page; only the ID is a button of its own. */
export const AnimalCard = memo(function AnimalCard(props: Props) {
  const { animal, today, place, eager = false } = props
  const { id, name, species, morph, sex } = animal
  const customId = isPublic(props) ? null : props.animal.customId
  const choose = isPublic(props) ? undefined : props.choose
  const isChosen = !isPublic(props) && props.isChosen === true
  return (
    <article
      className={classes.card}
      data-public={isPublic(props) || undefined}
      data-chosen={choose && isChosen}
    >
      <div className={classes.photo}>
        <AnimalPhoto animal={animal} eager={eager} />
        {isListed(animal) && animal.contactInfo && (
          <span className={classes.contact}>{animal.contactInfo}</span>
        )}
      </div>
      <div className={classes.badges}>
        {choose ? (
          <span className={classes.still}>{customId && <IdWord id={customId} />}</span>
        ) : customId ? (
          <IdBadge id={customId} />
        ) : (
          <span />
        )}
        <SexMark sex={sex} onPhoto />
      </div>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <WaitingSign kind="animals" id={id} />
          {choose ? (
            name
          ) : (
            <a className={classes.link} href={viewPath(id, place)} data-animal={id} data-key-entry>
              {name}
            </a>
          )}
        </h2>
        <p className={classes.species}>{species}</p>
        <p className={classes.morph}>{morph}</p>
        <p className={classes.figures}>
          <span>{figuresOf(animal, today)}</span>
          {isListed(animal) && animal.price && (
            <span className={classes.price}>{formatPrice(animal.price, animal.priceCurrency)}</span>
          )}
        </p>
        {!isPublic(props) && <p className={classes.fed}>{mealText(props.animal.lastFedOn, today)}</p>}
        {!isPublic(props) && props.act && !choose && (
          <CardMenu animal={props.animal} place={props.place} act={props.act} />
        )}
      </div>
      {choose && <ChoiceBox id={id} name={name} isChosen={isChosen} choose={choose} />}
    </article>
  )
})

function figuresOf({ dateOfBirth, weight, weightUnit }: PublicCard, today: CivilDay): string {
  const age = dateOfBirth ? ageText(dateOfBirth, today) : texts.unknownAge
  return weight === null ? age : `${age} · ${formatWeight(weight, weightUnit)}`
}
