import { statisticsTexts } from './statistics.texts.ts'

/** A bar: what it stands for, how many, and its length from 0 to 100. */
export type Bar = { label: string; count: number; length: number }

const lengthOf = (count: number, most: number): number => (most > 0 ? (count / most) * 100 : 0)

/** Counts as bars, the longest of them full. */
export function barsOf(counts: readonly { label: string; count: number }[]): Bar[] {
  const most = Math.max(0, ...counts.map(({ count }) => count))
  return counts.map(({ label, count }) => ({ label, count, length: lengthOf(count, most) }))
}

/** The first few counts, and how many others there are. */
export const shortened = <T>(counts: readonly T[], shown: number): { first: T[]; others: number } =>
  counts.length > shown + 1
    ? { first: counts.slice(0, shown), others: counts.length - shown }
    : { first: [...counts], others: 0 }

/** Ages from this many years on stand in one column. */
const oldest = 12

/**
 * Ages as columns, one for each whole year from under one to the oldest animal, so that a year without animals shows
 * as a gap; very old ones stand together, and those of unknown age at the end.
 */
export function ageColumns(byAge: readonly { years: number | null; count: number }[]): Bar[] {
  const known = byAge.flatMap(({ years, count }) => (years === null ? [] : [{ years, count }]))
  const last = Math.min(oldest, Math.max(-1, ...known.map(({ years }) => years)))
  const columns = Array.from({ length: last + 1 }, (_, years) => ({
    label: ageLabel(years),
    count: sum(known.filter((age) => (years === oldest ? age.years >= oldest : age.years === years))),
  }))
  const unknown = sum(byAge.filter(({ years }) => years === null))
  return barsOf(unknown > 0 ? [...columns, { label: statisticsTexts.unknownAge, count: unknown }] : columns)
}

function ageLabel(years: number): string {
  if (years === 0) return '<1'
  return years === oldest ? `${oldest}+` : String(years)
}

const sum = (counts: readonly { count: number }[]): number =>
  counts.reduce((all, { count }) => all + count, 0)

/** A rate as it is read: '83%', or that it is not known yet. */
export const rateText = (rate: number | null): string =>
  rate === null ? statisticsTexts.rateUnknown : `${Math.round(rate * 100)}%`
