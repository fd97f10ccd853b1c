const dayMs = 24 * 60 * 60 * 1000

/** How long a copy answers that nobody has fed: as long as a session lasts that nobody uses. In milliseconds. */
const lasts = 30 * dayMs

/** Whether a copy is too old to answer: the session that it came by has ended meanwhile. */
export const isTooOld = (asOf: string, now: Date): boolean => now.getTime() - Date.parse(asOf) > lasts

/** The older of two moments, as they are kept. */
export const olderOf = (one: string, other: string): string => (one < other ? one : other)
