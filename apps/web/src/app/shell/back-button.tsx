import { useMatches } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useGoBack } from '../../shared/navigation/use-go-back.ts'
import { Hint } from '../../shared/ui/hint.tsx'
import classes from './back-button.module.css'
import { shellTexts } from './shell.texts.ts'

/** The way back from a page that others lead to, as its route states it (SHELL-09 to SHELL-11). */
export function BackButton() {
  const fallback = useMatches({ select: (matches) => matches.at(-1)?.staticData.back })
  const goBack = useGoBack(fallback)
  if (!fallback) return null
  return (
    <Hint label={shellTexts.back}>
      <button type="button" className={classes.button} aria-label={shellTexts.back} onClick={goBack}>
        <ArrowLeft size={20} aria-hidden />
      </button>
    </Hint>
  )
}
