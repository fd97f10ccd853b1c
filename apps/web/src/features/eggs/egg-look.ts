import { dueIn, type EggStatus, incubationProgress } from '@clutchbook/domain/eggs/eggs.rules'
import type { Egg } from '@clutchbook/domain/eggs/eggs.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { EggState } from '../../shared/ui/egg-look.ts'
import { eggTexts } from './eggs.texts.ts'

const states = {
  Incubating: 'incubating',
  Hatched: 'hatched',
  Failed: 'failed',
  Infertile: 'infertile',
  Slugged: 'slugged',
} as const satisfies Record<EggStatus, EggState>

/** The days of an egg that its look follows from. */
export type LookedAt = Pick<Egg, 'status' | 'layDate' | 'dueDate' | 'incubationDays'>

/** How the picture of an egg is drawn, and what it says. */
export function pictureOf(egg: LookedAt, today: CivilDay) {
  const progress = egg.status === 'Incubating' ? incubationProgress(egg, today) : 0
  return {
    state: states[egg.status],
    progress,
    label: eggTexts.picture(egg.status, Math.round(progress * 100)),
  }
}

/** How far off the hatch is, beside the day it is due: 'due tomorrow', '17 days left', '3 days overdue'. */
export function dueText(egg: LookedAt, today: CivilDay): string {
  const { days } = dueIn(egg, today)
  if (days < 0) return eggTexts.due.over(-days)
  if (days === 0) return eggTexts.due.today
  return days === 1 ? eggTexts.due.tomorrow : eggTexts.due.left(days)
}

/** When an egg is to hatch, within a sentence: 'tomorrow', 'in 17 days'. */
export function hatchText(egg: LookedAt, today: CivilDay): string {
  const { days } = dueIn(egg, today)
  if (days < 0) return eggTexts.when.over(-days)
  if (days === 0) return eggTexts.when.today
  return days === 1 ? eggTexts.when.tomorrow : eggTexts.when.inDays(days)
}
