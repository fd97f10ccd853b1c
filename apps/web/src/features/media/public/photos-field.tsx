import { galleryLimits } from '@clutchbook/domain/media/media.rules'
import { useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { type DragEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import { FileChooser } from '../../../shared/forms/file-chooser.tsx'
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
export function PhotosField(props: Props) {
  const { label, gallery, titled = false, withProfile = false, picturesOnly = false } = props
  const draft = useSyncExternalStore(gallery.subscribe, gallery.current)
  const { items } = draft
  const { list, dragged, spoken, order } = useTileOrder(gallery)
  const profile = profileOf(draft)
  const drawn = useGradually(items.length)
  return (
    <fieldset className={classes.field}>
      <legend className={titled ? classes.spoken : classes.legend}>{label}</legend>
      <DropZone compact={items.length > 0} picturesOnly={picturesOnly} onFiles={gallery.add} />
      {items.length > 0 && (
        <ul className={classes.tiles} ref={list}>
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
      <span className={classes.spoken} aria-live="polite">
        {spoken}
      </span>
    </fieldset>
  )
}

const megabyte = 1024 * 1024

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')

type ZoneProps = { compact: boolean; picturesOnly: boolean; onFiles: (files: File[]) => void }

function DropZone({ compact, picturesOnly, onFiles }: ZoneProps) {
  const texts = picturesOnly ? mediaTexts.pictures : mediaTexts
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const limits = useQuery(mediaLimitsQuery).data ?? galleryLimits
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => files && files.length > 0 && onFiles([...files])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is only the mouse's way, the button inside is everyone's.
    <div
      className={classes.zone}
      data-over={over || undefined}
      data-compact={compact || undefined}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      {!compact && <ImagePlus size={26} aria-hidden className={classes.icon} />}
      {!compact && <span className={classes.invitation}>{over ? mediaTexts.dropNow : texts.drop}</span>}
      <button
        type="button"
        className={classes.choose}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        {mediaTexts.choose}
      </button>
      <span id={hint} className={classes.hint}>
        {texts.hint(limits.imageBytes / megabyte, limits.videoBytes / megabyte)}
      </span>
      <FileChooser
        ref={input}
        multiple
        accept={picturesOnly ? acceptedPictures : acceptedFiles}
        onFiles={onFiles}
      />
    </div>
  )
}
