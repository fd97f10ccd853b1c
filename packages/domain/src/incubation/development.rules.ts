/** What part of its development an egg does in a day at a temperature. */
export type DailyRate = (celsius: number) => number

/** The same where only the days are known that all eggs of a keeper are said to take. */
export const dailyRateOfDays = (days: number): DailyRate => {
  const rate = 1 / Math.max(1, days)
  return () => rate
}
