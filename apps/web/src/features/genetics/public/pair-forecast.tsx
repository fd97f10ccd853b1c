import { isSameSpecies } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { RiskWord } from '../components/risk-word.tsx'
import { type AnsweredOdds, ownAnimalQuery, pairingQuery } from '../genetics.queries.ts'
import { useHasGenes } from '../hooks/use-has-genes.ts'
import { lookTexts as texts } from '../looks.texts.ts'
import { planTexts } from '../plan.texts.ts'
import { percentOf, shortChance } from '../words.ts'
import { fractionOf } from '../written-fraction.ts'
import classes from './pair-forecast.module.css'

/** More than one, as the likeliest look may be one that does not live. */
const fewLooks = 4

type Props = { sireId: number; damId: number }

/**
 * What a pair may give, in one line, with the way to all of it (GEN-64). Nothing where nothing is known; a count that
 * fails is no matter of the form in which it stands.
 */
export function PairForecast({ sireId, damId }: Props) {
  const sire = useQuery(ownAnimalQuery(sireId)).data
  const dam = useQuery(ownAnimalQuery(damId)).data
  const [species = '', other = ''] = [sire?.species, dam?.species]
  const hasGenes = useHasGenes(species)
  const isCounted = hasGenes && isSameSpecies(species, other)
  const { data } = useQuery({
    ...pairingQuery({ sireId, damId, limit: fewLooks }),
    enabled: isCounted,
  })
  const parts = data && isCounted ? partsOf(data) : []
  if (parts.length === 0) return null
  return (
    <p className={classes.line}>
      {parts.map(({ key, part }, place) => (
        <Fragment key={key}>
          {place > 0 && ' · '}
          {part}
        </Fragment>
      ))}{' '}
      <Link to="/genetics" search={{ sireId, damId }} target="_blank" title={texts.allHint}>
        {texts.all}
      </Link>
    </p>
  )
}

type Part = { readonly key: string; readonly part: ReactNode }

/** The likeliest look, what is lost, the worst that is known against it, and how inbred the young are. */
function partsOf({ outcomes, sire, dam, lost, warnings, inbreeding }: AnsweredOdds): Part[] {
  const isKnown = sire.traits.length > 0 || dam.traits.length > 0
  const likeliest = isKnown ? outcomes.find(({ lethal }) => !lethal) : undefined
  const [loss, worst] = [fractionOf(lost), warnings[0]]
  return [
    ...(likeliest ? [{ key: 'look', part: lookOf(likeliest) }] : []),
    ...(loss.n > 0n ? [{ key: 'lost', part: planTexts.lost(shortChance(loss)) }] : []),
    ...(worst ? [{ key: 'risk', part: <Risk {...worst} /> }] : []),
    ...(inbreeding ? [{ key: 'inbreeding', part: planTexts.inbreeding(percentOf(inbreeding)) }] : []),
  ]
}

function lookOf({ name, tradeName, sex, probability }: AnsweredOdds['outcomes'][number]): string {
  const look = tradeName ?? name
  const chance = fractionOf(probability)
  return chance.d === 1n
    ? texts.allAre(look)
    : texts.likeliest(sex ? `${look}, ${texts.sex[sex]}` : look, shortChance(chance))
}

const Risk = ({ level, note }: Pick<AnsweredOdds['warnings'][number], 'level' | 'note'>) => (
  <>
    <RiskWord level={level} />
    {`: ${note}`}
  </>
)
