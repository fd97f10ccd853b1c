/** The greeting of an hour of the day, 0 to 23, with the keeper's first name where they gave one. */
export function greetingAt(hour: number, name: string | null): string {
  const [first] = (name ?? '').trim().split(/\s+/)
  const words = greetingWords(hour)
  return first ? `${words}, ${first}` : words
}

function greetingWords(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}
