import { PrintDesk } from '../../../shared/print/print-desk.tsx'
import { QrCode } from '../../../shared/print/qr-code.tsx'
import { Scales } from '../../../shared/ui/scales.tsx'
import { collectionTexts } from '../collection.texts.ts'
import type { IdCard as Card } from '../id-card.ts'
import classes from './id-card.module.css'

const texts = collectionTexts.idCard

/** From how many letters on a line is written smaller. */
const longLine = 90

type Props = { card: Card; seed: number; onPrint: () => void }

/** The ID card of an animal as it is cut out and put on its enclosure; black on white in every theme (COL-102). */
export const IdCard = ({ card, seed, onPrint }: Props) => (
  <PrintDesk className={classes.desk} print={texts.print} onPrint={onPrint}>
    <article className={classes.card}>
      <div className={classes.face}>
        <div className={classes.photo}>
          {card.photo ? <img src={card.photo} alt="" /> : <Scales seed={seed} label="" />}
        </div>
        <Foot card={card} />
      </div>
      <div className={classes.words}>
        <h1 className={classes.name}>{card.name}</h1>
        <p className={classes.species}>{card.species}</p>
        <dl className={classes.lines}>
          {card.lines.map(({ term, text }) => (
            <div key={term} className={classes.line} data-long={text.length > longLine || undefined}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  </PrintDesk>
)

/** Below the photo: the code of an animal that others may see, its ID, and what it costs. */
const Foot = ({ card: { name, customId, sale, link } }: { card: Card }) => (
  <div className={classes.foot} data-coded={link !== null || undefined}>
    {link && (
      <div className={classes.code}>
        <QrCode address={link} label={texts.code(name)} />
      </div>
    )}
    <div>
      {customId && <p className={classes.id}>{customId}</p>}
      {link && <p className={classes.scan}>{texts.scan}</p>}
      <p className={classes.maker}>{texts.maker}</p>
    </div>
    {sale && <p className={classes.sale}>{sale}</p>}
  </div>
)
