import { endStatuses } from '@clutchbook/domain/eggs/eggs.rules'
import { Button } from '@mantine/core'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import { eggTexts as texts } from '../eggs.texts.ts'
import type { EggActs } from '../hooks/use-egg-acts.ts'
import type { Selection } from '../hooks/use-selection.ts'
import { loadHatchForm } from '../load-dialogs.ts'
import { statusSigns } from '../status-signs.tsx'
import classes from './selection-bar.module.css'

type Props = { selection: Selection; acts: EggActs; busy: boolean }

/** What can be done to the chosen eggs together; it comes with the first that is chosen. */
export function SelectionBar({ selection: { chosen, clear }, acts, busy }: Props) {
  if (chosen.length === 0) return null
  return (
    <section className={classes.bar} aria-label={texts.selected(chosen.length)}>
      <span className={classes.count} role="status">
        {texts.selected(chosen.length)}
      </span>
      <div className={classes.buttons}>
        <Button {...warmedBy(loadHatchForm)} disabled={busy} onClick={() => acts.mark(chosen, 'Hatched')}>
          {texts.hatch}
        </Button>
        {endStatuses.map((status) => {
          const Sign = statusSigns[status]
          return (
            <Button
              key={status}
              variant="default"
              disabled={busy}
              leftSection={<Sign size={15} aria-hidden />}
              onClick={() => acts.mark(chosen, status)}
            >
              {texts.statuses[status]}
            </Button>
          )
        })}
        <Button variant="subtle" disabled={busy} onClick={clear}>
          {texts.clearSelection}
        </Button>
      </div>
    </section>
  )
}
