import { parseWeight } from '@clutchbook/domain/kernel/units'
import Check from 'lucide-react/icons/check'
import { type FormEvent, useId, useState } from 'react'
import { todayTexts as texts } from '../today.texts.ts'
import type { ShownRow } from '../today-work.ts'
import classes from './today-row.module.css'

type Props = {
  row: ShownRow
  onSave: (typed: string) => void
  /** The focus begins here in what it opens with. */
  isFirst?: boolean
}

/** A weight in the line of its animal: a number, and Enter or a press. */
export function WeightField({ row, onSave, isFirst = false }: Props) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const problem = useId()
  const save = (event: FormEvent): void => {
    event.preventDefault()
    if (parseWeight(typed, 'grams') === null) setWrong(true)
    else onSave(typed)
  }
  return (
    <form className={classes.weigh} onSubmit={save} noValidate>
      <input
        className={classes.number}
        data-autofocus={isFirst || undefined}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={texts.weight(row.name)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? problem : undefined}
        maxLength={20}
        value={typed}
        onChange={({ currentTarget }) => {
          setWrong(false)
          setTyped(currentTarget.value)
        }}
      />
      <span className={classes.unit} aria-hidden>
        {texts.grams}
      </span>
      <button type="submit" className={classes.act} data-rank="main" aria-label={texts.save(row.name)}>
        <Check size={21} aria-hidden />
      </button>
      {isWrong && (
        <span id={problem} className={classes.problem} role="alert">
          {texts.weightProblem}
        </span>
      )}
    </form>
  )
}
