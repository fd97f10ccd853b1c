type Named = Record<string, unknown>

/**
 * Data of a record or what a plan says, stored as text, with the feeder that they name by its number here. One that is in
 * no archive is left out; null, which says that there is none, stays.
 */
export function renumberFeeder(stored: unknown, numbers: ReadonlyMap<number, number> | undefined): unknown {
  if (typeof stored !== 'string' || !stored.includes('"feederId"')) return stored
  const told = JSON.parse(stored) as Named
  if (isNamed(told.food)) return JSON.stringify({ ...told, food: renumbered(told.food, numbers) })
  return JSON.stringify(renumbered(told, numbers))
}

const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null

function renumbered({ feederId, ...others }: Named, numbers: ReadonlyMap<number, number> | undefined): Named {
  if (feederId === null) return { ...others, feederId }
  const own = typeof feederId === 'number' ? numbers?.get(feederId) : undefined
  return own === undefined ? others : { ...others, feederId: own }
}
