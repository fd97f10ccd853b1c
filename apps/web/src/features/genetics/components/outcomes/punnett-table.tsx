import { isOne } from '@clutchbook/domain/genetics/fraction'
import type { Genome, Locus, Pair } from '@clutchbook/domain/genetics/locus.rules'
import { copiesIn } from '@clutchbook/domain/genetics/locus.rules'
import {
  type Gamete,
  genesOfSquare,
  type PunnettSquare,
  pairName,
} from '@clutchbook/domain/genetics/punnett.rules'
import type { Trait } from '@clutchbook/domain/genetics/trait'
import { VisuallyHidden } from '@mantine/core'
import { geneticsTexts } from '../../genetics.texts.ts'
import { shortChance } from '../../words.ts'
import classes from './outcome-detail.module.css'

const texts = geneticsTexts.detail

type Props = {
  genome: Genome
  square: PunnettSquare
  /** Of the look that is told of; its fields are marked. */
  traits: readonly Trait[]
}

/** What the parents give at one locus, and what comes of it. */
export function PunnettTable({ genome, square, traits }: Props) {
  const { locus, sire, dam } = square
  const caption = genesOfSquare(square)
    .map(({ name }) => name)
    .join(', ')
  return (
    <div className={classes.square}>
      <table className={classes.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{texts.corner}</VisuallyHidden>
            </td>
            {dam.map((gamete) => (
              <th key={keyOf(gamete)} scope="col" data-side="dam">
                <Given gamete={gamete} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sire.map((his) => (
            <tr key={keyOf(his)}>
              <th scope="row" data-side="sire">
                <Given gamete={his} />
              </th>
              {dam.map((hers) => {
                const pair: Pair = [his.allele, hers.allele]
                const isIt = mayCome(locus, pair, traits)
                return (
                  <td key={keyOf(hers)} data-it={isIt || undefined}>
                    {pairName(genome, locus, pair)}
                    {isIt && <VisuallyHidden>{texts.isIt}</VisuallyHidden>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const keyOf = ({ allele, sex }: Gamete): string => `${typeof allele === 'string' ? allele : allele.id} ${sex}`

/** An allele that a parent gives, to whom, and how likely where that is not certain. */
function Given({ gamete: { allele, sex, chance } }: { gamete: Gamete }) {
  return (
    <>
      {typeof allele === 'string' ? texts.allele[allele] : allele.name}
      <span className={classes.share}>
        {[sex && texts.to[sex], !isOne(chance) && shortChance(chance)].filter(Boolean).join(', ')}
      </span>
    </>
  )
}

/** Whether young with these alleles may be those with some traits. */
const mayCome = (locus: Locus, pair: Pair, traits: readonly Trait[]): boolean =>
  locus.genes.every(({ id }) => {
    const trait = traits.find(({ gene }) => gene === id)
    const copies = copiesIn(pair, id)
    if (!trait?.copies) return copies === 0
    return copies === trait.copies || (!isOne(trait.chance) && copies === trait.copies - 1)
  })
