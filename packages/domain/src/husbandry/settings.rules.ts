export const settingsLimits = {
  days: 730,
  restDays: 90,
  times: 100,
  percent: 100,
  leastPart: 0.1,
  shedFactor: 20,
} as const

const off = ', or nothing to turn it off'

export const settingsMessages = {
  days: `Please enter a whole number of days from 1 to ${settingsLimits.days}`,
  restDays: `Please enter a whole number of days from 1 to ${settingsLimits.restDays}`,
  times: `Please enter a whole number from 1 to ${settingsLimits.times}${off}`,
  percent: `Please enter a percentage from ${settingsLimits.leastPart} to ${settingsLimits.percent}${off}`,
  shedFactor: `Please enter a number from 1 to ${settingsLimits.shedFactor}${off}`,
} as const
