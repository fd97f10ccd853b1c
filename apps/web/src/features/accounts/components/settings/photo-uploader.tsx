import { initials } from '@clutchbook/domain/accounts/accounts.rules'
import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { Button } from '@mantine/core'
import { useId, useRef } from 'react'
import { FileChooser } from '../../../../shared/forms/file-chooser.tsx'
import { useFileDrop } from '../../../../shared/forms/use-file-drop.ts'
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
  // Of several files the first is taken, and none while one is being saved.
  const drop = useFileDrop(([file]) => {
    if (file && !isSaving) void change(file)
  })
  const isOver = drop.isOver && !isSaving
  return (
    <fieldset
      className={classes.zone}
      aria-label={texts.label}
      data-over={isOver || undefined}
      {...drop.target}
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
