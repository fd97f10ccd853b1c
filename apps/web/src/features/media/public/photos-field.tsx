import { galleryLimits } from '@clutchbook/domain/media/media.rules'
import { useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { memo, useId, useRef, useSyncExternalStore } from 'react'
import { FileChooser } from '../../../shared/forms/file-chooser.tsx'
import { useFileDrop } from '../../../shared/forms/use-file-drop.ts'
import { PhotoTile } from '../components/photo-tile.tsx'
import { acceptedFiles, acceptedPictures } from '../file-check.ts'
import { profileOf } from '../gallery-draft.ts'
import { useGradually } from '../hooks/use-gradually.ts'
import { useTileOrder } from '../hooks/use-tile-order.ts'
import { mediaLimitsQuery } from '../media.queries.ts'
import { mediaTexts } from '../media.texts.ts'
import classes from './photos-field.module.css'
import type { Gallery } from './use-gallery.ts'

type Props = {
  /** What the gallery shows, for people who don't see where it stands. */
  label: string
  gallery: Gallery
  /** A heading beside it says the same, so the label is left to those who don't see that. */
  titled?: boolean
  /** One photo stands for the animal and can be chosen here. */
  withProfile?: boolean
  /** The gallery takes pictures alone (MED-19), so nothing else is asked for. */
  picturesOnly?: boolean
}

/** Photos and videos of a form: choose or drop several, see them at once, arrange them while they are sent. */
export const PhotosField = memo(function PhotosField(props: Props) {
  const { label, gallery, titled = false, withProfile = false, picturesOnly = false } = props
  const draft = useSyncExternalStore(gallery.subscribe, gallery.current)
  const { items } = draft
  const { list, dragged, spoken, order } = useTileOrder(gallery)
  const profile = profileOf(draft)
  const drawn = useGradually(items.length)
  const limits = useQuery(mediaLimitsQuery).data ?? galleryLimits
  const drop = useFileDrop(gallery.add)
  const hint = useId()
  return (
    <fieldset className={classes.field}>
      <legend className={titled ? classes.spoken : classes.legend}>{label}</legend>
      <div className={classes.tiles} data-empty={items.length === 0 || undefined} {...drop.target}>
        <Chooser
          compact={items.length > 0}
          over={drop.isOver}
          hint={hint}
          picturesOnly={picturesOnly}
          onFiles={gallery.add}
        />
        {items.length > 0 && (
          <ul className={classes.list} ref={list}>
            {items.slice(0, drawn).map((item, place) => (
              <PhotoTile
                key={item.key}
                item={item}
                place={place}
                of={items.length}
                isProfile={withProfile ? item === profile : undefined}
                store={gallery}
                order={order}
                isDragged={dragged === item.key}
              />
            ))}
          </ul>
        )}
      </div>
      <p id={hint} className={classes.hint}>
        {(picturesOnly ? mediaTexts.pictures : mediaTexts).hint(
          limits.imageBytes / megabyte,
          limits.videoBytes / megabyte,
        )}
      </p>
      <span className={classes.spoken} aria-live="polite">
        {spoken}
      </span>
    </fieldset>
  )
})

const megabyte = 1024 * 1024

type ChooserProps = {
  compact: boolean
  /** Files are held over the field. */
  over: boolean
  /** The element that says what may be chosen. */
  hint: string
  picturesOnly: boolean
  onFiles: (files: File[]) => void
}

/** As wide as the field while that is empty, then the first of its tiles: in both forms one row of them high. */
function Chooser({ compact, over, hint, picturesOnly, onFiles }: ChooserProps) {
  const texts = picturesOnly ? mediaTexts.pictures : mediaTexts
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={classes.chooser} data-over={over || undefined} data-compact={compact || undefined}>
      <ImagePlus size={26} aria-hidden className={classes.icon} />
      {(over || !compact) && (
        <span className={classes.invitation}>{over ? mediaTexts.dropNow : texts.drop}</span>
      )}
      <button
        type="button"
        className={classes.choose}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        {mediaTexts.choose}
      </button>
      <FileChooser
        ref={input}
        multiple
        accept={picturesOnly ? acceptedPictures : acceptedFiles}
        onFiles={onFiles}
      />
    </div>
  )
}
