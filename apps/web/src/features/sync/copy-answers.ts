/**
 * Answers that are kept as they came, because no record of a copy tells them: who is in, what they may have, and what they
 * have set.
 */
const wholly: ReadonlySet<unknown> = new Set([
  'GET /api/user',
  'GET /api/plan-limits/{kind}',
  'GET /api/husbandry/settings',
  'GET /api/season-settings',
  'GET /api/media/limits',
])

/** Whether the answers of an address are kept as they came. */
export const isCopiedWhole = (address: unknown): boolean => wholly.has(address)

/**
 * Whether the records tell a part of an answer and the server alone the rest: notifications and the limit of the plan, and
 * what follows from readings.
 */
export const isCopiedInPart = (address: unknown): boolean =>
  /^GET .api.(dashboard|clutches(.{id})?)$/.test(String(address))
