/** What a hatchling is called until it has a name of its own (COL-Q07): its producer and the number of its egg. */
export function hatchlingName(producedBy: string | null, eggNumber: string): string {
  const producer = producedBy?.trim() ?? ''
  if (eggNumber === '') return producer || 'Hatchling'
  return producer ? `${producer} #${eggNumber}` : `Egg #${eggNumber}`
}

/** The note a hatchling carries of its egg (COL-88). */
export const hatchlingNote = (eggNumber: string): string => `Hatched from Egg #${eggNumber}`
