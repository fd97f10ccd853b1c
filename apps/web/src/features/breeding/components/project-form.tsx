import { projectFields } from '@clutchbook/domain/breeding/breeding.fields'
import { layDateWarning, statusesFor } from '@clutchbook/domain/breeding/breeding.rules'
import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { labelsOf } from '@clutchbook/domain/kernel/record-fields'
import { NativeSelect, TextInput } from '@mantine/core'
import { ClashNotice } from '../../../shared/forms/clash-notice.tsx'
import { DayInput } from '../../../shared/forms/day-input.tsx'
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx'
import { GrowingText } from '../../../shared/forms/growing-text.tsx'
import { FormButtons } from '../../../shared/ui/form-buttons.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { AnimalPicker } from '../../collection/public/animal-picker.tsx'
import { type ProjectForm as Form, type SaveProject, useProjectForm } from '../hooks/use-project-form.ts'
import { type Named, useSuggestedName } from '../hooks/use-suggested-name.ts'
import { projectFormTexts as texts } from '../project-form.texts.ts'
import type { ProjectFormValues } from '../project-form-values.ts'
import classes from './project-form.module.css'
import { SetDate } from './set-date.tsx'

const fields = labelsOf(projectFields)

const PairForecast = lazyPart(
  async () => (await import('../../genetics/public/pair-forecast.tsx')).PairForecast,
)

type Props = {
  start: ProjectFormValues
  /** The project that is changed; null for a new one. */
  stored: Project | null
  save: SaveProject
  onCancel: () => void
}

/** One form for starting and for changing a project (BRD-04). */
export function ProjectForm({ start, stored, save, onCancel }: Props) {
  const { form, draft, merging, isSaving, onSubmit } = useProjectForm({ start, stored, save })
  const noteChosen = useSuggestedName(form, stored === null)
  const { maleId, femaleId } = form.values
  const cancel = () => {
    draft.end()
    onCancel()
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <DraftNotice draft={draft} />
      <ClashNotice merging={merging} />
      <div className={classes.fields}>
        <TextInput
          className={classes.wide ?? ''}
          label={fields.name}
          placeholder={texts.nameHint}
          withAsterisk
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Partner form={form} side="male" goneName={stored?.maleName ?? null} onChosen={noteChosen} />
        <Partner form={form} side="female" goneName={stored?.femaleName ?? null} onChosen={noteChosen} />
        {stored === null && maleId !== null && femaleId !== null && (
          <PairForecast sireId={maleId} damId={femaleId} />
        )}
        <DayInput label={fields.startDate} withAsterisk {...form.getInputProps('startDate')} />
        <NativeSelect
          label={fields.status}
          data={[...statusesFor(stored?.status)]}
          {...form.getInputProps('status')}
        />
        <LayDate form={form} />
        <DayInput label={fields.nextClutchDate} {...form.getInputProps('nextClutchDate')} />
        <TextInput label={fields.projectCode} autoComplete="off" {...form.getInputProps('projectCode')} />
        <GrowingText
          className={classes.wide ?? ''}
          label={fields.notes}
          rows={[2, 8]}
          {...form.getInputProps('notes')}
        />
      </div>
      <FormButtons
        texts={{ cancel: texts.cancel, save: stored ? texts.save : texts.create }}
        busy={isSaving}
        inReach
        onCancel={cancel}
      />
    </form>
  )
}

const sides = {
  male: { sex: 'Male', path: 'maleId', label: fields.maleId },
  female: { sex: 'Female', path: 'femaleId', label: fields.femaleId },
} as const

type PartnerProps = {
  form: Form
  side: keyof typeof sides
  /** The name the project has for it, shown where the animal itself was deleted. */
  goneName: string | null
  onChosen: (side: keyof typeof sides, animal: Named) => void
}

/** One of the pair, from the keeper's animals of that sex (BRD-05, BRD-06). */
function Partner({ form, side, goneName, onChosen }: PartnerProps) {
  const { sex, path, label } = sides[side]
  const value = form.values[path]
  const error = form.errors[path]
  return (
    <AnimalPicker
      label={label}
      sex={sex}
      path={path}
      required
      placeholder={value === null && goneName !== null ? texts.gone(goneName) : texts.choose[side]}
      value={value}
      error={typeof error === 'string' ? error : undefined}
      onChange={(id, name) => {
        form.setFieldValue(path, id)
        onChosen(side, id === null || name === null ? null : { id, name })
      }}
    />
  )
}

/** When the eggs are expected, with the way to the calendar beside it. */
function LayDate({ form }: { form: Form }) {
  const { startDate, expectedLayDate, name } = form.values
  return (
    <div className={classes.layDate}>
      <DayInput
        label={fields.expectedLayDate}
        placeholder={texts.noDate}
        description={startDate ? layDateWarning(startDate, expectedLayDate) : null}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('expectedLayDate')}
      />
      <SetDate day={expectedLayDate} name={name} inNewTab />
    </div>
  )
}
