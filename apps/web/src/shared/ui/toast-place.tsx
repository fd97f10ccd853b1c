import X from 'lucide-react/icons/x'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onceSettled } from './at-rest.ts'
import { focusContent } from './focus-content.ts'
import { toasts } from './toast.ts'
import { type ToastCorner, useToastCorner } from './toast-corner.ts'
import type { Toast } from './toast-store.ts'
import classes from './toast-viewport.module.css'
import { uiTexts } from './ui.texts.ts'
import { useWantedPart } from './use-lazy-part.ts'

const loadViewport = async () => (await import('./toast-viewport.tsx')).ToastViewport

const tellInPlace = () => undefined

/** A message stands there plainly where what draws it takes longer than this, in milliseconds. */
const patience = 1000

/** Where messages show. What draws them comes after the page, or with the first message. */
export function ToastPlace() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current)
  const corner = useToastCorner()
  const [isSettled, setSettled] = useState(false)
  // With each message it is tried once more.
  const [failedWith, setFailedWith] = useState<number | null>(null)
  const [isLate, setLate] = useState(false)
  useEffect(() => onceSettled(() => setSettled(true)), [])
  const shown = toast?.id ?? 0
  const hasFailed = failedWith === shown
  const isWanted = !hasFailed && (isSettled || toast !== null)
  const Viewport = useWantedPart(loadViewport, isWanted, () => setFailedWith(shown), tellInPlace)
  const isAwaited = Viewport === null && toast !== null
  useEffect(() => {
    if (!isAwaited) return
    const waiting = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(waiting)
  }, [isAwaited])
  if (Viewport) return <Viewport toast={toast} corner={corner} />
  return (hasFailed || isLate) && toast?.open ? <PlainToast {...toast} corner={corner} /> : null
}

/** A message where what draws messages has not come: it stays until that comes or it is dismissed. */
function PlainToast({ id, title, text, failure, action, corner }: Toast & { corner: ToastCorner }) {
  const dismiss = (): void => {
    toasts.dismiss(id)
    focusContent()
  }
  return (
    <div {...corner}>
      <div role={failure ? 'alert' : 'status'} className={classes.toast} data-failure={failure || undefined}>
        <div className={classes.words}>
          <p className={classes.title}>{title}</p>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        {action && (
          <button
            type="button"
            className={classes.action}
            onClick={() => {
              dismiss()
              action.run()
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" className={classes.close} aria-label={uiTexts.dismiss} onClick={dismiss}>
          <X size={18} aria-hidden />
        </button>
      </div>
    </div>
  )
}
