/**
 * Answers that are kept as they came, because no record of a copy tells them: who is in, what they may have, what they
 * have set, the figures of the first page, and what follows from genes and from the readings of incubators. Each with
 * whether it tells of records, and so is of a moment of its own.
 */
const kept: ReadonlyMap<string, boolean> = new Map([
  ['GET /api/user', false],
  ['GET /api/dashboard', true],
  ['GET /api/animals/{id}/genotype', true],
  ['GET /api/clutches', true],
  ['GET /api/clutches/{id}', true],
  ['GET /api/incubators', true],
  ['GET /api/incubators/{id}', true],
  ['GET /api/incubators/{id}/boxes', true],
  ['GET /api/plan-limits/{kind}', false],
  ['GET /api/husbandry/settings', false],
  ['GET /api/season-settings', false],
  ['GET /api/media/limits', false],
])

/** Whether the answers of an address are kept as they came. */
export const isKeptWhole = (address: unknown): boolean => typeof address === 'string' && kept.has(address)

/** Whether a kept answer tells of records. */
export const tellsOfRecords = (address: string): boolean => kept.get(address) ?? false

/** What is kept of what a page has read: of a list that comes in pages all of those that have come, as one. */
export function keptOf(data: unknown): unknown {
  const { pages } = data as { pages?: unknown }
  return Array.isArray(pages) ? pages.flatMap(({ items }: { items: unknown[] }) => items) : data
}
