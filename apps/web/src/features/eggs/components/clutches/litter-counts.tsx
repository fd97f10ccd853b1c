import { clutchFields } from '@clutchbook/domain/clutches/clutches.fields'
import { labelsOf } from '@clutchbook/domain/kernel/record-fields'
import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { LitterCounts } from '../../litter-form.ts'
import classes from './clutch-form.module.css'

const labels = labelsOf(clutchFields)

type Props = {
  /** What a field of the form is given. */
  field: (name: keyof LitterCounts) => { error?: ReactNode }
}

/** How many young of a litter lived, how many were stillborn, and how many slugs there were. */
export const LitterCountFields = ({ field }: Props) => (
  <div className={classes.counts}>
    {(['liveCount', 'stillbornCount', 'slugCount'] as const).map((name) => (
      <TextInput key={name} label={labels[name]} inputMode="numeric" autoComplete="off" {...field(name)} />
    ))}
  </div>
)
