import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { Chip, ChipRow } from '../../../shared/ui/chip.tsx'
import { isReadable, type LabelLine, type LabelOptions, sheetOf } from '../label-options.ts'
import { endlessSheet, labelSheets, ownSheet } from '../label-sheets.ts'
import { labelsTexts as texts } from '../labels.texts.ts'
import type { LabelKind } from '../labels-search.ts'
import classes from './label-print.module.css'

type Props = {
  of: LabelKind
  options: LabelOptions
  onChange: (changed: Partial<LabelOptions>) => void
}

/** What may stand on a label of each kind besides name and code. */
const linesOf: Readonly<Record<LabelKind, readonly LabelLine[]>> = {
  places: ['within'],
  animals: ['species', 'morph', 'sex', 'born', 'weight', 'place', 'price', 'contact'],
  projects: ['status'],
  clutches: ['pair', 'laid', 'counts', 'box'],
  boxes: ['incubator', 'capacity'],
  incubators: ['set', 'limits', 'place'],
}

/** The code of an address as most are, in modules with its white margin: one more of them is decided by the address. */
const usualModules = 37

const sheets = [
  ...labelSheets.map(({ id, name }) => ({ value: id, label: name })),
  { value: endlessSheet, label: texts.endless },
  { value: ownSheet, label: texts.own },
]

/** On what and what is printed. */
export function LabelPrint({ of, options, onChange }: Props) {
  const sheet = sheetOf(options)
  const toggle = (line: LabelLine): void => {
    const { lines } = options
    onChange({ lines: lines.includes(line) ? lines.filter((one) => one !== line) : [...lines, line] })
  }
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          label={texts.sheet}
          data={sheets}
          value={options.sheet}
          error={isReadable(sheet, usualModules, options.barcode) ? undefined : texts.small}
          onChange={({ currentTarget }) => onChange({ sheet: currentTarget.value })}
        />
        {sheet.columns * sheet.rows > 1 && (
          <Length name="start" label={texts.start} {...{ options, onChange }} />
        )}
        {options.sheet === ownSheet && <Length name="wide" label={texts.wide} {...{ options, onChange }} />}
        {(options.sheet === ownSheet || options.sheet === endlessSheet) && (
          <Length name="high" label={texts.high} {...{ options, onChange }} />
        )}
      </div>
      <ChipRow label={texts.lines} wraps>
        {linesOf[of].map((line) => (
          <Chip key={line} on={options.lines.includes(line)} onPress={() => toggle(line)}>
            {texts.line[line]}
          </Chip>
        ))}
      </ChipRow>
      <Checkbox
        label={texts.barcode}
        checked={options.barcode}
        className={classes.box}
        onChange={({ currentTarget }) => onChange({ barcode: currentTarget.checked })}
      />
      <fieldset className={classes.offset}>
        <legend className={classes.legend}>{texts.offset}</legend>
        <div className={classes.pair}>
          <Length name="across" label={texts.across} {...{ options, onChange }} />
          <Length name="down" label={texts.down} {...{ options, onChange }} />
        </div>
      </fieldset>
    </>
  )
}

type LengthProps = Pick<Props, 'options' | 'onChange'> & {
  name: 'start' | 'wide' | 'high' | 'across' | 'down'
  label: string
}

const Length = ({ name, label, options, onChange }: LengthProps) => (
  <TextInput
    label={label}
    inputMode={name === 'start' ? 'numeric' : 'text'}
    autoComplete="off"
    maxLength={8}
    value={options[name]}
    onChange={({ currentTarget }) => onChange({ ...options, [name]: currentTarget.value })}
  />
)
