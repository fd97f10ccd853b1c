/** The record that a part of an address names, or null where that is no record's number. */
export const recordIdOf = (text: string): number | null => {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
