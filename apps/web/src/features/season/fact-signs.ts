import type { FactKind } from '@clutchbook/domain/season/season-facts.rules'
import CircleDot from 'lucide-react/icons/circle-dot'
import Eye from 'lucide-react/icons/eye'
import Heart from 'lucide-react/icons/heart'
import Layers2 from 'lucide-react/icons/layers-2'
import LogIn from 'lucide-react/icons/log-in'
import Moon from 'lucide-react/icons/moon'
import Ruler from 'lucide-react/icons/ruler'
import Snowflake from 'lucide-react/icons/snowflake'
import Target from 'lucide-react/icons/target'

/** The sign of each kind of fact. */
export const factSigns: Readonly<Record<FactKind, typeof Heart>> = {
  target: Target,
  cooling: Snowflake,
  introduced: LogIn,
  lock: Heart,
  follicles: Ruler,
  sign: Eye,
  ovulation: CircleDot,
  shed: Layers2,
  rest: Moon,
}
