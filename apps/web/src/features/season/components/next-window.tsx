import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { useQuery } from '@tanstack/react-query'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { wantWords, windowWords } from '../forecast-words.ts'
import { forecastQuery } from '../season.queries.ts'
import { seasonTexts } from '../season.texts.ts'
import classes from './next-window.module.css'

const texts = seasonTexts.forecast

/** When a female is due next, in words, or what would tell it (SEA-22). When her eggs hatch is told by their clutches. */
export function NextWindow({ animalId, today }: { animalId: number; today: CivilDay }) {
  const { data, error, refetch } = useQuery(forecastQuery(animalId))
  if (!data)
    return error ? (
      <p className={classes.wants}>
        <span role="alert">{texts.failed}</span>
        <button type="button" className={classes.again} onClick={() => void refetch()}>
          {uiTexts.tryAgain}
        </button>
      </p>
    ) : null
  const next = data.windows.find(({ step }) => step !== 'hatch')
  if (!next) {
    const wants = wantWords(data)
    return wants && <p className={classes.wants}>{wants}</p>
  }
  const { when, why } = windowWords(next, today)
  return (
    <div
      className={classes.window}
      data-state={next.state}
      data-unsure={next.confidence === 'low' || undefined}
    >
      <CalendarClock size={20} aria-hidden />
      <div>
        <p className={classes.when}>{when}</p>
        <p className={classes.why}>{why}</p>
      </div>
    </div>
  )
}
