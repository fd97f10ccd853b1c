/** The worker's store of the site's page, which is there while a copy is kept. */
export const appStore = 'clutchbook-app'

/** One database for each person and collection, and one cache of thumbnails; so far a person has one, which bears their number. */
export const databaseOf = (person: number): string => `clutchbook-copy-${person}-${person}`
