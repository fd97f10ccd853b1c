import Layers2 from 'lucide-react/icons/layers-2'
import Pill from 'lucide-react/icons/pill'
import StickyNote from 'lucide-react/icons/sticky-note'
import Utensils from 'lucide-react/icons/utensils'
import Weight from 'lucide-react/icons/weight'

/** The signs of what is written down daily. */
export const quickSigns = {
  feeding: Utensils,
  weight: Weight,
  shed: Layers2,
  note: StickyNote,
  medication: Pill,
} as const
