import { fraction, isZero, multiply } from '@clutchbook/domain/genetics/fraction'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { NamedOutcome, Odds, PairTraits } from '@clutchbook/domain/genetics/odds.rules'
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode, useState } from 'react'
import { Chip, ChipRow } from '../../../../shared/ui/chip.tsx'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { barOf, fewEggsOf } from '../../egg-tray.ts'
import { geneticsTexts } from '../../genetics.texts.ts'
import type { Hopes } from '../../hooks/use-hopes.ts'
import { shortChance } from '../../words.ts'
import classes from './outcome-list.module.css'
import { OutcomeRow } from './outcome-row.tsx'
import { TagList } from './tag-list.tsx'

const texts = geneticsTexts.outcomes

const OutcomeDetail = lazyPart(
  async () => (await import('./outcome-detail.tsx')).OutcomeDetail,
  <Skeleton height={140} card />,
)

type Props = {
  genome: Genome
  odds: Odds
  pair: PairTraits
  title?: string
  /** Of how many eggs each look is expected to be some; null where that is not told. */
  eggs?: number | null
  /** Without them nobody is asked what they hope for. */
  hopes?: Hopes | null
  /** What stands before the looks, and after them. */
  note?: ReactNode
  children?: ReactNode
}

/** All that can come of a pair, the likeliest first (GEN-29). Drawn anew only when that changes. */
export const OutcomeList = memo(function OutcomeList({
  genome,
  odds,
  pair,
  title = texts.title,
  eggs: expecting = null,
  hopes = null,
  note,
  children,
}: Props) {
  const [ofHatchlings, setOfHatchlings] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const isLossy = !isZero(odds.lost)
  const isHatched = isLossy && ofHatchlings
  const rows = odds.outcomes
    .filter(({ isLethal }) => !isHatched || !isLethal)
    .map((outcome, place) => ({ place, outcome, chance: chanceOf(outcome, isHatched), key: keyOf(outcome) }))
  const chances = rows.map(({ chance }) => chance)
  const eggs = fewEggsOf(chances, odds.rest.looks)
  return (
    <SectionCard
      title={title}
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
      {note}
      <ul
        className={classes.rows}
        style={{ '--eggs': Math.max(0, ...(eggs ?? [])) } as CSSProperties}
        aria-label={title}
        onKeyDown={walkRows}
      >
        {rows.map(({ place, outcome, chance, key }) => {
          const isOpen = opened === key
          return (
            // By its place: what a pair gives changes in all rows at once, and they stay where they are.
            <li key={place}>
              <OutcomeRow
                outcome={outcome}
                chance={chance}
                eggs={eggs?.[place] ?? null}
                bar={barOf(chance, chances)}
                expected={expecting ? multiply(fraction(expecting), outcome.probability) : null}
                isOpen={isOpen}
                onOpen={() => setOpened(isOpen ? null : key)}
                hopes={hopes}
              />
              {isOpen && <OutcomeDetail key={key} genome={genome} outcome={outcome} pair={pair} />}
            </li>
          )
        })}
      </ul>
      {odds.rest.looks > 0 && (
        <p className={classes.rest}>
          {texts.more(odds.rest.looks.toLocaleString('en'), shortChance(odds.rest.probability))}
        </p>
      )}
      <TagList odds={odds} />
      {children}
    </SectionCard>
  )
})

const keyOf = ({ sex, name, isLethal }: NamedOutcome): string => `${sex} ${name} ${isLethal}`

const chanceOf = ({ probability, ofHatchlings }: NamedOutcome, isHatched: boolean) =>
  isHatched && ofHatchlings ? ofHatchlings : probability

/** How far each key goes among the rows; the ends stop it. */
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -1e4, End: 1e4 }

/** Arrow keys walk the rows (GEN-67). */
function walkRows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = steps[event.key]
  const rows = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-row]')]
  const here = event.target instanceof Element ? event.target.closest('li') : null
  const at = rows.findIndex((row) => here?.contains(row))
  if (step === undefined || at < 0) return
  event.preventDefault()
  rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.focus()
}
