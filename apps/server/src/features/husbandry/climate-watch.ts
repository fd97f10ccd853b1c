import { climateIn, readStoredData } from '@clutchbook/domain/husbandry/record-data'
import type { ShownWatch } from '@clutchbook/domain/husbandry/watch.schema'
import { climateWatched, type Measured } from '@clutchbook/domain/husbandry/watch-climate.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { placeLabel } from '@clutchbook/domain/places/place.rules'
import type { Db } from '../../platform/database/database.ts'
import { listMeasures } from './watch.repository.ts'

type MeasureRow = Awaited<ReturnType<typeof listMeasures>>[number]

/** The places that are outside their range on a day, in one statement. */
export async function readClimateWatch(db: Db, keeperId: number, day: CivilDay): Promise<ShownWatch[]> {
  const rows = (await listMeasures(db, keeperId)).filter(({ recordDate }) => recordDate <= day)
  return [...Map.groupBy(rows, ({ placeId }) => placeId).values()].flatMap((ofPlace): ShownWatch[] => {
    const [place] = ofPlace
    const watched = place && climateWatched(ofPlace.map(measuredOf), place)
    if (!watched) return []
    const { alarm, since, values } = watched
    return [{ alarm, animalId: null, placeId: place.placeId, name: placeLabel(place), since, values }]
  })
}

function measuredOf({ id, recordDate: day, recordTime: time, data }: MeasureRow): Measured {
  return { ...{ id, day, time }, ...climateIn(readStoredData(data) ?? {}) }
}
