import { boardTexts as texts } from '../../board.texts.ts'
import { SeasonMark } from '../season-mark.tsx'
import classes from './board-legend.module.css'
import track from './board-track.module.css'

const bars = ['together', 'gravid', 'incubating'] as const
const marks = ['lock', 'ovulation', 'shed', 'laid', 'hatched'] as const

/** What bars and signs of the lines say. */
export const BoardLegend = () => (
  <ul className={classes.legend} aria-label={texts.legend.label}>
    {bars.map((kind) => (
      <li key={kind} className={classes.sign}>
        <span className={classes.stretch}>
          <span className={track.bar} data-of={kind} />
        </span>
        {texts.bars[kind]}
      </li>
    ))}
    {marks.map((kind) => (
      <li key={kind} className={classes.sign}>
        <span className={classes.spot}>
          <SeasonMark of={kind} at={50} />
        </span>
        {texts.marks[kind]}
      </li>
    ))}
    <li className={classes.sign}>
      <span className={classes.stretch}>
        <span className={track.window} />
        <SeasonMark of="expected" at={50} />
      </span>
      {texts.legend.expected}
    </li>
    <li className={classes.sign}>
      <span className={classes.stretch}>
        <span className={track.window} data-unsure />
      </span>
      {texts.legend.ruleOfThumb}
    </li>
  </ul>
)
