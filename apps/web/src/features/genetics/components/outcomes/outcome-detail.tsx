import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { NamedOutcome, PairTraits } from '@clutchbook/domain/genetics/odds.rules'
import { punnettSquares } from '@clutchbook/domain/genetics/punnett.rules'
import { traitText } from '@clutchbook/domain/genetics/trait-text.rules'
import { geneticsTexts } from '../../genetics.texts.ts'
import { SourceWords } from '../source-words.tsx'
import classes from './outcome-detail.module.css'
import { PunnettTable } from './punnett-table.tsx'

const texts = geneticsTexts.detail

type Props = { genome: Genome; outcome: NamedOutcome; pair: PairTraits }

/** What is told of a look: what its young carry, how that comes about, and from where it is known. */
export function OutcomeDetail({ genome, outcome: { traits }, pair }: Props) {
  const keys = new Set(traits.flatMap(({ gene }) => genome.genesById.get(gene)?.sources ?? []))
  return (
    <div className={classes.detail}>
      <h3 className={classes.heading}>{texts.traits}</h3>
      {traits.length === 0 ? (
        <p className={classes.text}>{texts.noTraits}</p>
      ) : (
        <ul className={classes.traits}>
          {traits.map((trait) => (
            <li key={trait.gene}>{traitText(genome, trait)}</li>
          ))}
        </ul>
      )}
      <h3 className={classes.heading}>{texts.squares}</h3>
      <div className={classes.squares}>
        {punnettSquares(genome, pair).map((square) => (
          <PunnettTable key={square.locus.id} genome={genome} square={square} traits={traits} />
        ))}
      </div>
      {keys.size > 0 && (
        <>
          <h3 className={classes.heading}>{texts.sources}</h3>
          <p className={classes.text}>
            <SourceWords keys={[...keys]} />
          </p>
        </>
      )}
    </div>
  )
}
