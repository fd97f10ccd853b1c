import { photoWaitingAt } from './waiting-photos.rules.ts'

/**
 * Records that wait have negative numbers until the server gives them theirs (OFF-17); what is added later has the greater
 * one. They lie far from any amount that a body may hold, such as pieces taken out of stock, so that a number alone says
 * that it names one.
 */
const [first, last] = [-2_000_000_000, -1_000_000_001]

/** The number of the nth record that waits here, counted from 0. */
export const waitingNumber = (nth: number): number => first + nth

/** Whether a value is the number of a record that waits to be added. */
export const isWaitingNumber = (value: unknown): value is number =>
  typeof value === 'number' && value >= first && value <= last

/** The same of a number that stands in an address, where it may be a text. */
const isNamed = (value: unknown): boolean => isWaitingNumber(value) || isWaitingNumber(Number(value ?? 0))

/** Every number of a record that waits, within a value, each once. */
export function numbersIn(value: unknown): number[] {
  const found = new Set<number>()
  visit(value, (one) => found.add(one))
  return [...found]
}

function visit(value: unknown, found: (one: number) => void): void {
  if (isWaitingNumber(value)) found(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) visit(part, found)
}

/** The numbers of records that wait which an address is filled in with. */
export const numbersInParams = (params: Readonly<Record<string, unknown>>): number[] =>
  Object.values(params).filter(isNamed).map(Number)

/**
 * A value with the server's numbers in place of those that records had while they waited. One that names none of them is
 * answered as it is, so that what stays the same need not be kept anew.
 */
export function fillIn<Value>(value: Value, numbers: ReadonlyMap<number, number>): Value {
  return fill(value, numbers) as Value
}

/** The server's address of a photo in place of the one that it had while it waited. */
function fillAddress(address: string, numbers: ReadonlyMap<number, number>): string {
  const given = numbers.get(photoWaitingAt(address)?.number ?? 0)
  return given === undefined ? address : `/api/media/${given}`
}

function fill(value: unknown, numbers: ReadonlyMap<number, number>): unknown {
  if (isWaitingNumber(value)) return numbers.get(value) ?? value
  if (typeof value === 'string') return fillAddress(value, numbers)
  if (Array.isArray(value)) {
    const parts = value.map((part) => fill(part, numbers))
    return parts.some((part, at) => part !== value[at]) ? parts : value
  }
  if (typeof value !== 'object' || value === null) return value
  return withParts(value as Fields, (part) => fill(part, numbers))
}

type Fields = Readonly<Record<string, unknown>>

/** Fields with each part as another; the same object where each stays as it is. */
function withParts(fields: Fields, to: (part: unknown) => unknown): Fields {
  const parts = Object.entries(fields).map(([name, part]) => [name, to(part)] as const)
  return parts.some(([name, part]) => part !== fields[name]) ? Object.fromEntries(parts) : fields
}

/** The same of what an address is filled in with. */
export const fillInParams = (params: Fields, numbers: ReadonlyMap<number, number>): Fields =>
  withParts(params, (value) => (isNamed(value) ? (numbers.get(Number(value)) ?? value) : value))

/**
 * Which numbers the server has given, from the answer that a device stood in with and the server's own, which has the same
 * shape. What the server does not name has none.
 */
export function numbersGiven(standIn: unknown, answer: unknown): Map<number, number> {
  const given = new Map<number, number>()
  compare(standIn, answer, given)
  return given
}

function compare(standIn: unknown, answer: unknown, given: Map<number, number>): void {
  if (isWaitingNumber(standIn)) {
    if (typeof answer === 'number' && !given.has(standIn)) given.set(standIn, answer)
    return
  }
  if (typeof standIn !== 'object' || standIn === null || typeof answer !== 'object' || answer === null) return
  const parts = answer as Readonly<Record<string, unknown>>
  for (const [name, part] of Object.entries(standIn)) compare(part, parts[name], given)
}
