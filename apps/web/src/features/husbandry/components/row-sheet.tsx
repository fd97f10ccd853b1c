import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import { dataLimits } from '@clutchbook/domain/husbandry/record-data.rules'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { fieldLabel } from '../../collection/public/record-words.ts'
import type { TodayActs } from '../hooks/use-today-work.ts'
import { todayTexts } from '../today.texts.ts'
import {
  isOpen,
  isPressed,
  type Meal,
  mealOf,
  type Outcome,
  outcomesOf,
  type ShownRow,
} from '../today-work.ts'
import classes from './row-sheet.module.css'

const texts = todayTexts.meal

type Props = { row: ShownRow; acts: TodayActs; onClose: () => void }

const isCount = (typed: string): boolean =>
  /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= dataLimits.count

/** What else can be said of a row: another food, that it was refused or skipped; and the way to its animal. */
export function RowSheet({ row, acts, onClose }: Props) {
  const kind = recordTypeKey(row.kind)
  const first = mealOf(row)
  const [typed, setTyped] = useState({ ...first, count: String(first.count) })
  const isFeeding = kind === 'feeding'
  const isWrong = isFeeding && !isCount(typed.count)
  const note = (outcome: Outcome): void => {
    if (isWrong) return
    const meal: Meal = { prey: typed.prey.trim(), size: typed.size.trim(), count: Number(typed.count) }
    acts.note(row, outcome, isFeeding ? meal : undefined)
    onClose()
  }
  const [main, ...others] = outcomesOf(kind)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (main) note(main)
  }
  const head = isFeeding ? texts.title(row.name) : texts.otherTitle(row.name, todayTexts.head(kind))
  return (
    <Sheet sends="POST /api/log" title={isOpen(row) ? head : row.name} onClose={onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {isFeeding && isOpen(row) && <MealFields typed={typed} isWrong={isWrong} onType={setTyped} />}
        {isOpen(row) && isPressed(kind) && (
          <div className={classes.acts}>
            {main && <Button type="submit">{todayTexts.outcomes[main]}</Button>}
            {others.map((outcome) => (
              <Button key={outcome} variant="default" onClick={() => note(outcome)}>
                {todayTexts.outcomes[outcome]}
              </Button>
            ))}
          </div>
        )}
        {row.animalId !== null && (
          <LinkButton to="/reptiles/$id" params={{ id: String(row.animalId) }} variant="default">
            {texts.openAnimal}
          </LinkButton>
        )}
      </form>
    </Sheet>
  )
}

type Typed = { prey: string; size: string; count: string }
type FieldsProps = { typed: Typed; isWrong: boolean; onType: (typed: Typed) => void }

/** What is offered, each part of it to be changed. */
const MealFields = ({ typed, isWrong, onType }: FieldsProps) => (
  <div className={classes.fields}>
    <TextInput
      label={texts.count}
      inputMode="numeric"
      autoComplete="off"
      value={typed.count}
      error={isWrong && texts.countProblem}
      onChange={({ currentTarget }) => onType({ ...typed, count: currentTarget.value })}
    />
    <TextInput
      label={fieldLabel('feeding', 'size')}
      autoComplete="off"
      maxLength={dataLimits.text}
      value={typed.size}
      onChange={({ currentTarget }) => onType({ ...typed, size: currentTarget.value })}
    />
    <TextInput
      label={fieldLabel('feeding', 'prey')}
      autoComplete="off"
      maxLength={dataLimits.text}
      value={typed.prey}
      onChange={({ currentTarget }) => onType({ ...typed, prey: currentTarget.value })}
    />
  </div>
)
