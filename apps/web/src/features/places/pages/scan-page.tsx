import { Button } from '@mantine/core'
import Camera from 'lucide-react/icons/camera'
import CameraOff from 'lucide-react/icons/camera-off'
import { useEffect, useRef } from 'react'
import { FileChooser } from '../../../shared/forms/file-chooser.tsx'
import { takeScans } from '../../../shared/scan/scans.ts'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { loadAnimalSheet } from '../../husbandry/public/load-animal-sheet.ts'
import { useAnimalWork } from '../../husbandry/public/use-animal-work.ts'
import { DigitsForm } from '../components/digits-form.tsx'
import { WhomSheet } from '../components/whom-sheet.tsx'
import { type CameraState, useCamera } from '../hooks/use-camera.ts'
import { useOpenedLabel } from '../hooks/use-opened-label.ts'
import { loadCodeReader, readLabel } from '../label-reading.ts'
import { rackTexts } from '../places.texts.ts'
import { scanTexts as texts } from '../scan.texts.ts'
import classes from './scan-page.module.css'

const AnimalSheet = lazyDialog(loadAnimalSheet)

const words: Readonly<Record<CameraState, string>> = {
  starting: texts.starting,
  on: texts.hold,
  refused: texts.refused,
  unread: texts.noReader,
  without: texts.without,
}

/** Reads labels by the camera, from a photo, or by their digits, and opens the quick log of each (PLC-17, PLC-19). */
export function ScanPage() {
  const video = useRef<HTMLVideoElement>(null)
  const work = useAnimalWork()
  const { opened, choose, take, close } = useOpenedLabel()
  const state = useCamera(video, take)
  useEffect(
    () =>
      takeScans((key) => {
        take(key)
        return true
      }),
    [take],
  )
  const hasPicture = state === 'starting' || state === 'on'
  return (
    <>
      <PageHeader title={texts.scan} />
      <div className={classes.parts}>
        <div className={classes.finder}>
          {hasPicture ? (
            // What it shows is what stands before the camera: there is nothing to hear, and words below it.
            <video ref={video} className={classes.video} aria-label={texts.camera} muted playsInline />
          ) : (
            <CameraOff size={34} className={classes.off} aria-hidden />
          )}
          <span className={classes.frame} aria-hidden />
        </div>
        <p className={`${classes.words} ${classes.told}`} role="status">
          {words[state]}
        </p>
        <PhotoButton onKey={take} />
        <DigitsForm onKey={take} />
        <p className={classes.words}>{texts.scanner}</p>
      </div>
      {opened?.whom && (
        <WhomSheet
          title={rackTexts.whom(opened.title)}
          animals={opened.whom}
          onChoose={choose}
          onClose={close}
        />
      )}
      {opened?.animal && <AnimalSheet animal={opened.animal} work={work} onClose={close} />}
    </>
  )
}

/** A photo of a label, where the page gets no camera. */
function PhotoButton({ onKey }: { onKey: (key: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const key = await Promise.all([loadCodeReader(), createImageBitmap(file)]).then(
      ([reader, picture]) => readLabel(reader, picture),
      () => null,
    )
    if (key === null) showToast({ title: texts.unread, text: texts.unreadText, failure: true })
    else onKey(key)
  }
  return (
    <>
      <Button
        variant="default"
        className={classes.photo}
        leftSection={<Camera size={18} aria-hidden />}
        onClick={() => field.current?.click()}
      >
        {texts.photo}
      </Button>
      <FileChooser
        ref={field}
        accept="image/*"
        label={texts.photoLabel}
        onFiles={([file]) => void read(file)}
      />
    </>
  )
}
