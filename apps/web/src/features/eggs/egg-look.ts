import { type EggStatus, incubationProgress } from '@clutchbook/domain/eggs/eggs.rules'
import type { Egg } from '@clutchbook/domain/eggs/eggs.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { EggState } from '../../shared/ui/egg-look.ts'
import { eggTexts } from './eggs.texts.ts'

/** What each status makes of an egg. */
export const stateOf = {
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
    state: stateOf[egg.status],
    progress,
    label: eggTexts.picture(egg.status, Math.round(progress * 100)),
  }
}
