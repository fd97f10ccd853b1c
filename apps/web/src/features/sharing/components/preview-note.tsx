import Eye from 'lucide-react/icons/eye'
import { publicTexts } from '../public-pages.texts.ts'
import classes from './preview-note.module.css'

/** Tells an owner that this is what others see, or would see. */
export const PreviewNote = () => (
  <p className={classes.note}>
    <Eye size={18} aria-hidden /> {publicTexts.preview}
  </p>
)
