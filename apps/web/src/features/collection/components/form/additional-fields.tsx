import { priceStatuses } from '@clutchbook/domain/collection/collection.rules'
import { currencySymbols } from '@clutchbook/domain/kernel/money'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { memo } from 'react'
import { GrowingText } from '../../../../shared/forms/growing-text.tsx'
import { formTexts } from '../../animal-form.texts.ts'
import type { AnimalForm } from '../../hooks/use-animal-form.ts'
import classes from './animal-form.module.css'

const texts = formTexts.fields
const currencies = Object.keys(currencySymbols)

/** Hints stand under their field, so that fields beside each other stay in line. */
const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

/** An animal may carry a currency from before the table knew it. */
const offered = (current: string): string[] =>
  currencies.includes(current) ? currencies : [current, ...currencies]

/** Where an animal comes from, and whether it is for sale. */
export const AdditionalFields = memo(function AdditionalFields({ form }: { form: AnimalForm }) {
  const priceStatus = form.useWatchValue('priceStatus')
  return (
    <div className={classes.column}>
      <TextInput
        key={form.key('source')}
        label={texts.source}
        autoComplete="off"
        {...form.getInputProps('source')}
      />
      <TextInput
        key={form.key('producedBy')}
        label={texts.producedBy}
        autoComplete="off"
        {...form.getInputProps('producedBy')}
      />
      <Checkbox
        key={form.key('isHoldback')}
        label={texts.isHoldback}
        description={texts.isHoldbackHint}
        {...form.getInputProps('isHoldback', { type: 'checkbox' })}
      />
      <NativeSelect
        key={form.key('priceStatus')}
        label={texts.priceStatus}
        data={[...priceStatuses]}
        {...form.getInputProps('priceStatus')}
      />
      {priceStatus === 'For Sale' && <PriceFields form={form} />}
      <TextInput
        key={form.key('contactInfo')}
        label={texts.contactInfo}
        description={texts.contactHint}
        inputWrapperOrder={hintBelow}
        autoComplete="off"
        {...form.getInputProps('contactInfo')}
      />
      <GrowingText
        key={form.key('notes')}
        label={texts.notes}
        rows={[3, 12]}
        {...form.getInputProps('notes')}
      />
    </div>
  )
})

/** Price and currency, which belong to an animal for sale only (COL-78). */
const PriceFields = ({ form }: { form: AnimalForm }) => (
  <div className={classes.price}>
    <TextInput
      key={form.key('price')}
      label={texts.price}
      description={texts.priceHint}
      inputWrapperOrder={hintBelow}
      inputMode="decimal"
      autoComplete="off"
      {...form.getInputProps('price')}
    />
    <NativeSelect
      key={form.key('priceCurrency')}
      label={texts.priceCurrency}
      data={offered(form.getValues().priceCurrency)}
      {...form.getInputProps('priceCurrency')}
    />
  </div>
)
