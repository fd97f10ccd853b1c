import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { DayInput } from '../../../../shared/forms/day-input.tsx'
import { GrowingText } from '../../../../shared/forms/growing-text.tsx'
import { MoreFold } from '../../../../shared/forms/more-fold.tsx'
import { Chip, ChipGroup } from '../../../../shared/ui/chip.tsx'
import { type DataField, dataFieldsOf } from '../../data-fields.ts'
import { isAsked } from '../../data-values.ts'
import type { RecordForm } from '../../hooks/use-record-form.ts'
import { fieldHint, fieldLabel, wordText } from '../../record-data.texts.ts'
import classes from './data-fields.module.css'

/** Fields that stand beside each other, by how much of a line each takes. */
const widths: Readonly<Record<string, string | undefined>> = {
  count: classes.small,
  size: classes.small,
  prey: classes.small,
  faeces: classes.half,
  urates: classes.half,
  drug: classes.half,
  dose: classes.half,
  total: classes.half,
  unit: classes.half,
  temperature: classes.small,
  temperatureUnit: classes.small,
  humidity: classes.small,
  cost: classes.half,
  currency: classes.half,
  grams: classes.half,
  supplement: classes.half,
}

/** What a kind is about: the fields that stand before all others. */
export const MainDataFields = ({ form }: { form: RecordForm }) => (
  <Fields form={form} fields={dataFieldsOf(form.values.type).filter(({ isMain }) => isMain)} />
)

/** What else can be said, behind one press. */
export const MoreFields = ({ form, children }: { form: RecordForm; children?: ReactNode }) => (
  <MoreFold>
    <div className={classes.fields}>
      <Controls form={form} fields={dataFieldsOf(form.values.type).filter(({ isMain }) => !isMain)} />
      {children}
    </div>
  </MoreFold>
)

type Props = { form: RecordForm; fields: readonly DataField[] }

const Fields = (props: Props) =>
  props.fields.length > 0 && (
    <div className={classes.fields}>
      <Controls {...props} />
    </div>
  )

const Controls = ({ form, fields }: Props) =>
  fields
    .filter((field) => form.values.inFields && isAsked(field, form.values.data))
    .map((field) => (
      <div key={field.name} className={widths[field.name] ?? classes.whole}>
        <Control form={form} field={field} />
      </div>
    ))

function Control({ form, field }: { form: RecordForm; field: DataField }) {
  const { name } = field
  const label = fieldLabel(form.values.type, name)
  const path = `data.${name}` as const
  const input = form.getInputProps(path)
  switch (field.as) {
    case 'day':
      return <DayInput label={label} {...input} />
    case 'flag':
      return <Checkbox label={label} {...form.getInputProps(path, { type: 'checkbox' })} />
    case 'lines':
      return <GrowingText label={label} rows={[2, 6]} {...input} />
    case 'unit':
      return (
        <NativeSelect
          label={label}
          data={field.of.map((word) => ({ value: word, label: wordText(word) }))}
          {...input}
        />
      )
    case 'word':
    case 'words':
      return <WordChips form={form} field={field} label={label} />
    default:
      return (
        <TextInput
          label={label}
          placeholder={fieldHint(name)}
          autoComplete="off"
          {...(field.as === 'number' && { inputMode: 'decimal' as const })}
          {...input}
        />
      )
  }
}

type WordProps = { form: RecordForm; field: DataField & { as: 'word' | 'words' }; label: string }

/** Words as switches beside each other: one of them, or several. */
function WordChips({ form, field, label }: WordProps) {
  const path = `data.${field.name}` as const
  const said = form.values.data[field.name]
  const error = form.errors[path]
  const isOn = (word: string): boolean => (Array.isArray(said) ? said.includes(word) : said === word)
  const press = (word: string): void => {
    const before = Array.isArray(said) ? said : []
    const several = isOn(word) ? before.filter((one) => one !== word) : [...before, word]
    const single = isOn(word) ? '' : word
    form.setFieldValue(path, field.as === 'word' ? single : several)
  }
  return (
    <ChipGroup label={label} path={path} error={error}>
      {field.of.map((word) => (
        <Chip key={word} on={isOn(word)} onPress={() => press(word)}>
          {wordText(word)}
        </Chip>
      ))}
    </ChipGroup>
  )
}
