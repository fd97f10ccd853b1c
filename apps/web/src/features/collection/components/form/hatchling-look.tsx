import { LookChooser } from '../../../genetics/public/look-chooser.tsx'
import { LooksFailed } from '../../../genetics/public/looks-failed.tsx'
import { isWorthAnotherTry, noLooks, usePairLooks } from '../../../genetics/public/use-pair-looks.ts'
import { maySuit, sexOfLook, type YoungLook } from '../../../genetics/public/young-look.ts'
import { formTexts } from '../../animal-form.texts.ts'
import type { AnimalForm } from '../../hooks/use-animal-form.ts'
import classes from './animal-form.module.css'

/** How what hatched looks, of what the parents in the form may give (GEN-64). Nothing where that is not known. */
export function HatchlingLook({ form }: { form: AnimalForm }) {
  const look = form.useWatchValue('look') ?? null
  const [sex, morph] = [form.useWatchValue('sex'), form.useWatchValue('morph')]
  const pair = {
    species: form.useWatchValue('species'),
    sireId: form.useWatchValue('fatherId'),
    damId: form.useWatchValue('motherId'),
  }
  form.watch('sex', ({ value }) => {
    // A son is no daughter: what is chosen of the one can't be of the other.
    if (look && !maySuit(look, value)) form.setFieldValue('look', null)
  })
  const [answer] = usePairLooks([pair])
  const { data = noLooks, error = null } = answer ?? {}
  const choose = (chosen: YoungLook | null): void => {
    form.setFieldValue('look', chosen)
    const told = chosen && sexOfLook(chosen)
    if (told) form.setFieldValue('sex', told)
  }
  if (isWorthAnotherTry(error)) return <LooksFailed onRetry={() => void answer?.refetch()} />
  if (look === null && data.looks.length === 0) return null
  return (
    <div>
      <LookChooser label={formTexts.look} offered={data} sex={sex} chosen={look} onChoose={choose} />
      {look && morph.trim() === '' && <p className={classes.hint}>{formTexts.writesMorph(look.name)}</p>}
    </div>
  )
}
