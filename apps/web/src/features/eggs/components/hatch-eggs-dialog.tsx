import '@mantine/core/styles/Combobox.layer.css'
import { customIdsFrom } from '@clutchbook/domain/collection/custom-ids.rules'
import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { Checkbox, TextInput } from '@mantine/core'
import { DayInput } from '../../../shared/forms/day-input.tsx'
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx'
import { FormButtons } from '../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../shared/ui/form-dialog.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { LooksFailed } from '../../genetics/public/looks-failed.tsx'
import { hatchTexts } from '../hatch.texts.ts'
import { hatchingOf, lookAbove } from '../hatching-values.ts'
import { useClutchLooks } from '../hooks/use-clutch-looks.ts'
import { useFirstCustomId } from '../hooks/use-first-custom-id.ts'
import { type HatchingForm, useHatchingForm } from '../hooks/use-hatching-form.ts'
import classes from './hatch-eggs-dialog.module.css'
import { HatchlingFields } from './hatchling-fields.tsx'
import { PlanFull } from './plan-full.tsx'

const texts = hatchTexts.several

const dialogWidth = 920

type Props = { eggs: readonly ListedEgg[]; onClose: () => void }

/** Hatches several eggs at once, each becoming an animal that is linked to it, its project and both parents (EGG-45). */
export const HatchEggsDialog = (props: Props) => (
  <FormDialog sends="POST /api/eggs/hatch" title={texts.title} size={dialogWidth} onClose={props.onClose}>
    <p className={classes.intro}>{texts.intro}</p>
    <HatchEggs {...props} />
  </FormDialog>
)

/** The form begins with the custom ID that comes next, so it waits for that. */
function HatchEggs(props: Props) {
  const firstCustomId = useFirstCustomId(props.eggs)
  if (firstCustomId !== undefined) return <HatchEggsForm {...props} firstCustomId={firstCustomId} />
  return (
    <div className={classes.form} aria-busy>
      <Skeleton height={64} />
      <Skeleton height={180} card />
    </div>
  )
}

function HatchEggsForm({ eggs, firstCustomId, onClose }: Props & { firstCustomId: string }) {
  const { form, draft, refusals, isSaving, onSubmit } = useHatchingForm(eggs, firstCustomId, onClose)
  const { values, errors } = form
  const cancel = () => {
    draft.end()
    onClose()
  }
  const numbers = new Map(eggs.map(({ id, eggNumber }) => [id, eggNumber]))
  const hatches = hatchingOf(values).length
  const looks = useClutchLooks(eggs)
  const needsSpecies = Boolean(errors.species) || eggs.some((egg) => egg.breedingProjectId === null)
  return (
    <>
      <PlanFull counted="animals" refusals={refusals} />
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <DraftNotice draft={draft} />
        <Shared form={form} hatches={hatches} needsSpecies={needsSpecies} />
        {values.createsProfiles && looks.failed && <LooksFailed onRetry={looks.retry} />}
        <fieldset className={classes.eggs}>
          <legend className={classes.legend}>{texts.eggs}</legend>
          {values.eggs.map(({ id }, place) => (
            <HatchlingFields
              key={id}
              form={form}
              place={place}
              eggNumber={numbers.get(id) ?? ''}
              looks={looks.of(id)}
              above={lookAbove(values.eggs, place, (other) => looks.of(other) === looks.of(id))}
            />
          ))}
          {errors.eggs && (
            <p className={classes.error} role="alert">
              {errors.eggs}
            </p>
          )}
        </fieldset>
        <FormButtons
          texts={{ cancel: texts.cancel, save: hatches > 0 ? texts.submit(hatches) : texts.mark }}
          busy={isSaving}
          inReach
          onCancel={cancel}
        />
      </form>
    </>
  )
}

/** Which IDs the animals are going to have, before they hatch; those that are taken are left out then. */
function customIdsText(first: string, hatches: number): string {
  if (first.trim() === '') return texts.noCustomIds
  const ids = customIdsFrom(first, Math.max(1, hatches), [])
  const [from, to] = [ids?.[0], ids?.at(-1)]
  return from && to ? texts.customIds(from, to) : ''
}

type SharedProps = { form: HatchingForm; hatches: number; needsSpecies: boolean }

/** What holds for all of the animals. */
const Shared = ({ form, hatches, needsSpecies }: SharedProps) => (
  <div className={classes.shared}>
    <DayInput label={texts.hatchDate} withAsterisk {...form.getInputProps('hatchDate')} />
    {form.values.createsProfiles && (
      <TextInput label={texts.producedBy} autoComplete="off" {...form.getInputProps('producedBy')} />
    )}
    {form.values.createsProfiles && (
      <TextInput
        label={texts.firstCustomId}
        description={customIdsText(form.values.firstCustomId, hatches)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        {...form.getInputProps('firstCustomId')}
      />
    )}
    {form.values.createsProfiles && needsSpecies && (
      <TextInput
        label={texts.species}
        description={texts.speciesHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        {...form.getInputProps('species')}
      />
    )}
    <div className={classes.choices}>
      <Checkbox
        label={texts.createProfiles}
        {...form.getInputProps('createsProfiles', { type: 'checkbox' })}
      />
      {form.values.createsProfiles && (
        <Checkbox label={texts.isHoldback} {...form.getInputProps('isHoldback', { type: 'checkbox' })} />
      )}
    </div>
  </div>
)
