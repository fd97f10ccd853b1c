/** The morphs that many of the colony show have several pictures, the others one. */
const several: Readonly<Record<string, readonly string[]>> = {
  Classic: ['aspen', 'aspen-2', 'aspen-3', 'aspen-4', 'aspen-5'],
  Amelanistic: ['aspen', 'aspen-2', 'coconut'],
}
const single = ['aspen'] as const

/** Gives each animal that is portrayed a shot of what it shows: those of a morph in turn, so that neighbours differ. */
export function createShots(): (morph: string) => string {
  const given = new Map<string, number>()
  return (morph) => {
    const shots = several[morph] ?? single
    const count = given.get(morph) ?? 0
    given.set(morph, count + 1)
    return shots[count % shots.length] ?? single[0]
  }
}
