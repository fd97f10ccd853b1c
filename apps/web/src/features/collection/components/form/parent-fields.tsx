import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import { memo } from 'react'
import { formTexts } from '../../animal-form.texts.ts'
import type { AnimalForm } from '../../hooks/use-animal-form.ts'
import { AnimalPicker } from '../animal-picker.tsx'
import classes from './animal-form.module.css'
import { TextField } from './text-field.tsx'

const parents = {
  father: { sex: 'Male', id: 'fatherId' },
  mother: { sex: 'Female', id: 'motherId' },
} as const

type Props = { form: AnimalForm; parent: keyof typeof parents; childId: number | undefined }

/**
 * One parent: an animal of the collection, or what is known of it as text (LIN-03). Typed text steps aside for a
 * linked animal and comes back when the link is taken away (LIN-Q04).
 */
export const ParentFields = memo(function ParentFields({ form, parent, childId }: Props) {
  const { sex, id } = parents[parent]
  const linked = form.useWatchValue(id)
  const error = form.errors[id]
  return (
    <div className={classes.column}>
      <AnimalPicker
        label={animalFields[id].label}
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
          <TextField form={form} name={`${parent}Name`} />
          <TextField form={form} name={`${parent}Morph`} />
          <TextField form={form} name={`${parent}Source`} />
          <TextField form={form} name={`${parent}ProducedBy`} />
        </div>
      )}
    </div>
  )
})
