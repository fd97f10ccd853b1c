import { z } from 'zod'
import { digits, plainText, recordId } from '../kernel/fields.ts'
import { foundKinds, searchLimits } from './search.rules.ts'

export const searchQuery = z.object({
  q: plainText(200),
  limit: digits
    .pipe(z.number().min(1).max(searchLimits.most, `At most ${searchLimits.most} are found at once`))
    .default(searchLimits.usual),
})

/** Something that was found: enough to tell it from others and to open it. */
export const found = z.object({
  kind: z.enum(foundKinds),
  id: recordId,
  /** The name, the number of an egg, the title of an event. */
  title: z.string(),
  /** What else is known of it in a few words; null where nothing is. */
  detail: z.string().nullable(),
  /** The project of an egg; null for a loose egg and for anything else. */
  projectId: recordId.nullable(),
  /** The day of an event (YYYY-MM-DD); null for anything else. */
  day: z.string().nullable(),
  isArchived: z.boolean(),
})

export type Found = z.output<typeof found>
export type SearchQuery = z.output<typeof searchQuery>
