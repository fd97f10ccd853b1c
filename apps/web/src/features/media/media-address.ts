/** What an address leads to: that of a stored video says so itself, and all others are photos. */
export const kindOfAddress = (address: string): 'image' | 'video' =>
  /^data:video\/|#video$/.test(address) ? 'video' : 'image'

/** A stored photo: at its keeper's own address, or at the one where everyone sees it while its animal is shared. */
const storedPhoto = /^\/api\/(shared\/reptile\/\d+\/)?media\/\d+$/

/** The small form of a stored photo (longest side 320); local files and data are small enough as they are. */
export const thumbOf = (address: string): string =>
  storedPhoto.test(address) ? `${address}?size=thumb` : address
