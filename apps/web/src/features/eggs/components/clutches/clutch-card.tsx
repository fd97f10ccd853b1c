import { PrintDesk } from '../../../../shared/print/print-desk.tsx'
import type { ClutchCard as Card } from '../../clutch-card.ts'
import { clutchTexts } from '../../clutches.texts.ts'
import classes from './clutch-card.module.css'

const texts = clutchTexts.card

/** From how many eggs on they are drawn smaller, so that all of them fit. */
const many = 32

type Props = { card: Card; onPrint: () => void }

/** The card of a clutch as it is put on its box: a sheet of A6, black on white in every theme (SEA-23). */
export const ClutchCard = ({ card: { code, pair, species, lines, eggs }, onPrint }: Props) => (
  <PrintDesk className={classes.desk} print={texts.print} onPrint={onPrint}>
    <article className={classes.card}>
      <p className={classes.code}>{code}</p>
      <h1 className={classes.pair}>{pair}</h1>
      {species && <p className={classes.species}>{species}</p>}
      <dl className={classes.lines}>
        {lines.map(({ term, text }) => (
          <div key={term} className={classes.line}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {eggs.length > 0 && (
        <ul className={classes.eggs} aria-label={texts.eggs} data-many={eggs.length > many || undefined}>
          {eggs.map(({ id, place, status, word }) => (
            <li key={id} className={classes.egg} data-over={status === 'Incubating' ? undefined : true}>
              <span className={classes.shell}>{place}</span>
              <span className={classes.word}>{word}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  </PrintDesk>
)
