/** Which genes an address asks for. */
export type GenesSearch = { species?: string; q?: string }

const longest = 200

/** What an address asks for; the router reads `q=8` as a number. */
export function readGenesSearch({ species, q }: Record<string, unknown>): GenesSearch {
  const [of, sought] = [species, q].map((value) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, longest) : '',
  )
  return { ...(of && { species: of }), ...(sought && { q: sought }) }
}
