import { offeredHours, timesEvery } from '@clutchbook/domain/husbandry/every-hours.rules'
import { cleaningScopes, doseRoutes, foodStates, pauseKinds } from '@clutchbook/domain/husbandry/plan'
import { planFields } from '@clutchbook/domain/husbandry/plan.fields'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DayInput } from '../../../shared/forms/day-input.tsx'
import { Chip, ChipGroup, ChipRow } from '../../../shared/ui/chip.tsx'
import { fieldHint, fieldLabel, wordText } from '../../collection/public/record-words.ts'
import type { PlanForm } from '../hooks/use-plan-form.ts'
import { planTexts } from '../plan.texts.ts'
import { type PlanKind, readTimes } from '../plan-form-values.ts'
import classes from './plan-dialog.module.css'

const { fields, kinds, weekdays, weekdaysShort, pauses: pauseWords } = planTexts

type Props = { form: PlanForm }

const atHand: readonly PlanKind[] = ['feeding', 'medication', 'weight']
const further: readonly PlanKind[] = ['cleaning', 'length', 'climate', 'own']

/** What is planned; it decides what is asked. */
export function KindField({ form, onChoose }: Props & { onChoose: (kind: PlanKind) => void }) {
  const { chosen } = form.values
  const [isWhole, setWhole] = useState(further.includes(chosen))
  return (
    <>
      <ChipRow label={fields.kind} wraps>
        {[...atHand, ...(isWhole ? further : [])].map((kind) => (
          <Chip key={kind} on={chosen === kind} onPress={() => onChoose(kind)}>
            {kinds[kind]}
          </Chip>
        ))}
        {!isWhole && (
          <Chip on={false} onPress={() => setWhole(true)}>
            {planTexts.otherKinds}
          </Chip>
        )}
      </ChipRow>
      {form.errors.kind && chosen !== 'own' && <p className={classes.error}>{form.errors.kind}</p>}
      {chosen === 'own' && (
        <TextInput label={fields.ownKind} autoComplete="off" {...form.getInputProps('kind')} />
      )}
    </>
  )
}

/** What is fed, given or cleaned. */
export function AboutFields({ form }: Props) {
  const { chosen, scope } = form.values
  if (chosen === 'feeding')
    return (
      <div className={classes.three}>
        <TextInput
          label={fieldLabel('feeding', 'count')}
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('food.count')}
        />
        <TextInput
          label={fieldLabel('feeding', 'size')}
          autoComplete="off"
          {...form.getInputProps('food.size')}
        />
        <TextInput
          label={fieldLabel('feeding', 'prey')}
          autoComplete="off"
          {...form.getInputProps('food.prey')}
        />
      </div>
    )
  if (chosen === 'medication')
    return (
      <div className={classes.two}>
        <TextInput
          label={fieldLabel('medication', 'drug')}
          autoComplete="off"
          {...form.getInputProps('dose.drug')}
        />
        <TextInput
          label={fieldLabel('medication', 'dose')}
          placeholder={fieldHint('dose')}
          autoComplete="off"
          {...form.getInputProps('dose.dose')}
        />
      </div>
    )
  if (chosen !== 'cleaning') return null
  return (
    <ChipRow label={fields.scope} wraps>
      {cleaningScopes.map((one) => (
        <Chip key={one} on={scope === one} onPress={() => form.setFieldValue('scope', one)}>
          {wordText(one)}
        </Chip>
      ))}
    </ChipRow>
  )
}

/** After how many days, or how often a day. */
export const RhythmFields = ({ form }: Props) =>
  form.values.chosen === 'medication' ? <HoursField form={form} /> : <DaysFields form={form} />

const DaysFields = ({ form }: Props) => (
  <div className={classes.two}>
    <TextInput
      label={fields.minDays}
      inputMode="numeric"
      autoComplete="off"
      rightSection={<span className={classes.unit}>{fields.days}</span>}
      rightSectionWidth={56}
      {...form.getInputProps('minDays')}
    />
    <TextInput
      label={fields.maxDays}
      inputMode="numeric"
      autoComplete="off"
      rightSection={<span className={classes.unit}>{fields.days}</span>}
      rightSectionWidth={56}
      {...form.getInputProps('maxDays')}
    />
  </div>
)

/** A course is given every so many hours from a first time on. */
function HoursField({ form }: Props) {
  const times = readTimes(form.values.times)
  const first = times[0] ?? '08:00'
  return (
    <>
      <ChipGroup label={fields.hours}>
        {offeredHours.map((hours) => {
          const wanted = timesEvery(hours, first).join(', ')
          return (
            <Chip
              key={hours}
              on={times.join(', ') === wanted}
              onPress={() => form.setFieldValue('times', wanted)}
            >
              {fields.everyHours(hours)}
            </Chip>
          )
        })}
      </ChipGroup>
      <TimesField form={form} />
    </>
  )
}

const TimesField = ({ form }: Props) => (
  <TextInput
    label={fields.times}
    placeholder={fields.timesHint}
    autoComplete="off"
    {...form.getInputProps('times')}
  />
)

/** From when on, and of a course until when. */
export const SpanFields = ({ form }: Props) => (
  <div className={classes.two}>
    <DayInput label={fields.startsOn} {...form.getInputProps('startsOn')} />
    {form.values.chosen === 'medication' && (
      <DayInput label={fields.endsOn} {...form.getInputProps('endsOn')} />
    )}
  </div>
)

/** What most plans leave as it is. */
export function FurtherFields({ form }: Props) {
  const { chosen } = form.values
  const isCourse = chosen === 'medication'
  return (
    <>
      <Days form={form} />
      {!isCourse && <TimesField form={form} />}
      {chosen === 'feeding' && <FoodFields form={form} />}
      {isCourse && (
        <NativeSelect
          label={fieldLabel('medication', 'route')}
          data={optionsOf(doseRoutes)}
          {...form.getInputProps('dose.route')}
        />
      )}
      <TextInput label={fields.title} autoComplete="off" {...form.getInputProps('title')} />
      {!isCourse && (
        <div className={classes.two}>
          <DayInput label={fields.endsOn} {...form.getInputProps('endsOn')} />
          <TextInput
            label={fields.retryDays}
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps('retryDays')}
          />
        </div>
      )}
      <Pauses form={form} />
      <Checkbox label={planFields.remind.label} {...form.getInputProps('remind', { type: 'checkbox' })} />
    </>
  )
}

const optionsOf = (words: readonly string[]) => [
  { value: '', label: fields.notNoted },
  ...words.map((word) => ({ value: word, label: wordText(word) })),
]

const FoodFields = ({ form }: Props) => (
  <div className={classes.two}>
    <NativeSelect
      label={fieldLabel('feeding', 'state')}
      data={optionsOf(foodStates)}
      {...form.getInputProps('food.state')}
    />
    <TextInput
      label={fieldLabel('feeding', 'grams')}
      inputMode="decimal"
      autoComplete="off"
      {...form.getInputProps('food.grams')}
    />
    <TextInput
      label={fieldLabel('feeding', 'supplement')}
      autoComplete="off"
      {...form.getInputProps('food.supplement')}
    />
  </div>
)

const toggled = <Item,>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item].sort()

function Days({ form }: Props) {
  const chosen = form.values.weekdays
  return (
    <ChipGroup label={fields.weekdays}>
      {weekdaysShort.map((word, day) => (
        <Chip
          key={word}
          on={chosen.some((one) => one === day)}
          onPress={() => form.setFieldValue('weekdays', toggled(chosen, day as (typeof chosen)[number]))}
        >
          <abbr title={weekdays[day]} className={classes.day}>
            {word}
          </abbr>
        </Chip>
      ))}
    </ChipGroup>
  )
}

function Pauses({ form }: Props) {
  const chosen = form.values.pauses
  return (
    <ChipGroup label={fields.pauses}>
      {pauseKinds.map((kind) => (
        <Chip
          key={kind}
          on={chosen.includes(kind)}
          onPress={() => form.setFieldValue('pauses', toggled(chosen, kind))}
        >
          {pauseWords[kind]}
        </Chip>
      ))}
    </ChipGroup>
  )
}
