import { formatWeight, parseWeight } from '@clutchbook/domain/kernel/units'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { KeptAnimal } from '../places.queries.ts'
import { walkTexts as texts } from '../walk.texts.ts'
import { percentOff } from '../walk-steps.ts'
import classes from './walk-weight.module.css'

type Props = {
  animal: KeptAnimal
  /** Whether a press at a moment is one, and not the end of the press before it. */
  isMeant: (at: number) => boolean
  onWeigh: (typed: string) => void
  /** Goes on without a weight. */
  onPass: () => void
}

/** One number and Enter, from a hand or from scales that type; one that is far off the last is asked about once (PLC-11). */
export function WalkWeight({ animal, isMeant, onWeigh, onPass }: Props) {
  const field = useRef<HTMLInputElement>(null)
  // The next number is written at once, without a hand on the screen.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const last = animal.weight === null ? null : formatWeight(animal.weight, animal.weightUnit)
  const pass = ({ timeStamp }: Pick<SyntheticEvent, 'timeStamp'>): void => {
    if (isMeant(timeStamp)) onPass()
  }
  const save = (event: FormEvent): void => {
    event.preventDefault()
    const off = percentOff(typed, animal)
    if (typed.trim() === '') pass(event)
    else if (parseWeight(typed, 'grams') === null) setProblem(texts.wrong)
    else if (off !== null && asked !== typed) {
      setAsked(typed)
      setProblem(texts.off(off, last ?? ''))
    } else onWeigh(typed)
  }
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <TextInput
        label={texts.weight(animal.name)}
        description={last === null ? texts.noWeight : texts.last(last)}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        ref={field}
        maxLength={20}
        size="xl"
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => {
          setProblem(null)
          setTyped(currentTarget.value)
        }}
      />
      <div className={classes.acts}>
        <Button variant="default" onClick={pass}>
          {texts.pass}
        </Button>
        <Button type="submit">{texts.note}</Button>
      </div>
    </form>
  )
}
