/** The record that a public address names, or null where that is no record's number. */
export const sharedPageId = (text: string): number | null =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null

/** Whether the owner wants to see what others would see; any other word of the address is kept and means nothing. */
export const readPreview = (
  search: Record<string, unknown>,
): Record<string, unknown> & { preview?: true } => {
  const { preview, ...others } = search
  return preview === true ? { ...others, preview } : others
}
