import {
  type Bucket,
  type Cut,
  cutOf,
  grainSeconds,
  type Part,
  partsOf,
  type Range,
  toBucket,
} from '@clutchbook/domain/incubation/reading-chart.rules'
import {
  addSums,
  hourOf,
  hourSeconds,
  type ReadingSums,
  sumsOf,
} from '@clutchbook/domain/incubation/reading-hours.rules'
import type { MeasuredPlace } from '@clutchbook/domain/incubation/readings.rules'
import type { Db } from '../../platform/database/database.ts'
import { countReadings, listHoursWithin, sumBuckets } from './readings.repository.ts'

/** How many readings are looked at one by one; where there are more, sums of hours are enough. */
const readOneByOne = 60_000

type Asked = { readonly range: Range; readonly points: number }

/** The chart of a place (CLU-25): at most so many buckets, each with its extremes, and none where nothing was measured. */
export async function readChart(
  db: Db,
  keeperId: number,
  place: MeasuredPlace,
  { range, points }: Asked,
): Promise<Bucket[]> {
  const cut = await cutFor(db, keeperId, place, { range, points })
  const buckets = new Map<number, ReadingSums>()
  for (const part of partsOf(range, cut.grain))
    for (const { bucket, sums } of await readPart(db, keeperId, place, part, cut)) {
      const there = buckets.get(bucket)
      buckets.set(bucket, there ? addSums(there, sums) : sums)
    }
  return [...buckets.values()].map(toBucket)
}

const hoursOf = ({ from, to }: Range) => ({ from: hourOf(from), to: hourOf(to - 1) + 1 })

async function cutFor(
  db: Db,
  keeperId: number,
  place: MeasuredPlace,
  { range, points }: Asked,
): Promise<Cut> {
  const cut = cutOf(range, points)
  if (cut.grain !== 'reading') return cut
  const count = await countReadings(db, keeperId, place, hoursOf(range))
  return count > readOneByOne ? cutOf(range, points, 'hour') : cut
}

type SummedBucket = { readonly bucket: number; readonly sums: ReadingSums }

async function readPart(
  db: Db,
  keeperId: number,
  place: MeasuredPlace,
  { grain, range }: Part,
  { seconds }: Cut,
): Promise<readonly SummedBucket[]> {
  if (grain === 'reading') return readOneByOneWithin(db, keeperId, place, range, seconds)
  const unit = grainSeconds[grain]
  const size = seconds / unit
  return sumBuckets(db, keeperId, place, { grain, from: range.from / unit, to: range.to / unit, size })
}

async function readOneByOneWithin(
  db: Db,
  keeperId: number,
  place: MeasuredPlace,
  range: Range,
  seconds: number,
): Promise<SummedBucket[]> {
  const found: SummedBucket[] = []
  for (const { hour, readings } of await listHoursWithin(db, keeperId, place, hoursOf(range))) {
    const begin = Number(hour) * hourSeconds
    const within = readings.filter(([second]) => begin + second >= range.from && begin + second < range.to)
    const ofBucket = Map.groupBy(within, ([second]) => Math.floor((begin + second) / seconds))
    for (const [bucket, some] of ofBucket) found.push({ bucket, sums: sumsOf(Number(hour), some) })
  }
  return found
}
