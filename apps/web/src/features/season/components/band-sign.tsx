import type { InbreedingBand } from '@clutchbook/domain/season/planner.rules'
import classes from './band-sign.module.css'

/** Each band has a shape of its own, from an empty ring to a full square on its edge. */
const shapes: Readonly<Record<InbreedingBand, string>> = {
  none: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0 -11z',
  low: 'M8 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0 -7z',
  medium: 'M3 5.5h10v5h-10z',
  high: 'M8 2.5L14 13.5H2z',
  extreme: 'M8 1L15 8L8 15L1 8z',
}

/** How inbred young would be, as a shape; its word stands beside it. */
export const BandSign = ({ band }: { band: InbreedingBand }) => (
  <svg
    viewBox="0 0 16 16"
    width={14}
    height={14}
    className={classes.sign}
    data-band={band}
    aria-hidden="true"
  >
    <path d={shapes[band]} />
  </svg>
)
