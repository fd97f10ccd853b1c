import { longestMorph } from '@clutchbook/domain/genetics/genetics-limits.rules'
import type { Reading } from '@clutchbook/domain/genetics/morph-reading'
import type { Odds } from '@clutchbook/domain/genetics/odds.rules'
import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Egg } from '../../../../shared/ui/egg.tsx'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import { type Tray, trayOf, wholeOf } from '../../egg-tray.ts'
import { geneticsTexts } from '../../genetics.texts.ts'
import { ReadingNotes } from '../parents/reading-notes.tsx'
import classes from './goal-card.module.css'

const texts = geneticsTexts.goal

type Props = {
  odds: Odds
  asked: string
  reading: Reading
  problem: string | undefined
  /** The clutch and how likely it has the goal. */
  clutch: ReactNode
  onAsk: (target: string) => void
}

/** What is hoped for: its eggs in a tray that holds every look, and how likely a clutch has it (GEN-31). */
export function GoalCard({ odds, asked, reading, problem, clutch, onAsk }: Props) {
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
        value={asked}
        maxLength={longestMorph}
        autoComplete="off"
        spellCheck={false}
        error={problem}
        onChange={(event) => onAsk(event.currentTarget.value)}
      />
      <ReadingNotes reading={reading} onAnswer={onAsk} />
      {clutch}
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
