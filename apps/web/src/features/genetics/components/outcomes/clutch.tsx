import { isZero, percentText } from '@clutchbook/domain/genetics/fraction'
import { mostEggs } from '@clutchbook/domain/genetics/genetics-limits.rules'
import type { TargetOdds } from '@clutchbook/domain/genetics/target.rules'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { memo } from 'react'
import { geneticsTexts } from '../../genetics.texts.ts'
import type { Calculator } from '../../hooks/use-calculator.ts'
import { countWords, shortChance } from '../../words.ts'
import classes from './clutch.module.css'

const texts = geneticsTexts.goal

type Props = { target: TargetOdds | null; eggs: number; change: Calculator['change'] }

/** A clutch of so many eggs, and how likely the goal is among them (GEN-31); on a phone it stays at the lower edge. */
export const Clutch = memo(function Clutch({ target, eggs, change }: Props) {
  return (
    <div className={classes.bar}>
      <Stepper eggs={eggs} onEggs={(chosen) => change({ eggs: chosen })} />
      {target ? <GoalOdds target={target} /> : <p className={classes.hint}>{texts.choose}</p>}
    </div>
  )
})

function Stepper({ eggs, onEggs }: { eggs: number; onEggs: (eggs: number) => void }) {
  return (
    <div className={classes.clutch}>
      <span className={classes.dim}>{texts.clutch}</span>
      <div className={classes.stepper}>
        <button type="button" aria-label={texts.fewer} disabled={eggs <= 1} onClick={() => onEggs(eggs - 1)}>
          <Minus size={16} aria-hidden />
        </button>
        <output className={classes.count}>{eggs}</output>
        <button
          type="button"
          aria-label={texts.more}
          disabled={eggs >= mostEggs}
          onClick={() => onEggs(eggs + 1)}
        >
          <Plus size={16} aria-hidden />
        </button>
      </div>
    </div>
  )
}

function GoalOdds({ target }: { target: TargetOdds }) {
  const { probability, expected, atLeastOne, eggsFor90 } = target
  if (isZero(probability) || !atLeastOne || !expected) return <p className={classes.hint}>{texts.never}</p>
  return (
    <>
      <p className={classes.odds}>
        <strong className={classes.percent}>{percentText(atLeastOne)}</strong>
        <span className={classes.dim}>{texts.atLeastOne}</span>
      </p>
      <p className={classes.hint}>
        {shortChance(probability)} · {texts.expected(countWords(expected))}
        {eggsFor90 !== null && ` · ${texts.for90(eggsFor90)}`}
      </p>
    </>
  )
}
