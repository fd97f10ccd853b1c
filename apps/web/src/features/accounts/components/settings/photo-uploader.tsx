import { initials } from '@clutchbook/domain/accounts/accounts.rules'
import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { Button } from '@mantine/core'
import { type DragEvent, useId, useRef, useState } from 'react'
import { FileChooser } from '../../../../shared/forms/file-chooser.tsx'
import { Avatar } from '../../../../shared/ui/avatar.tsx'
import { useProfilePhoto } from '../../hooks/use-profile-photo.ts'
import { acceptedPictures } from '../../profile-photo.ts'
import { settingsTexts } from '../../settings.texts.ts'
import classes from './photo-uploader.module.css'

const { photo: texts } = settingsTexts

/** Width and height of the picture, in pixels. */
const pictureSize = 88

/** The profile photo: dropped or chosen, and saved at once (MED-20 to MED-28). */
export function PhotoUploader({ user }: { user: CurrentUser }) {
  const { change, remove, preview, problem, isSaving } = useProfilePhoto()
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const { isOver, dropProps } = useDrop((file) => void change(file), isSaving)
  return (
    <fieldset
      className={classes.zone}
      aria-label={texts.label}
      data-over={isOver || undefined}
      {...dropProps}
    >
      <span className={classes.picture} data-busy={isSaving || undefined}>
        <Avatar picture={preview ?? user.profileImage} letters={initials(user)} size={pictureSize} />
      </span>
      <div className={classes.side}>
        <span className={classes.invitation}>{isOver ? texts.dropNow : texts.drop}</span>
        <div className={classes.buttons}>
          <Button
            variant="default"
            aria-describedby={hint}
            disabled={isSaving}
            onClick={() => input.current?.click()}
          >
            {texts.choose}
          </Button>
          {user.profileImage && (
            <Button variant="subtle" color="danger" disabled={isSaving} onClick={() => void remove()}>
              {texts.remove}
            </Button>
          )}
        </div>
        <span id={hint} className={classes.hint}>
          {texts.hint}
        </span>
        <span className={classes.problem} role="status">
          {isSaving ? texts.saving : problem}
        </span>
      </div>
      <FileChooser ref={input} accept={acceptedPictures} onFiles={([file]) => file && void change(file)} />
    </fieldset>
  )
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')

/** What a place needs to have a file dropped on it; of several files the first is taken. */
function useDrop(onFile: (file: File) => void, isBusy: boolean) {
  const [isOver, setOver] = useState(false)
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(!isBusy)
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file && !isBusy) onFile(file)
    },
  }
  return { isOver, dropProps }
}
