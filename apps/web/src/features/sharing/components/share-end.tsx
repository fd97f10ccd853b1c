import '@mantine/core/styles/Combobox.layer.css'
import { addDays, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { offeredDays } from '@clutchbook/domain/sharing/sharing-limits.rules'
import { Button, NativeSelect } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { DayInput } from '../../../shared/forms/day-input.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import type { LimitsBody } from '../sharing.queries.ts'
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

/** The last day of sharing: one of a few choices, each stored at once, or any day. */
export function ShareEnd({ endsOn, onChange, isBusy }: Props) {
  const today = useToday()
  const [isChoosing, setChoosing] = useState(false)
  const choose = (choice: string): void => {
    setChoosing(choice === 'day')
    const days = offeredDays.find((offered) => String(offered) === choice)
    if (choice === 'never') void onChange({ endsOn: null })
    else if (days) void onChange({ endsOn: addDays(today(), days) })
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
      {isChoosing && <AnyDay onChange={onChange} isBusy={isBusy} onEnd={() => setChoosing(false)} />}
      {(endsOn || isChoosing) && <p className={classes.text}>{texts.endsText}</p>}
    </div>
  )
}

/** A day that is typed or chosen. It is stored when the keeper says so, for half a day typed is a day as well. */
function AnyDay({ onChange, isBusy, onEnd }: Omit<Props, 'endsOn'> & { onEnd: () => void }) {
  const today = useToday()
  const [day, setDay] = useState<CivilDay | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const set = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const found = day === null || day < today() ? texts.dayMissing : null
    setProblem(found)
    if (!found && (await onChange({ endsOn: day }))) onEnd()
  }
  return (
    <form className={classes.part} onSubmit={(event) => void set(event)} noValidate>
      <DayInput label={texts.lastDay} minDate={today()} error={problem} value={day} onChange={setDay} />
      <div className={classes.acts}>
        <Button type="submit" variant="default" loading={isBusy}>
          {texts.setDay}
        </Button>
      </div>
    </form>
  )
}
