import { mediaTexts } from '../media.texts.ts'
import { kindOfAddress, thumbOf } from '../media-address.ts'
import classes from './photo-strip.module.css'

/** So many photos are shown; the words tell of the others. */
const shownAtMost = 4

/** What a gallery holds, told in one line. */
export function PhotoStrip({ addresses }: { addresses: readonly string[] }) {
  const photos = addresses.filter((address) => kindOfAddress(address) === 'image')
  return (
    <span className={classes.strip}>
      {photos.slice(0, shownAtMost).map((address) => (
        <img key={address} className={classes.photo} src={thumbOf(address)} alt="" />
      ))}
      {mediaTexts.count(addresses.length)}
    </span>
  )
}
