/** Below it lie the numbers of records that wait on this device, and of nothing else. */
const waiting = -1e9

/** The record that a part of an address names, one that waits on this device too; null where that is no record's number. */
export const recordIdOf = (text: string): number | null => {
  const id = Number(text)
  return Number.isSafeInteger(id) && (id > 0 || id < waiting) ? id : null
}
