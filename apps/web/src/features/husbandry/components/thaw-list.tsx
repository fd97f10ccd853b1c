import { foodWords } from '../../collection/public/food-words.ts'
import type { Today } from '../today.queries.ts'
import { todayTexts } from '../today.texts.ts'
import classes from './thaw-list.module.css'

const texts = todayTexts.thaw

/** Pieces by what they are: how many for today, and how many more for tomorrow. */
export const ThawList = ({ thaw }: { thaw: Today['thaw'] }) => (
  <ul className={classes.list}>
    {thaw.map(({ prey, size, count, tomorrow, inStock }) => (
      <li key={`${size} ${prey}`} className={classes.line}>
        <span className={classes.now}>
          {foodWords({ prey: prey ?? (size ? null : texts.unnamed), size, count: count || tomorrow })}
        </span>
        {tomorrow > 0 && (
          <span className={classes.later}>{count > 0 ? texts.more(tomorrow) : texts.onlyTomorrow}</span>
        )}
        {inStock !== null && (
          <span className={inStock < count + tomorrow ? classes.short : classes.later}>
            {texts.inStock(Math.max(inStock, 0))}
          </span>
        )}
      </li>
    ))}
  </ul>
)
