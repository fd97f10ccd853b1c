import { dueIn } from '@clutchbook/domain/eggs/eggs.rules'
import type { Egg } from '@clutchbook/domain/eggs/eggs.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { dueTexts } from './due.texts.ts'

/** The days of an egg that its hatch is told from. */
export type Expected = Pick<Egg, 'layDate' | 'dueDate' | 'incubationDays'>

/** How far off the hatch is, beside the day it is due: 'due tomorrow', '17 days left', '3 days overdue'. */
export function dueText(egg: Expected, today: CivilDay): string {
  const { days } = dueIn(egg, today)
  if (days < 0) return dueTexts.due.over(-days)
  if (days === 0) return dueTexts.due.today
  return days === 1 ? dueTexts.due.tomorrow : dueTexts.due.left(days)
}

/** When an egg is to hatch, within a sentence: 'tomorrow', 'in 17 days'. */
export function hatchText(egg: Expected, today: CivilDay): string {
  const { days } = dueIn(egg, today)
  if (days < 0) return dueTexts.when.over(-days)
  if (days === 0) return dueTexts.when.today
  return days === 1 ? dueTexts.when.tomorrow : dueTexts.when.inDays(days)
}
