import { Link } from '@tanstack/react-router'
import { type DueWindow, dueWindowWords } from '../../season/public/due-windows.ts'
import { bandKey } from '../bands.ts'
import { calendarTexts as texts } from '../calendar.texts.ts'
import classes from './band-list.module.css'
import { BandMark } from './band-mark.tsx'

/** What may happen on a day by what was foretold, each leading to the clutch or the female (SEA-13). */
export const BandList = ({ bands }: { bands: readonly DueWindow[] }) => (
  <ul className={classes.list} aria-label={texts.bands.legend}>
    {bands.map((window) => (
      <li key={bandKey(window)} className={classes.row}>
        <BandMark />
        <Whose window={window}>{dueWindowWords(window)}</Whose>
      </li>
    ))}
  </ul>
)

function Whose({ window: { clutchId, animalId }, children }: { window: DueWindow; children: string }) {
  if (clutchId !== null)
    return (
      <Link to="/clutches/$id" params={{ id: String(clutchId) }} className={classes.way}>
        {children}
      </Link>
    )
  if (animalId === null) return <span>{children}</span>
  return (
    <Link to="/animals/$id" params={{ id: String(animalId) }} className={classes.way}>
      {children}
    </Link>
  )
}
