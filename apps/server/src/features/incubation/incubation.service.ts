import { type AlarmsDependencies, createAlarms } from './alarms.ts'
import { createBoxes } from './boxes.ts'
import { createIncubators } from './incubators.ts'
import { createReadingImports } from './reading-imports.ts'
import { createReadings } from './readings.ts'

export { listBoxStays } from './box-stays.repository.ts'
export { deriveName, deriveReadingHour } from './derive.ts'
export { findSetTemperature, type HourRange, listHourMeans } from './hour-means.repository.ts'
export {
  isOwnBox,
  leavePlaces,
  listIncubators,
  listNamedBoxes,
  type NamedBox,
} from './incubators.repository.ts'
export { momentOfMove } from './moment-of-move.ts'
export { recomputeReadings } from './reading-storing.ts'

/** Where eggs are kept warm, and what is measured there. */
export function createIncubationService(dependencies: AlarmsDependencies) {
  return {
    incubators: createIncubators(dependencies),
    boxes: createBoxes(dependencies),
    alarms: createAlarms(dependencies),
    readings: createReadings(dependencies),
    readingImports: createReadingImports(dependencies),
  }
}

export type IncubationService = ReturnType<typeof createIncubationService>
