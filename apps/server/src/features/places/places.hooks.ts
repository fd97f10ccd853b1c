/**
 * Where strangers find an animal that is shared, with a password or without; null for any other. It is handed to places by
 * a later area, because a label leads whoever scans it to what they may see.
 */
export type FindSharedPage = (animalId: number) => Promise<string | null>
