import { type CivilDay, isCivilDay } from '@clutchbook/domain/kernel/civil-day'

/** What an address may fill in for a new animal (COL-84): it comes from an egg that hatched. */
export type AnimalPrefill = {
  fromEgg?: boolean
  eggNumber?: string
  species?: string
  fatherName?: string
  motherName?: string
  fatherMorph?: string
  motherMorph?: string
  producedBy?: string
  source?: string
  hatchDate?: CivilDay
  /** The parents themselves, where the project names animals of the collection. */
  fatherId?: number
  motherId?: number
  /** The egg itself: the animal is then added as what hatched from it. */
  eggId?: number
}

const textKeys = [
  'eggNumber',
  'species',
  'fatherName',
  'motherName',
  'fatherMorph',
  'motherMorph',
  'producedBy',
  'source',
] as const

const idKeys = ['fatherId', 'motherId', 'eggId'] as const

/** Longer than any field of the form takes; the form then says so. */
const longest = 1000

/** The router reads `?eggNumber=12` as a number and `?fromEgg=true` as a yes. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, longest) : ''

/** The day a hatch date names; a moment counts as the day it begins with. */
function dayOf(value: unknown): CivilDay | null {
  const day = textOf(value).slice(0, 10)
  return isCivilDay(day) ? day : null
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** What an address fills in; whatever it can't mean is left out. */
export function readPrefill(search: Record<string, unknown>): AnimalPrefill {
  const prefill: AnimalPrefill = {}
  for (const key of textKeys) {
    const text = textOf(search[key])
    if (text) prefill[key] = text
  }
  for (const key of idKeys) {
    const id = search[key]
    if (isId(id)) prefill[key] = id
  }
  if (search.fromEgg === true || search.fromEgg === 'true') prefill.fromEgg = true
  const hatched = dayOf(search.hatchDate)
  if (hatched) prefill.hatchDate = hatched
  return prefill
}
