import { z } from 'zod'
import { archivedShape, sentShape, shownShape } from '../kernel/field-schemas.ts'
import { seasonSettingsFields } from './season-settings.fields.ts'

export const seasonSettings = z.object(shownShape(seasonSettingsFields))

/** The body of a change; what is left out stays, and nothing is as usual. */
export const seasonSettingsChange = z.object(sentShape(seasonSettingsFields)).partial()

export const archivedSeasonSettings = z.object(archivedShape(seasonSettingsFields))

export type SeasonSettingsChange = z.output<typeof seasonSettingsChange>
