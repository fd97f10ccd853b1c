import { countWords } from '@clutchbook/domain/clutches/clutch-words.rules'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { shownDay } from '../../../../shared/day-format.ts'
import { EggSymbols } from '../../../../shared/ui/egg-dots.tsx'
import type { Clutch } from '../../clutches.queries.ts'
import { clutchListTexts, clutchTexts as texts } from '../../clutches.texts.ts'
import { ClutchDots } from './clutch-dots.tsx'
import classes from './project-clutches.module.css'

/** The clutches of a project, each leading to its page (SEA-20). */
export const ProjectClutches = ({ clutches }: { clutches: readonly Clutch[] }) => (
  <>
    <EggSymbols />
    <ul className={classes.list} aria-label={clutchListTexts.title}>
      {clutches.map((clutch) => (
        <Line key={clutch.id} clutch={clutch} />
      ))}
    </ul>
  </>
)

const Line = ({ clutch }: { clutch: Clutch }) => (
  <li>
    <Link to="/clutches/$id" params={{ id: String(clutch.id) }} className={classes.line}>
      <span className={classes.words}>
        <span className={classes.name}>{texts.code(clutch.code)}</span>
        <span className={classes.told}>
          {(clutch.kind === 'litter' ? texts.born : texts.laid)(shownDay(clutch.layDate))}
        </span>
        <span className={classes.told}>{countWords(clutch)}</span>
      </span>
      <ClutchDots clutch={clutch} />
      <ChevronRight size={20} aria-hidden />
    </Link>
  </li>
)
