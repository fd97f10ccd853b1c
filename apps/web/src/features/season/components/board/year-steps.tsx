import { seasonYears } from '@clutchbook/domain/clutches/season.rules'
import type { LinkProps } from '@tanstack/react-router'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { boardTexts as texts } from '../../board.texts.ts'
import classes from './year-steps.module.css'

type Props = {
  year: number
  /** A season as its years are written. */
  nameOf: (year: number) => string
}

/** The season that is shown, between the ways to the one before and the one after. */
export const YearSteps = ({ year, nameOf }: Props) => (
  <nav className={classes.steps} aria-label={texts.years.label}>
    <Step year={year - 1} name={nameOf(year - 1)} Icon={ChevronLeft} />
    <span className={classes.year} aria-current="page">
      {nameOf(year)}
    </span>
    <Step year={year + 1} name={nameOf(year + 1)} Icon={ChevronRight} />
  </nav>
)

type StepProps = { year: number; name: string; Icon: typeof ChevronLeft }

const keepSearch: LinkProps['search'] = true

/** Nothing leads beyond the first and the last season that there are. */
const Step = ({ year, name, Icon }: StepProps) =>
  year < seasonYears.first || year > seasonYears.last ? (
    <span className={classes.step} />
  ) : (
    <Link
      to="/season/$year"
      params={{ year: String(year) }}
      search={keepSearch}
      className={classes.step}
      aria-label={texts.years.named(name)}
    >
      <Icon size={18} aria-hidden />
    </Link>
  )
