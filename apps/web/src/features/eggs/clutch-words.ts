import { type Finding, findings } from '@clutchbook/domain/clutches/clutch-log.rules'
import type { EggStatus } from '@clutchbook/domain/eggs/eggs.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { shownDayOfYear } from '../../shared/day-format.ts'
import type { Clutch, ClutchEntry } from './clutches.queries.ts'
import { candleTexts, clutchTexts as texts } from './clutches.texts.ts'

type Counted = Pick<
  Clutch,
  'incubatingCount' | 'hatchedCount' | 'failedCount' | 'infertileCount' | 'sluggedCount'
>

type HatchDays = Pick<NonNullable<Clutch['forecast']>, 'from' | 'to' | 'likely'>

/** When its eggs likely hatch, and from when to when; once that is over, until when they were to. */
export function hatchWords({ from, to, likely }: HatchDays, today: CivilDay): string {
  const [first, last] = [shownDayOfYear(from), shownDayOfYear(to)]
  if (to < today) return texts.hatchOverdue(last)
  return from === to ? texts.hatchDay(last) : texts.hatchWindow(first, last, shownDayOfYear(likely))
}

/** How its eggs stand, one status for each, in the order of a row of dots. */
export function dotsOf(clutch: Counted): EggStatus[] {
  const of = (status: EggStatus, count: number) => Array<EggStatus>(count).fill(status)
  return [
    ...of('Incubating', clutch.incubatingCount),
    ...of('Hatched', clutch.hatchedCount),
    ...of('Failed', clutch.failedCount),
    ...of('Infertile', clutch.infertileCount),
    ...of('Slugged', clutch.sluggedCount),
  ]
}

/** What was found in the eggs of an entry: '4 good, 2 infertile'; empty where nothing was said of any. */
export function findingWords(eggs: ClutchEntry['eggs']): string {
  const told = findings.flatMap((finding) => {
    const count = eggs.filter((egg) => egg.finding === finding).length
    return count > 0 ? [`${count} ${candleTexts.findings[finding]}`] : []
  })
  return told.join(', ')
}

/** What one more tap makes of what was found in an egg; good comes first, and again after the last. */
const tapped = { good: 'infertile', infertile: 'dead', dead: 'unclear', unclear: 'good' } as const

export const findingAfter = (finding: Finding): Finding => tapped[finding]
