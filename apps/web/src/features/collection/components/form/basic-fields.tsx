import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import { weightAbbreviation, weightUnits } from '@clutchbook/domain/kernel/units'
import { NativeSelect } from '@mantine/core'
import { memo } from 'react'
import { DayInput } from '../../../../shared/forms/day-input.tsx'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'
import { PhotosField } from '../../../media/public/photos-field.tsx'
import type { Gallery } from '../../../media/public/use-gallery.ts'
import type { AnimalForm } from '../../hooks/use-animal-form.ts'
import classes from './animal-form.module.css'
import { SexField } from './sex-field.tsx'
import { SpeciesField } from './species-field.tsx'
import { TextField } from './text-field.tsx'

const units = weightUnits.map((unit) => ({ value: unit, label: weightAbbreviation(unit) }))

const HatchlingLook = lazyPart(async () => (await import('./hatchling-look.tsx')).HatchlingLook)

type Props = {
  form: AnimalForm
  photos: Gallery
  isNew: boolean
  /** Whether it hatched, so that how it looks can be chosen of what its parents may give. */
  hasLook: boolean
}

/** What an animal is, the two needed fields first (U3). */
export const BasicFields = memo(function BasicFields({ form, photos, isNew, hasLook }: Props) {
  return (
    <div className={classes.column}>
      <TextField form={form} name="name" first={isNew} withAsterisk />
      <SpeciesField key={form.key('species')} {...form.getInputProps('species')} />
      <TextField form={form} name="morph" />
      {hasLook && <HatchlingLook form={form} />}
      <SexField form={form} />
      <PhotosField label={animalFields.photos.label} gallery={photos} withProfile />
      <div className={classes.pair}>
        <DayInput
          key={form.key('dateOfBirth')}
          label={animalFields.dateOfBirth.label}
          {...form.getInputProps('dateOfBirth')}
        />
        <TextField form={form} name="customId" />
      </div>
      <div className={classes.pair}>
        <div className={classes.weight}>
          <TextField form={form} name="weight" inputMode="decimal" />
          <NativeSelect
            key={form.key('weightUnit')}
            label={animalFields.weightUnit.label}
            data={units}
            {...form.getInputProps('weightUnit')}
          />
        </div>
        <TextField form={form} name="length" />
      </div>
    </div>
  )
})
