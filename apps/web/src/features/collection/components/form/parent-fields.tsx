import { TextInput } from '@mantine/core'
import { memo } from 'react'
import { formTexts } from '../../animal-form.texts.ts'
import type { AnimalForm } from '../../hooks/use-animal-form.ts'
import { AnimalPicker } from '../animal-picker.tsx'
import classes from './animal-form.module.css'

const texts = formTexts.fields

const parents = {
  father: { label: texts.father, sex: 'Male', id: 'fatherId' },
  mother: { label: texts.mother, sex: 'Female', id: 'motherId' },
} as const

type Props = { form: AnimalForm; parent: keyof typeof parents; childId: number | undefined }

/**
 * One parent: an animal of the collection, or what is known of it as text (LIN-03). Typed text steps aside for a
 * linked animal and comes back when the link is taken away (LIN-Q04).
 */
export const ParentFields = memo(function ParentFields({ form, parent, childId }: Props) {
  const { label, sex, id } = parents[parent]
  const linked = form.useWatchValue(id)
  const error = form.errors[id]
  return (
    <div className={classes.column}>
      <AnimalPicker
        label={label}
        sex={sex}
        placeholder={formTexts.parentPlaceholder}
        none={formTexts.none}
        path={id}
        value={linked}
        error={typeof error === 'string' ? error : undefined}
        except={childId === undefined ? [] : [childId]}
        onChange={(chosen) => form.setFieldValue(id, chosen, { forceUpdate: false })}
      />
      {linked === null && (
        <div className={classes.texts}>
          <Field form={form} path={`${parent}Name`} label={texts.parentName(label)} />
          <Field form={form} path={`${parent}Morph`} label={texts.parentMorph(label)} />
          <Field form={form} path={`${parent}Source`} label={texts.parentSource(label)} />
          <Field form={form} path={`${parent}ProducedBy`} label={texts.parentProducedBy(label)} />
        </div>
      )}
    </div>
  )
})

type FieldProps = {
  form: AnimalForm
  path: `${keyof typeof parents}${'Name' | 'Morph' | 'Source' | 'ProducedBy'}`
  label: string
}

const Field = ({ form, path, label }: FieldProps) => (
  <TextInput key={form.key(path)} label={label} autoComplete="off" {...form.getInputProps(path)} />
)
