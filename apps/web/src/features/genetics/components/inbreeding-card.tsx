import { geneticsTexts } from '../genetics.texts.ts'
import classes from './pair-warnings.module.css'

const texts = geneticsTexts.inbreeding

/** How inbred the young of two own animals are. */
export const InbreedingCard = ({ inbreeding }: { inbreeding: number }) => (
  <section className={classes.card}>
    <h2 className={classes.title}>
      {inbreeding === 0 ? texts.none : texts.atLeast(`${Number((inbreeding * 100).toFixed(2))}%`)}
    </h2>
    <p className={classes.text}>{texts.strangers}</p>
  </section>
)
