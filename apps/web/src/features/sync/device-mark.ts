import { forgetChoice, keepChoice, readChoice } from '../../shared/ui/stored-choice.ts'

const [deviceKey, personKey] = ['clutchbook-device', 'clutchbook-keeps']

/** For which person this device keeps a copy; null for none. */
export function markedPerson(): number | null {
  const person = Number(readChoice(personKey))
  return Number.isSafeInteger(person) && person > 0 ? person : null
}

/** Marks for whom this device keeps a copy; the mark holds nothing else of them. */
export function markPerson(person: number | null): void {
  if (person === null) forgetChoice(personKey)
  else keepChoice(personKey, String(person))
}

/** The name that this browser has given itself; it stays when a copy goes. */
export function deviceName(): string {
  const known = readChoice(deviceKey)
  if (known !== null) return known
  const made = crypto.randomUUID()
  keepChoice(deviceKey, made)
  return made
}
