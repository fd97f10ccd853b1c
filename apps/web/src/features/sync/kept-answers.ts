/**
 * Answers that are kept as they came, because no record of a copy tells them: who is in, what they may have, what they
 * have set, and the figures of the first page.
 */
const kept: ReadonlySet<string> = new Set([
  'GET /api/user',
  'GET /api/dashboard',
  'GET /api/plan-limits/{kind}',
  'GET /api/husbandry/settings',
  'GET /api/season-settings',
  'GET /api/media/limits',
])

/** Whether the answers of an address are kept as they came. */
export const isKeptWhole = (address: unknown): boolean => typeof address === 'string' && kept.has(address)
