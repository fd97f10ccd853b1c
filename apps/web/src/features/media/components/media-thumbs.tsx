import Play from 'lucide-react/icons/play'
import { type ReactNode, useEffect, useRef } from 'react'
import { mediaTexts } from '../media.texts.ts'
import { kindOfAddress } from '../media-address.ts'
import { MediaView } from '../public/media-view.tsx'
import classes from './media-thumbs.module.css'

type Props = {
  addresses: readonly string[]
  current: number
  onChoose: (place: number) => void
  fallback: ReactNode
}

/** The small pictures under a gallery; the one in sight is marked and kept in view. */
export function MediaThumbs({ addresses, current, onChoose, fallback }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [box, thumb] = [row.current, row.current?.children[current]]
    if (!box || !(thumb instanceof HTMLElement)) return
    // Not scrollIntoView: that would move the page as well.
    box.scrollTo({ left: thumb.offsetLeft - (box.clientWidth - thumb.clientWidth) / 2 })
  }, [current])
  return (
    <div className={classes.row} ref={row}>
      {addresses.map((address, place) => (
        <button
          key={address}
          type="button"
          className={classes.thumb}
          aria-label={mediaTexts.show(place + 1, addresses.length)}
          aria-current={place === current}
          onClick={() => onChoose(place)}
        >
          <MediaView address={address} alt="" small fallback={fallback} />
          {kindOfAddress(address) === 'video' && <Play className={classes.play} size={15} aria-hidden />}
        </button>
      ))}
    </div>
  )
}
