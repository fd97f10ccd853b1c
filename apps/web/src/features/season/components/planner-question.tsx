import { longestMorph } from '@clutchbook/domain/genetics/genetics-limits.rules'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { plannerTexts as texts } from '../planner.texts.ts'
import { type PlannerOrder, plannerOrders } from '../planner-search.ts'
import classes from './planner-question.module.css'

export type Asked = { readonly species: string; readonly target: string; readonly order: PlannerOrder }

type Props = {
  asked: Asked
  /** The species of own animals. */
  kept: readonly string[]
  onAsk: (asked: Asked) => void
}

/** Whose pairs are wanted, in which order, and what is hoped for. */
export function PlannerQuestion({ asked, kept, onAsk }: Props) {
  const [target, setTarget] = useState(asked.target)
  const species = kept.includes(asked.species) ? kept : [asked.species, ...kept]
  const ask = (event: FormEvent): void => {
    event.preventDefault()
    onAsk({ ...asked, target: target.trim() })
  }
  return (
    <form className={classes.question} onSubmit={ask}>
      <NativeSelect
        label={texts.species}
        value={asked.species}
        data={species.filter((name) => name !== '')}
        onChange={(event) => onAsk({ ...asked, species: event.currentTarget.value })}
      />
      <NativeSelect
        label={texts.order}
        value={asked.order}
        data={plannerOrders.map((order) => ({ value: order, label: texts.orders[order] }))}
        onChange={({ currentTarget: { value } }) =>
          onAsk({ ...asked, order: plannerOrders.find((order) => order === value) ?? 'name' })
        }
      />
      <div className={classes.hope}>
        <TextInput
          className={classes.goal ?? ''}
          label={texts.goal}
          placeholder={texts.goalHint}
          value={target}
          maxLength={longestMorph}
          autoComplete="off"
          onChange={(event) => setTarget(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {texts.show}
        </Button>
      </div>
    </form>
  )
}
