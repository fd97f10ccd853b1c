import type { SharedGenotype } from '@clutchbook/domain/genetics/shared-genotype.schema'
import { shownDay } from '../../../shared/day-format.ts'
import { publicTexts } from '../public-pages.texts.ts'
import classes from './shown-genes.module.css'

const texts = publicTexts.genes

/** What an animal carries, as far as its keeper wrote it down, with how each gene is known and what is known against it. */
export function ShownGenes({ genotype }: { genotype: SharedGenotype }) {
  const { name, tradeName, traits, warnings, version } = genotype
  return (
    <section className={classes.genes}>
      <h2 className={classes.title}>{texts.title}</h2>
      <p className={classes.name}>{tradeName ?? name}</p>
      {tradeName && <p className={classes.also}>{name}</p>}
      {traits.length > 0 && (
        <ul className={classes.traits}>
          {traits.map((trait) => (
            <li key={trait.text} className={classes.trait}>
              <span className={classes.gene}>{trait.text}</span>
              <span className={classes.evidence}>{evidenceOf(trait)}</span>
            </li>
          ))}
        </ul>
      )}
      {warnings.map(({ level, genes, code, note }) => (
        <p key={`${code} ${genes.join()}`} className={classes.warning} data-level={level}>
          <strong>{texts.level[level]}.</strong> {note}
        </p>
      ))}
      <p className={classes.version}>{texts.version(version)}</p>
    </section>
  )
}

function evidenceOf({ evidence, laboratory, testedOn }: SharedGenotype['traits'][number]): string {
  const words = texts.evidence[evidence]
  return evidence === 'lab' && laboratory ? `${words}: ${laboratory}, ${shownDay(testedOn)}` : words
}
