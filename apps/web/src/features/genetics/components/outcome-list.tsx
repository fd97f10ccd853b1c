import { isZero } from '@clutchbook/domain/genetics/fraction'
import { mayBeGoal, shownTraits } from '@clutchbook/domain/genetics/goal.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { writeMorph } from '@clutchbook/domain/genetics/morph-writer.rules'
import type { NamedOutcome, Odds } from '@clutchbook/domain/genetics/odds.rules'
import type { Target } from '@clutchbook/domain/genetics/target.rules'
import { VisuallyHidden } from '@mantine/core'
import Star from 'lucide-react/icons/star'
import { useState } from 'react'
import { Chip, ChipRow } from '../../../shared/ui/chip.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { barOf } from '../egg-tray.ts'
import { geneticsTexts } from '../genetics.texts.ts'
import { shortChance } from '../words.ts'
import classes from './outcome-list.module.css'

const texts = geneticsTexts.outcomes

type Props = {
  genome: Genome
  odds: Odds
  goal: Target | null
  onHope: (target: string) => void
}

/** All that can come of a pair, the likeliest first (GEN-29). */
export function OutcomeList({ genome, odds, goal, onHope }: Props) {
  const [ofHatchlings, setOfHatchlings] = useState(false)
  const isLossy = !isZero(odds.lost)
  const isHatched = isLossy && ofHatchlings
  const shown = odds.outcomes.filter(({ isLethal }) => !isHatched || !isLethal)
  const chances = shown.map((outcome) => chanceOf(outcome, isHatched))
  return (
    <SectionCard
      title={texts.title}
      aside={
        isLossy && (
          <ChipRow label={texts.of}>
            <Chip on={!ofHatchlings} onPress={() => setOfHatchlings(false)}>
              {texts.eggs}
            </Chip>
            <Chip on={ofHatchlings} onPress={() => setOfHatchlings(true)}>
              {texts.hatchlings}
            </Chip>
          </ChipRow>
        )
      }
    >
      <ul className={classes.rows}>
        {shown.map((outcome) => (
          <Row
            key={`${outcome.sex} ${outcome.name} ${outcome.isLethal}`}
            outcome={outcome}
            chance={chanceOf(outcome, isHatched)}
            bar={barOf(chanceOf(outcome, isHatched), chances)}
            isGoal={goal !== null && mayBeGoal(genome, outcome, goal)}
            hope={hopeOf(genome, outcome)}
            onHope={onHope}
          />
        ))}
      </ul>
      {odds.rest.looks > 0 && (
        <p className={classes.rest}>
          {texts.more(odds.rest.looks.toLocaleString('en'), shortChance(odds.rest.probability))}
        </p>
      )}
      <Tags odds={odds} />
    </SectionCard>
  )
}

const chanceOf = ({ probability, ofHatchlings }: NamedOutcome, isHatched: boolean) =>
  isHatched && ofHatchlings ? ofHatchlings : probability

/** What is hoped for with a look: what all of it show. Nobody hopes for what dies, or for the wild type. */
function hopeOf(genome: Genome, { traits, isLethal, sex }: NamedOutcome): string | null {
  const shown = shownTraits(genome, traits)
  if (isLethal || shown.length === 0) return null
  return sex ? `${writeMorph(genome, shown)} ${sex}` : writeMorph(genome, shown)
}

type RowProps = {
  outcome: NamedOutcome
  chance: NamedOutcome['probability']
  bar: number
  isGoal: boolean
  hope: string | null
  onHope: (target: string) => void
}

function Row({ outcome, chance, bar, isGoal, hope, onHope }: RowProps) {
  const { name, tradeName, sex, isLethal } = outcome
  const sexWord = sex && (sex === 'male' ? texts.sons : texts.daughters)
  const content = (
    <>
      <span className={classes.names}>
        <span className={classes.name}>{tradeName ?? name}</span>
        {tradeName && <span className={classes.full}>{name}</span>}
        {(sexWord || isLethal) && (
          <span className={classes.full} data-lethal={isLethal || undefined}>
            {[sexWord, isLethal && texts.lethal].filter(Boolean).join(', ')}
          </span>
        )}
      </span>
      {isGoal && <Star size={16} className={classes.star} aria-hidden />}
      <VisuallyHidden>, </VisuallyHidden>
      <span className={classes.chance}>{shortChance(chance)}</span>
      <span className={classes.bar} style={{ inlineSize: `${bar}%` }} />
    </>
  )
  return (
    <li>
      {hope === null ? (
        <div className={classes.row} data-lethal={isLethal || undefined}>
          {content}
        </div>
      ) : (
        <button
          type="button"
          className={classes.row}
          aria-pressed={isGoal}
          onClick={() => onHope(isGoal ? '' : hope)}
        >
          {content}
        </button>
      )}
    </li>
  )
}

/** Traits without odds, by parent (GEN-33). */
function Tags({ odds: { tags } }: { odds: Odds }) {
  if (tags.length === 0) return null
  return (
    <div className={classes.tags}>
      <h3 className={classes.heading}>{texts.tags}</h3>
      <ul className={classes.list}>
        {tags.map(({ gene, name, sire, dam, percent }) => (
          <li key={gene}>
            {texts.tag(
              name,
              sire && dam ? texts.both : sire ? texts.sire : texts.dam,
              percent ? `${Number(percent.n) / Number(percent.d)}%` : '',
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
