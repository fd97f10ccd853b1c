import { isZero, percentText } from '@clutchbook/domain/genetics/fraction'
import { longestMorph, mostEggs } from '@clutchbook/domain/genetics/genetics-limits.rules'
import type { Reading } from '@clutchbook/domain/genetics/morph-reading'
import type { Odds } from '@clutchbook/domain/genetics/odds.rules'
import type { TargetOdds } from '@clutchbook/domain/genetics/target.rules'
import { TextInput } from '@mantine/core'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { Egg } from '../../../shared/ui/egg.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { useSearchTerm } from '../../../shared/ui/use-search-term.ts'
import { type Tray, trayOf, wholeOf } from '../egg-tray.ts'
import { geneticsTexts } from '../genetics.texts.ts'
import { countWords, shortChance } from '../words.ts'
import classes from './goal-card.module.css'
import { ReadingNotes } from './reading-notes.tsx'

const texts = geneticsTexts.goal

type Props = {
  odds: Odds
  asked: string
  reading: Reading
  problem: string | undefined
  eggs: number
  onAsk: (target: string) => void
  onEggs: (eggs: number) => void
}

/** What is hoped for: its eggs in a tray that holds every look, and how likely a clutch has it (GEN-31). */
export function GoalCard({ odds, asked, reading, problem, eggs, onAsk, onEggs }: Props) {
  const { typed, type } = useSearchTerm(asked, onAsk)
  const tray = trayOf(odds)
  const { target } = odds
  return (
    <SectionCard
      title={texts.title}
      aside={tray && <span className={classes.dim}>{texts.ofEggs(tray.eggs)}</span>}
    >
      {tray && <EggTray tray={tray} lit={target ? (wholeOf(target.probability, tray.eggs) ?? 0) : 0} />}
      <TextInput
        label={texts.label}
        placeholder={texts.placeholder}
        value={typed}
        maxLength={longestMorph}
        autoComplete="off"
        spellCheck={false}
        error={problem}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <ReadingNotes reading={reading} onAnswer={onAsk} />
      <Stepper eggs={eggs} onEggs={onEggs} />
      {target ? <GoalOdds target={target} /> : <p className={classes.hint}>{texts.choose}</p>}
    </SectionCard>
  )
}

/** Eggs of the goal are lit, and those that are lost are cold. */
function EggTray({ tray: { eggs, lost }, lit }: { tray: Tray; lit: number }) {
  return (
    <div
      className={classes.tray}
      role="img"
      aria-label={texts.tray(lit, eggs)}
      data-many={eggs > 16 || undefined}
    >
      {Array.from({ length: eggs }, (_none, at) => (
        <Egg
          // biome-ignore lint/suspicious/noArrayIndexKey: one egg is like the other
          key={at}
          state={at >= eggs - lost ? 'failed' : 'incubating'}
          progress={at < lit ? 1 : 0.05}
          size={eggs > 16 ? 34 : 58}
        />
      ))}
    </div>
  )
}

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
