import { longestMorph } from '@clutchbook/domain/genetics/genetics-limits.rules'
import type { Reading } from '@clutchbook/domain/genetics/morph-reading'
import type { Odds } from '@clutchbook/domain/genetics/odds.rules'
import { TextInput } from '@mantine/core'
import { memo } from 'react'
import { Egg } from '../../../../shared/ui/egg.tsx'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import { type Tray, trayOf, wholeOf } from '../../egg-tray.ts'
import { geneticsTexts } from '../../genetics.texts.ts'
import type { Calculator } from '../../hooks/use-calculator.ts'
import { LateReadingNotes } from '../parents/late-reading-notes.tsx'
import { Clutch } from './clutch.tsx'
import classes from './goal-card.module.css'

const texts = geneticsTexts.goal

type FieldProps = {
  asked: string
  reading: Reading
  problem: string | undefined
  change: Calculator['change']
}

type Props = FieldProps & {
  odds: Odds
  /** Of how many eggs a clutch is that stands here; null where it stands elsewhere. */
  eggs: number | null
}

/** What is hoped for: its eggs in a tray that holds every look, and how likely a clutch has it (GEN-31). */
export const GoalCard = memo(function GoalCard({ odds, eggs, ...field }: Props) {
  const tray = trayOf(odds)
  const { target } = odds
  return (
    <SectionCard
      title={texts.title}
      aside={tray && <span className={classes.dim}>{texts.ofEggs(tray.eggs)}</span>}
    >
      {tray && <EggTray tray={tray} lit={target ? (wholeOf(target.probability, tray.eggs) ?? 0) : 0} />}
      <GoalField {...field} />
      {eggs !== null && <Clutch target={target} eggs={eggs} change={field.change} />}
    </SectionCard>
  )
})

/** The look that is hoped for; what a pair gives changes nothing of it. */
const GoalField = memo(function GoalField({ asked, reading, problem, change }: FieldProps) {
  const ask = (look: string): void => change({ target: look })
  return (
    <>
      <TextInput
        label={texts.label}
        placeholder={texts.placeholder}
        value={asked}
        maxLength={longestMorph}
        autoComplete="off"
        spellCheck={false}
        error={problem}
        onChange={(event) => ask(event.currentTarget.value)}
      />
      <LateReadingNotes reading={reading} onAnswer={ask} />
    </>
  )
})

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
