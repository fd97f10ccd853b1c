import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { useFocusBack } from '../../../shared/ui/use-focus-back.ts'
import { usePageMark } from '../../../shared/ui/use-page-mark.ts'
import { paletteBox } from '../palette-box.ts'
import { searchTexts as texts } from '../search.texts.ts'
import classes from './palette-stand-in.module.css'

type Props = {
  typed: string
  onType: (typed: string) => void
  /** Enter was pressed: what was typed is to be opened once that is possible. */
  onEnter: () => void
  /** While letters are composed, nothing may take the focus from them. */
  onComposing: (isComposing: boolean) => void
  /** What had the focus before, and gets it back. */
  opener: Element | null
  onClose: () => void
}

/**
 * Stands where the palette will, from the press that opens it until its code is there. It looks the same and takes what is
 * typed meanwhile; it comes with the first script, so it is drawn with the next frame.
 */
export function PaletteStandIn({ typed, onType, onEnter, onComposing, opener, onClose }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useFocusBack(true, root, opener)
  usePageMark('dialog')
  // With the press itself: a phone brings its keyboard for no other focus.
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), [])

  const hear = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter') onEnter()
    else if (event.key !== 'Tab') return
    event.preventDefault()
    event.stopPropagation()
  }
  const closeBeside = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: it is the veil around the dialog.
    <div className={classes.veil} onClick={closeBeside}>
      <div ref={root} role="dialog" aria-modal aria-label={texts.title} className={classes.box}>
        <div className={classes.line}>
          <Search size={20} aria-hidden />
          <input
            ref={input}
            role="combobox"
            aria-expanded={false}
            className={classes.input}
            {...paletteBox}
            value={typed}
            onChange={(event) => onType(event.currentTarget.value)}
            onCompositionStart={() => onComposing(true)}
            onCompositionEnd={() => onComposing(false)}
            onKeyDown={hear}
          />
          <button type="button" className={classes.close} aria-label={uiTexts.close} onClick={onClose}>
            <X size={23} aria-hidden />
          </button>
        </div>
      </div>
    </div>
  )
}
