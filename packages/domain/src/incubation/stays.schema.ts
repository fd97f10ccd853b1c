import { sentMoment } from './sent-moment.schema.ts'

/** When something was put elsewhere: now, unless it is said. */
export const movedAt = sentMoment.optional()
