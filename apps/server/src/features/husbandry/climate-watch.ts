import { climateIn, readStoredData } from '@clutchbook/domain/husbandry/record-data'
import type { ShownWatch } from '@clutchbook/domain/husbandry/watch.schema'
import type { Measured } from '@clutchbook/domain/husbandry/watch-climate.rules'
import { alarmsOfPlace } from '@clutchbook/domain/husbandry/watch-telling.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Db } from '../../platform/database/database.ts'
import { listMeasures } from './watch.repository.ts'

type MeasureRow = Awaited<ReturnType<typeof listMeasures>>[number]

/** The places that are outside their range on a day, in one statement. */
export async function readClimateWatch(db: Db, keeperId: number, day: CivilDay): Promise<ShownWatch[]> {
  const rows = (await listMeasures(db, keeperId)).filter(({ recordDate }) => recordDate <= day)
  return [...Map.groupBy(rows, ({ placeId }) => placeId).values()].flatMap((ofPlace): ShownWatch[] => {
    const [place] = ofPlace
    return place ? alarmsOfPlace({ ...place, id: place.placeId }, ofPlace.map(measuredOf)) : []
  })
}

function measuredOf({ id, recordDate: day, recordTime: time, data }: MeasureRow): Measured {
  return { ...{ id, day, time }, ...climateIn(readStoredData(data) ?? {}) }
}
