import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { DayInput } from '../../../shared/forms/day-input.tsx'
import { useStartProjects } from '../hooks/use-start-projects.ts'
import type { PlannedPair } from '../planned-pairs.ts'
import { plannerTexts as texts } from '../planner.texts.ts'
import classes from './picked-bar.module.css'

type Props = {
  /** Those that are picked, as they are now. */
  pairs: readonly PlannedPair[]
  /** They are started, or given up. */
  onDone: () => void
}

/** What is picked, and the way to projects of it; stands at the lower edge while there is something. */
export function PickedBar({ pairs, onDone }: Props) {
  const [isAgain, setAgain] = useState(false)
  const [startDate, setStartDate] = useState<string | null>(null)
  const { isBusy, start } = useStartProjects(onDone)
  const paired = pairs.filter(({ breedingProjectId }) => breedingProjectId !== null).length
  const send = (): void =>
    void start({
      pairs: pairs.map(({ male, female }) => ({ maleId: male.id, femaleId: female.id })),
      again: paired > 0 && isAgain,
      ...(startDate !== null && { startDate }),
    })
  return (
    <section className={classes.bar} aria-label={texts.chosen(pairs.length)}>
      <p className={classes.count} role="status">
        {texts.chosen(pairs.length)}
      </p>
      {paired > 0 && (
        <Checkbox
          className={classes.again ?? ''}
          label={texts.again(paired)}
          checked={isAgain}
          onChange={(event) => setAgain(event.currentTarget.checked)}
        />
      )}
      <DayInput
        className={classes.day ?? ''}
        label={texts.startDate}
        placeholder={texts.today}
        value={startDate}
        onChange={setStartDate}
      />
      <div className={classes.acts}>
        <Button variant="default" onClick={onDone}>
          {texts.clear}
        </Button>
        <Button loading={isBusy} disabled={paired > 0 && !isAgain} onClick={send}>
          {texts.start(pairs.length)}
        </Button>
      </div>
    </section>
  )
}
