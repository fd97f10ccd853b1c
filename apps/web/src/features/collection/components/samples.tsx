import { Button } from '@mantine/core'
import { collectionTexts } from '../collection.texts.ts'
import { useAddSamples, useRemoveSamples } from '../hooks/use-samples.ts'
import classes from './samples.module.css'

const texts = collectionTexts.samples

/** Fills an empty collection with a few animals to look around with (U11). */
export function SamplesButton() {
  const { mutate, isPending } = useAddSamples()
  return (
    <Button variant="subtle" loading={isPending} onClick={() => mutate()}>
      {texts.add}
    </Button>
  )
}

/** Says which animals are samples, with the button that removes them all. */
export function SamplesNotice() {
  const { mutate, isPending } = useRemoveSamples()
  return (
    <div className={classes.notice} role="note">
      <span className={classes.words}>{texts.notice}</span>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {texts.remove}
      </Button>
    </div>
  )
}
