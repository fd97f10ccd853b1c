import X from 'lucide-react/icons/x'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onceSettled } from './at-rest.ts'
import { toasts } from './toast.ts'
import { type ToastCorner, useToastCorner } from './toast-corner.ts'
import type { Toast } from './toast-store.ts'
import classes from './toast-viewport.module.css'
import { uiTexts } from './ui.texts.ts'
import { useWantedPart } from './use-lazy-part.ts'

const loadViewport = async () => (await import('./toast-viewport.tsx')).ToastViewport

const tellInPlace = () => undefined

/** Where messages show. What draws them comes after the page, or with the first message. */
export function ToastPlace() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current)
  const corner = useToastCorner()
  const [isSettled, setSettled] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => onceSettled(() => setSettled(true)), [])
  const isWanted = !hasFailed && (isSettled || toast !== null)
  const Viewport = useWantedPart(loadViewport, isWanted, () => setFailed(true), tellInPlace)
  if (Viewport) return <Viewport toast={toast} corner={corner} />
  return hasFailed && toast?.open ? <PlainToast {...toast} corner={corner} /> : null
}

/** A message where what draws messages could not be fetched: it stays until it is dismissed. */
function PlainToast({ id, title, text, failure, action, corner }: Toast & { corner: ToastCorner }) {
  const dismiss = (): void => toasts.dismiss(id)
  return (
    <div {...corner}>
      <div role="alert" className={classes.toast} data-failure={failure || undefined}>
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
