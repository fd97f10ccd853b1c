const longest = 200

/** The word an address searches for; an empty text where it can't mean one. */
export function searchTermOf(value: unknown): string {
  // The router reads `?q=12` as a number: people who number their records search for one.
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  return typeof text === 'string' ? text.slice(0, longest) : ''
}
