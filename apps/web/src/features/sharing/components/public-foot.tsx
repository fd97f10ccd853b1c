import { Egg } from '../../../shared/ui/egg.tsx'
import { publicTexts } from '../public-pages.texts.ts'
import classes from './public-foot.module.css'

/** Where a public page comes from, and that it can only be looked at (SHR-08). */
export const PublicFoot = () => (
  <p className={classes.foot}>
    <Egg state="incubating" progress={0.92} size={20} /> {publicTexts.foot}
  </p>
)
