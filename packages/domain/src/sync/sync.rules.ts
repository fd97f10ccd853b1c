/** What a device is told of records and events at once lies no longer back than so many days. */
export const keptDays = 180

/** For how many days the server can tell what has changed. */
export const changeDays = 730

/** The most records of one page, and how many there are where nobody says. */
export const syncLimits = { most: 1000, usual: 500 } as const
