import HeartPulse from 'lucide-react/icons/heart-pulse'
import Layers2 from 'lucide-react/icons/layers-2'
import StickyNote from 'lucide-react/icons/sticky-note'
import Tag from 'lucide-react/icons/tag'
import Utensils from 'lucide-react/icons/utensils'
import Weight from 'lucide-react/icons/weight'

/** The sign of each kind of record. */
export const recordSigns = {
  feeding: Utensils,
  weight: Weight,
  shed: Layers2,
  health: HeartPulse,
  note: StickyNote,
  own: Tag,
} as const
