import { accountsTexts } from '../accounts.texts.ts'
import classes from './slide-dots.module.css'

type Props = { names: readonly string[]; shown: number; onChoose: (place: number) => void }

/** One dot a slide on a small screen: they say that there is more to the side, and lead there (ACC-09). */
export const SlideDots = ({ names, shown, onChoose }: Props) => (
  <nav className={classes.dots} aria-label={accountsTexts.landing.slides}>
    {names.map((name, place) => (
      <button
        key={name}
        type="button"
        className={classes.dot}
        aria-label={name}
        aria-current={place === shown}
        onClick={() => onChoose(place)}
      />
    ))}
  </nav>
)
