import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import { priceStatuses } from '@clutchbook/domain/collection/collection.rules'
import { currencySymbols } from '@clutchbook/domain/kernel/money'
import { Checkbox, NativeSelect } from '@mantine/core'
import { memo } from 'react'
import { DayInput } from '../../../../shared/forms/day-input.tsx'
import { GrowingText } from '../../../../shared/forms/growing-text.tsx'
import { formTexts } from '../../animal-form.texts.ts'
import { showsPrice, showsSale } from '../../animal-form-values.ts'
import type { AnimalForm } from '../../hooks/use-animal-form.ts'
import classes from './animal-form.module.css'
import { TextField } from './text-field.tsx'

const hints = formTexts.fieldHints
const currencies = Object.keys(currencySymbols)

/** An animal may carry a currency from before the table knew it. */
const offered = (current: string): string[] =>
  currencies.includes(current) ? currencies : [current, ...currencies]

/** Where an animal comes from, and whether it is for sale. */
export const AdditionalFields = memo(function AdditionalFields({ form }: { form: AnimalForm }) {
  const priceStatus = form.useWatchValue('priceStatus')
  return (
    <div className={classes.column}>
      <TextField form={form} name="source" />
      <TextField form={form} name="producedBy" />
      <Checkbox
        key={form.key('isHoldback')}
        label={animalFields.isHoldback.label}
        description={hints.isHoldback}
        {...form.getInputProps('isHoldback', { type: 'checkbox' })}
      />
      <NativeSelect
        key={form.key('priceStatus')}
        label={animalFields.priceStatus.label}
        data={[...priceStatuses]}
        {...form.getInputProps('priceStatus')}
      />
      {showsPrice(priceStatus) && <PriceFields form={form} isOffered={priceStatus === 'For Sale'} />}
      {showsSale(priceStatus) && (
        <DayInput
          key={form.key('soldOn')}
          label={animalFields.soldOn.label}
          {...form.getInputProps('soldOn')}
        />
      )}
      <TextField form={form} name="contactInfo" hint={hints.contact} />
      <GrowingText
        key={form.key('notes')}
        label={animalFields.notes.label}
        rows={[3, 12]}
        {...form.getInputProps('notes')}
      />
    </div>
  )
})

/** Price and currency of an animal that is offered, held or sold (COL-78); only an offer is listed. */
const PriceFields = ({ form, isOffered }: { form: AnimalForm; isOffered: boolean }) => (
  <div className={classes.price}>
    <TextField form={form} name="price" inputMode="decimal" {...(isOffered && { hint: hints.price })} />
    <NativeSelect
      key={form.key('priceCurrency')}
      label={animalFields.priceCurrency.label}
      data={offered(form.getValues().priceCurrency)}
      {...form.getInputProps('priceCurrency')}
    />
  </div>
)
