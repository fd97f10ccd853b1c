import { type CivilDay, daysBetween } from '@clutchbook/domain/kernel/civil-day'
import { shownDay } from '../../shared/day-format.ts'
import { collectionTexts } from './collection.texts.ts'

const texts = collectionTexts.card

/** When an animal last ate (COL-148). A day to come can only be told by its date. */
export function mealText(lastFedOn: CivilDay | null, today: CivilDay): string {
  if (lastFedOn === null) return texts.unfed
  const days = daysBetween(lastFedOn, today)
  return days < 0 ? texts.fedOn(shownDay(lastFedOn)) : texts.fed(days)
}
