import BrushCleaning from 'lucide-react/icons/brush-cleaning'
import Droplets from 'lucide-react/icons/droplets'
import Egg from 'lucide-react/icons/egg'
import Eye from 'lucide-react/icons/eye'
import Flag from 'lucide-react/icons/flag'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Ruler from 'lucide-react/icons/ruler'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import Snowflake from 'lucide-react/icons/snowflake'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Tag from 'lucide-react/icons/tag'
import Thermometer from 'lucide-react/icons/thermometer'
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed'
import { quickSigns } from './quick-signs.ts'
import type { KnownKind } from './record-kinds.ts'

/** The sign of each kind of record. */
export const recordSigns: Readonly<Record<KnownKind | 'own', typeof Tag>> = {
  ...quickSigns,
  health: HeartPulse,
  length: Ruler,
  defecation: Droplets,
  vet: Stethoscope,
  cleaning: BrushCleaning,
  climate: Thermometer,
  blue: Eye,
  gravid: Egg,
  brumation: Snowflake,
  fasting: UtensilsCrossed,
  quarantine: ShieldAlert,
  end: Flag,
  own: Tag,
}
