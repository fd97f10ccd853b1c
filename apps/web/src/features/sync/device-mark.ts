import { forgetChoice, keepChoice, readChoice } from '../../shared/ui/stored-choice.ts'

const [deviceKey, markKey] = ['clutchbook-device', 'clutchbook-keeps']

/**
 * For which person this device keeps a copy: their number, and 0 for none. Below zero it is the number of one whose copy is
 * being dropped, so that what is left half done is finished later.
 */
export function readMark(): number {
  const mark = Number(readChoice(markKey))
  return Number.isSafeInteger(mark) ? mark : 0
}

/** Sets the mark, which holds nothing else of anyone; answers whether the browser keeps it. */
export function writeMark(mark: number): boolean {
  if (mark === 0) forgetChoice(markKey)
  else keepChoice(markKey, String(mark))
  return readMark() === mark
}

/** The name that this browser has given itself; it stays when a copy goes. */
export function deviceName(): string {
  const known = readChoice(deviceKey)
  if (known !== null) return known
  const made = crypto.randomUUID()
  keepChoice(deviceKey, made)
  return made
}
