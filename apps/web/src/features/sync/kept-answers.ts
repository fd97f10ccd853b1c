/**
 * Answers that are kept as they came, because no record of a copy tells them: who is in, what they may have, what they
 * have set, and the figures of the first page. Each with whether it tells of records, and so is of a moment of its own.
 */
const kept: ReadonlyMap<string, boolean> = new Map([
  ['GET /api/user', false],
  ['GET /api/dashboard', true],
  ['GET /api/plan-limits/{kind}', false],
  ['GET /api/husbandry/settings', false],
  ['GET /api/season-settings', false],
  ['GET /api/media/limits', false],
])

/** Whether the answers of an address are kept as they came. */
export const isKeptWhole = (address: unknown): boolean => typeof address === 'string' && kept.has(address)

/** Whether a kept answer tells of records. */
export const tellsOfRecords = (address: string): boolean => kept.get(address) ?? false
