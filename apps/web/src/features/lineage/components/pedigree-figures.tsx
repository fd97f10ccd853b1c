import { isShallow, percentText } from '@clutchbook/domain/lineage/pedigree.rules'
import type { Pedigree } from '../lineage.queries.ts'
import { lineageTexts } from '../lineage.texts.ts'
import classes from './pedigree-figures.module.css'

const texts = lineageTexts.figures

/**
 * What a coefficient says: itself, at least so much where an ancestor who might add to it is unknown, or that nobody knows
 * it, as of young without a father.
 */
export function inbreedingText({
  inbreeding,
  knownShare,
}: Pick<Pedigree, 'inbreeding' | 'knownShare'>): string {
  if (inbreeding === null) return texts.unknown
  const percent = percentText(inbreeding)
  return isShallow(knownShare) ? texts.atLeast(percent) : percent
}

export const knownText = ({ known, places }: Pedigree['knownShare']): string =>
  texts.knownOf(known, places, percentText(Math.round((known / places) * 100) / 100))

/** The figures of a pedigree, beside its tree. */
export const PedigreeFigures = ({ pedigree }: { pedigree: Pedigree }) => (
  <div className={classes.figures}>
    <dl className={classes.list}>
      <div className={classes.figure}>
        <dt>{texts.inbreeding}</dt>
        <dd>{inbreedingText(pedigree)}</dd>
      </div>
      <div className={classes.figure}>
        <dt>{texts.known}</dt>
        <dd>
          {knownText(pedigree.knownShare)}{' '}
          <span className={classes.hint}>{texts.knownHint(pedigree.knownShare.generations)}</span>
        </dd>
      </div>
    </dl>
    <p className={classes.note}>{texts.inbreedingHint}</p>
  </div>
)
