import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { readablePicture } from '../../media/public/readable-picture.ts'
import { photoProblem, readDataUrl } from '../profile-photo.ts'
import { useChangeProfile } from '../settings.queries.ts'
import { settingsTexts } from '../settings.texts.ts'
import { tellFailure } from '../tell-failure.ts'

const { photo: texts } = settingsTexts

/** The reason of a refusal that the keeper can act on; of other failures the message says enough. */
const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.text : null

/** Changes and removes the profile photo; either is saved at once (MED-21, MED-23, MED-24). */
export function useProfilePhoto() {
  const { mutateAsync, isPending } = useChangeProfile()
  /** What was chosen, shown while it travels. */
  const [preview, setPreview] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const fail = (error: unknown, words: { title: string; text: string }): void => {
    setProblem(reasonOf(error))
    tellFailure(error, words)
  }

  const save = async (picture: File): Promise<void> => {
    try {
      const profileImage = await readDataUrl(picture)
      setPreview(profileImage)
      await mutateAsync({ profileImage })
      showToast(texts.done)
    } catch (error) {
      fail(error, texts.failed)
    }
    setPreview(null)
  }

  const change = async (file: File): Promise<void> => {
    const picture = await readablePicture(file)
    const refusal = picture ? photoProblem(picture) : texts.unreadable(file.name)
    setProblem(refusal)
    if (picture && !refusal) await save(picture)
    else tellFailure(undefined, texts.failed)
  }

  const remove = async (): Promise<void> => {
    setProblem(null)
    try {
      await mutateAsync({ profileImage: null })
      showToast(texts.removed)
    } catch (error) {
      fail(error, texts.removeFailed)
    }
  }

  return { change, remove, preview, problem, isSaving: isPending }
}
