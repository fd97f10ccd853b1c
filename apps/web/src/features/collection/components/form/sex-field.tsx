import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import { sexes } from '@clutchbook/domain/collection/collection.rules'
import type { AnimalForm } from '../../hooks/use-animal-form.ts'
import { SexMark } from '../sex-mark.tsx'
import classes from './sex-field.module.css'

/** The sex as three buttons beside each other: one tap, and nothing to open. */
export function SexField({ form }: { form: AnimalForm }) {
  const chosen = form.useWatchValue('sex')
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{animalFields.sex.label}</legend>
      <div className={classes.choices}>
        {sexes.map((sex) => (
          <label key={sex} className={classes.choice}>
            <input
              type="radio"
              name="sex"
              value={sex}
              checked={chosen === sex}
              onChange={() => form.setFieldValue('sex', sex, { forceUpdate: false })}
            />
            <SexMark sex={sex} spelled />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
