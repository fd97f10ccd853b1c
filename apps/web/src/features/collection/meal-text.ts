import { type CivilDay, daysBetween } from '@clutchbook/domain/kernel/civil-day'
import { shownDay } from '../../shared/day-format.ts'
import { collectionTexts } from './collection.texts.ts'
import { dailyTexts } from './daily.texts.ts'

const texts = collectionTexts.card

/** When an animal last ate (COL-148). A day to come can only be told by its date. */
export function mealText(lastFedOn: CivilDay | null, today: CivilDay): string {
  if (lastFedOn === null) return texts.unfed
  const days = daysBetween(lastFedOn, today)
  return days < 0 ? texts.fedOn(shownDay(lastFedOn)) : texts.fed(days)
}

/** The same below a head that says what it is: how many days, or the date of one to come. */
export function unfedFor(lastFedOn: CivilDay | null, today: CivilDay): string {
  if (lastFedOn === null) return dailyTexts.none
  const days = daysBetween(lastFedOn, today)
  if (days < 0) return shownDay(lastFedOn)
  return days < 2 ? dailyTexts.ago(days) : dailyTexts.days(days)
}

/** From so many days without a meal on an animal stands out in a list, and from so many on it is looked at first. */
const [longFrom, longestFrom] = [10, 30]

/** How much the days since a meal stand out; what suits one animal is long for another, so they only lead the eye. */
export function unfedTone(lastFedOn: CivilDay | null, today: CivilDay): 'long' | 'longest' | undefined {
  const days = lastFedOn === null ? 0 : daysBetween(lastFedOn, today)
  if (days >= longestFrom) return 'longest'
  return days >= longFrom ? 'long' : undefined
}
