import { Egg } from './egg.tsx'
import classes from './logo.module.css'

/** The product's mark and name. */
export const Logo = ({ size = 30 }: { size?: number }) => (
  <span className={classes.logo}>
    <Egg state="incubating" progress={0.92} size={size} />
    <span className={classes.name}>Clutchbook</span>
  </span>
)
