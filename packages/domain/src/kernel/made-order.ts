/**
 * The place of a record in the order in which records were made. What waits on a device to be sent has a number below
 * zero; the server will give it one above all that it has given.
 */
export const madeAt = (id: number): number => (id < 0 ? Number.MAX_SAFE_INTEGER + id : id)
