/** What an address leads to, where the address says so itself; null where it has to be tried. */
export function kindOfAddress(address: string): 'image' | 'video' | null {
  if (/^data:video\/|#video$|\.(mp4|mov|webm)$/.test(address)) return 'video'
  return /^data:image\/|\.(jpe?g|png|gif)$/.test(address) ? 'image' : null
}

/** The small form of a stored photo (longest side 320); local files and data are small enough as they are. */
export const thumbOf = (address: string): string =>
  /^\/api\/media\/\d+$/.test(address) ? `${address}?size=thumb` : address
