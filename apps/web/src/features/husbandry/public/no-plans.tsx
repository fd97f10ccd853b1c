import CalendarCheck from 'lucide-react/icons/calendar-check'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { todayTexts } from '../today.texts.ts'
import classes from './no-plans.module.css'

const texts = todayTexts.none

type Props = {
  /** Until it is known that there are none, it only takes its room. */
  isKnown: boolean
}

/** What plans are, for who has none yet, and the way to the first one. */
export const NoPlans = ({ isKnown }: Props) => (
  <section className={classes.card} data-awaited={!isKnown || undefined}>
    <CalendarCheck className={classes.sign} size={26} aria-hidden />
    <div className={classes.words}>
      <h2 className={classes.title}>{texts.title}</h2>
      <p className={classes.text}>{texts.text}</p>
    </div>
    <LinkButton to="/reptiles" variant="default">
      {texts.action}
    </LinkButton>
  </section>
)
