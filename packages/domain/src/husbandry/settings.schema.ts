import { z } from 'zod'
import { archivedShape, sentShape, shownShape } from '../kernel/field-schemas.ts'
import { settingsFields, usualSettings } from './settings.fields.ts'

export const husbandrySettings = z.object(shownShape(settingsFields))

/** The body of a change; what is left out stays, and a threshold of null is off. */
export const settingsChange = z.object(sentShape(settingsFields)).partial()

/** The settings of an archive; what an earlier one does not say is as usual, for null would be off. */
export const archivedSettings = z.preprocess(
  (told) => (typeof told === 'object' && told !== null ? { ...usualSettings, ...told } : told),
  z.object(archivedShape(settingsFields)),
)

export type SettingsChange = z.output<typeof settingsChange>
