import '@mantine/core/styles/Combobox.layer.css'
import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { type FactKind, factKinds } from '@clutchbook/domain/season/season-facts.rules'
import { NativeSelect, TextInput } from '@mantine/core'
import { ClashNotice } from '../../../shared/forms/clash-notice.tsx'
import { DayInput } from '../../../shared/forms/day-input.tsx'
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx'
import { GrowingText } from '../../../shared/forms/growing-text.tsx'
import { Chip, ChipGroup } from '../../../shared/ui/chip.tsx'
import { FormButtons } from '../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../shared/ui/form-dialog.tsx'
import { AnimalPicker } from '../../collection/public/animal-picker.tsx'
import { fieldsOfKind } from '../fact-form-values.ts'
import type { FactActs } from '../hooks/use-fact-acts.ts'
import { type FactForm, useFactForm } from '../hooks/use-fact-form.ts'
import type { Fact } from '../season.queries.ts'
import { seasonTexts } from '../season.texts.ts'
import { ElsewhereDialog } from './elsewhere-dialog.tsx'
import classes from './fact-dialog.module.css'

const texts = seasonTexts.form
const dialogWidth = 480

/** A project that a fact may be of. */
type ProjectChoice = { readonly id: number; readonly name: string }

type Props = {
  animal: Pick<Animal, 'id' | 'name'>
  /** The fact that is changed; null for a new one. */
  fact: Fact | null
  /** What a new one begins as. */
  kind: FactKind
  projects: readonly ProjectChoice[]
  /** What each kind is called of her. */
  kindOf: (kind: FactKind) => string
  acts: Pick<FactActs, 'tellAdded' | 'tellChanged'>
  onClose: () => void
}

/** Writes a fact down with its day, or changes it. */
export function FactDialog({ animal, fact, kind, projects, kindOf, acts, onClose }: Props) {
  const { form, draft, merging, isBusy, asked, giveUp, onSubmit } = useFactForm({
    ...{ animalId: animal.id, fact, kind, acts },
    onSaved: onClose,
  })
  const cancel = () => {
    draft.end()
    onClose()
  }
  return (
    <FormDialog
      sends="POST /api/animals/{id}/season-facts"
      title={fact ? texts.change : texts.add(animal.name)}
      size={dialogWidth}
      onClose={onClose}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <DraftNotice draft={draft} />
        <ClashNotice merging={merging} />
        <ChipGroup label={texts.what} path="kind" error={form.errors.kind}>
          {factKinds.map((offered) => (
            <Chip
              key={offered}
              on={offered === form.values.kind}
              onPress={() => form.setFieldValue('kind', offered)}
            >
              {kindOf(offered)}
            </Chip>
          ))}
        </ChipGroup>
        <OwnFields form={form} maleName={fact?.maleName ?? null} />
        <GrowingText label={texts.note} rows={[2, 8]} {...form.getInputProps('note')} />
        {projects.length > 1 && <ProjectField form={form} projects={projects} />}
        <FormButtons texts={texts} busy={isBusy} inReach onCancel={cancel} />
      </form>
      {asked && <ElsewhereDialog asked={asked} isBusy={isBusy} onClose={giveUp} />}
    </FormDialog>
  )
}

/** The day of a fact, and what its kind has of its own. */
function OwnFields({ form, maleName }: { form: FactForm; maleName: string | null }) {
  const { kind, maleId } = form.values
  const has = fieldsOfKind(kind)
  const error = form.errors.maleId
  const nobody = kind === 'lock' ? texts.ofVisit : texts.chooseMale
  const placeholder = maleId === null && maleName !== null ? maleName : nobody
  return (
    <>
      {has.maleId && (
        <AnimalPicker
          label={texts.male}
          sex="Male"
          path="maleId"
          required={kind === 'introduced'}
          placeholder={placeholder}
          {...(kind === 'lock' && { none: texts.ofVisit })}
          value={maleId}
          error={typeof error === 'string' ? error : undefined}
          onChange={(id) => form.setFieldValue('maleId', id)}
        />
      )}
      {has.mm && (
        <TextInput
          label={texts.mm}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('mm')}
        />
      )}
      {has.grams && (
        <TextInput
          label={texts.grams}
          withAsterisk
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('grams')}
        />
      )}
      <div className={classes.two}>
        <DayInput label={has.until ? texts.from : texts.day} withAsterisk {...form.getInputProps('day')} />
        {has.until ? (
          <DayInput
            label={kind === 'introduced' ? texts.outOn : texts.until}
            {...form.getInputProps('until')}
          />
        ) : (
          <TextInput type="time" label={texts.time} {...form.getInputProps('time')} />
        )}
      </div>
    </>
  )
}

const ProjectField = ({ form, projects }: { form: FactForm; projects: readonly ProjectChoice[] }) => (
  <NativeSelect
    label={texts.project}
    data={[
      { value: '', label: texts.anyProject },
      ...projects.map(({ id, name }) => ({ value: String(id), label: name })),
    ]}
    value={form.values.breedingProjectId ?? ''}
    onChange={({ currentTarget: { value } }) =>
      form.setFieldValue('breedingProjectId', value === '' ? null : Number(value))
    }
    error={form.errors.breedingProjectId}
  />
)
