import { clockTexts as texts } from './clock.texts.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000] as const

/** By how much the clock of this device is off, in the largest unit that fits: '3 hours behind'. The server's is ahead of it by `offset`. */
export function offWords(offset: number): string {
  const by = Math.abs(offset)
  const [unit, name] = by >= 2 * day ? [day, 'days'] : by >= 2 * hour ? [hour, 'hours'] : [minute, 'minutes']
  return texts[offset > 0 ? 'behind' : 'ahead'](`${Math.round(by / unit)} ${name}`)
}
