import { weightAbbreviation, weightUnits } from '@clutchbook/domain/kernel/units'
import { NativeSelect, TextInput } from '@mantine/core'
import { memo } from 'react'
import { DayInput } from '../../../../shared/forms/day-input.tsx'
import { PhotosField } from '../../../media/public/photos-field.tsx'
import type { Gallery } from '../../../media/public/use-gallery.ts'
import { formTexts } from '../../animal-form.texts.ts'
import type { AnimalForm } from '../../hooks/use-animal-form.ts'
import classes from './animal-form.module.css'
import { SexField } from './sex-field.tsx'
import { SpeciesField } from './species-field.tsx'

const texts = formTexts.fields
const units = weightUnits.map((unit) => ({ value: unit, label: weightAbbreviation(unit) }))

type Props = { form: AnimalForm; photos: Gallery }

/** What an animal is, the two needed fields first (U3). */
export const BasicFields = memo(function BasicFields({ form, photos }: Props) {
  return (
    <div className={classes.column}>
      <TextInput
        key={form.key('name')}
        label={texts.name}
        withAsterisk
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <SpeciesField key={form.key('species')} {...form.getInputProps('species')} />
      <TextInput
        key={form.key('morph')}
        label={texts.morph}
        autoComplete="off"
        {...form.getInputProps('morph')}
      />
      <SexField form={form} />
      <PhotosField label={texts.photos} gallery={photos} withProfile />
      <div className={classes.pair}>
        <DayInput
          key={form.key('dateOfBirth')}
          label={texts.dateOfBirth}
          {...form.getInputProps('dateOfBirth')}
        />
        <TextInput
          key={form.key('customId')}
          label={texts.customId}
          autoComplete="off"
          {...form.getInputProps('customId')}
        />
      </div>
      <div className={classes.pair}>
        <div className={classes.weight}>
          <TextInput
            key={form.key('weight')}
            label={texts.weight}
            inputMode="decimal"
            autoComplete="off"
            {...form.getInputProps('weight')}
          />
          <NativeSelect
            key={form.key('weightUnit')}
            label={texts.weightUnit}
            data={units}
            {...form.getInputProps('weightUnit')}
          />
        </div>
        <TextInput
          key={form.key('length')}
          label={texts.length}
          autoComplete="off"
          {...form.getInputProps('length')}
        />
      </div>
    </div>
  )
})
