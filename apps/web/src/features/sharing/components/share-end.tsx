import { addDays, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { offeredDays } from '@clutchbook/domain/sharing/sharing-limits.rules'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { DayInput } from '../../../shared/forms/day-input.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import type { LimitsBody } from '../sharing.api.ts'
import { sharingTexts } from '../sharing.texts.ts'
import classes from './share-limits.module.css'

const texts = sharingTexts.limits

/** Stores a change of what bounds sharing, and answers whether it was stored. */
export type ChangeLimits = (change: LimitsBody, done?: string) => Promise<boolean>

type Props = { endsOn: CivilDay | null; onChange: ChangeLimits; isBusy: boolean }

const choicesFor = (endsOn: CivilDay | null) => [
  { value: 'never', label: texts.never },
  ...(endsOn ? [{ value: endsOn, label: texts.after(endsOn) }] : []),
  ...offeredDays.map((days) => ({ value: String(days), label: texts.inDays(days) })),
  { value: 'day', label: texts.onDay },
]

/** The last day of sharing: one of a few choices, or any day. Each is stored at once. */
export function ShareEnd({ endsOn, onChange, isBusy }: Props) {
  const today = useToday()
  const [isChoosing, setChoosing] = useState(false)
  const choose = (choice: string): void => {
    setChoosing(choice === 'day')
    const days = offeredDays.find((offered) => String(offered) === choice)
    if (choice === 'never') void onChange({ endsOn: null })
    else if (days) void onChange({ endsOn: addDays(today(), days) })
  }
  const chooseDay = async (day: string | null): Promise<void> => {
    if (day && (await onChange({ endsOn: day }))) setChoosing(false)
  }
  return (
    <div className={classes.part}>
      <NativeSelect
        label={texts.ends}
        data={choicesFor(endsOn)}
        value={isChoosing ? 'day' : (endsOn ?? 'never')}
        disabled={isBusy}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {isChoosing && (
        <DayInput label={texts.lastDay} minDate={today()} onChange={(day) => void chooseDay(day)} />
      )}
      {(endsOn || isChoosing) && <p className={classes.text}>{texts.endsText}</p>}
    </div>
  )
}
