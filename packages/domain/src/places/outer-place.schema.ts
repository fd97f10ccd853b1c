import { z } from 'zod'
import { recordId } from '../kernel/fields.ts'

/** A place as others name it, as one of those that they stand in. */
export const outerPlace = z.object({ id: recordId, name: z.string(), code: z.string().nullable() })
