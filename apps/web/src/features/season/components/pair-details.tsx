import { harmNote } from '@clutchbook/domain/genetics/harms'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { fractionOf, percentOf, RiskWord, shortChance } from '../../genetics/public/pair-words.ts'
import { kinPercent, type PlannedPair } from '../planned-pairs.ts'
import type { MatrixAnimal } from '../planner.queries.ts'
import { plannerTexts as texts } from '../planner.texts.ts'
import { BandSign } from './band-sign.tsx'
import classes from './pair-details.module.css'

function Partner({ animal }: { animal: MatrixAnimal }) {
  const { id, name, morph, known, inbreeding, meanKinship, reasons } = animal
  const facts = [
    texts.meanKinship(meanKinship),
    inbreeding === null ? texts.ownUnknown : texts.ownInbreeding(kinPercent(inbreeding)),
    texts.known(percentOf(known)),
  ]
  return (
    <div>
      <p className={classes.name}>
        <Link className={classes.way} to="/animals/$id" params={{ id: String(id) }}>
          {name}
        </Link>
        {morph && <span className={classes.morph}> {morph}</span>}
      </p>
      <p className={classes.fact}>{facts.join(' · ')}</p>
      <p className={classes.fact}>
        {reasons.length === 0 ? texts.ready : reasons.map((reason) => texts.reasons[reason]).join(', ')}
      </p>
    </div>
  )
}

type Props = { pair: PlannedPair; species: string; isPicked: boolean; onPick: () => void }

/** All that is known of the pair that the keyboard or a finger stands on. */
export function PairDetails({ pair, species, isPicked, onPick }: Props) {
  const { male, female, inbreeding, band, odds, breedingProjectId } = pair
  const whose = { young: texts.young, sire: male.name, dam: female.name }
  return (
    <section className={classes.card} aria-label={texts.pair(male.name, female.name)}>
      <div className={classes.partners}>
        <Partner animal={male} />
        <Partner animal={female} />
      </div>
      <p className={classes.kin}>
        <BandSign band={band} />
        {texts.inbreeding(kinPercent(inbreeding))} · {texts.bands[band]}
        {odds && ` · ${texts.odds(shortChance(fractionOf(odds.probability)))}`}
      </p>
      {odds?.warnings.map(({ level, code, about, genes }) => (
        <p key={`${about} ${genes.join()} ${code}`} className={classes.fact}>
          <RiskWord level={level} />
          {` (${whose[about]}): ${harmNote(code)}`}
        </p>
      ))}
      <div className={classes.acts}>
        <Button variant="default" onClick={onPick}>
          {isPicked ? texts.unpick : texts.pick}
        </Button>
        <Link className={classes.way} to="/genetics" search={{ species, sireId: male.id, damId: female.id }}>
          {texts.calculate}
        </Link>
        {breedingProjectId !== null && (
          <Link
            className={classes.way}
            to="/breeding/projects/$id"
            params={{ id: String(breedingProjectId) }}
          >
            {texts.openProject}
          </Link>
        )}
      </div>
    </section>
  )
}
