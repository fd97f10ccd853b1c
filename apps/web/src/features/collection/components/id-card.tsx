import { Scales } from '../../../shared/ui/scales.tsx'
import { collectionTexts } from '../collection.texts.ts'
import type { IdCard as Card } from '../id-card.ts'
import classes from './id-card.module.css'

type Props = { card: Card; seed: number; onPrint: () => void }

/** The ID card of an animal as it is cut out and put on its enclosure; black on white in every theme (COL-102). */
export const IdCard = ({ card, seed, onPrint }: Props) => (
  <div className={classes.desk}>
    <article className={classes.card}>
      <div className={classes.face}>
        <div className={classes.photo}>
          {card.photo ? <img src={card.photo} alt="" /> : <Scales seed={seed} label="" />}
        </div>
        <div className={classes.foot}>
          <div>
            {card.customId && <p className={classes.id}>{card.customId}</p>}
            <p className={classes.maker}>{collectionTexts.idCard.maker}</p>
          </div>
          {card.sale && <p className={classes.sale}>{card.sale}</p>}
        </div>
      </div>
      <div className={classes.words}>
        <h1 className={classes.name}>{card.name}</h1>
        <p className={classes.species}>{card.species}</p>
        <dl className={classes.lines}>
          {card.lines.map(({ term, text }) => (
            <div key={term} className={classes.line}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
    <button type="button" className={classes.print} onClick={onPrint}>
      {collectionTexts.idCard.print}
    </button>
  </div>
)
