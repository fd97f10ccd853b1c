import { randomUUID } from 'node:crypto'

/**
 * Names a request in its answer and in the log: 48 bits of chance, in 12 digits that can be read out. Each answer carries
 * it, so a whole UUID is a fifth of an answer that nothing has changed (B20).
 */
export const newRequestId = (): string => randomUUID().slice(-12)
