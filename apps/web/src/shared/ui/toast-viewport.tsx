import * as RadixToast from '@radix-ui/react-toast'
import X from 'lucide-react/icons/x'
import { placeMessage } from './message-place.ts'
import { toasts } from './toast.ts'
import type { ToastCorner } from './toast-corner.ts'
import { offeredFor, shownFor, type Toast, type ToastText } from './toast-store.ts'
import classes from './toast-viewport.module.css'
import { uiTexts } from './ui.texts.ts'

/** A toast goes once it was swiped further than this, in pixels: with 50, not with 49 (SHELL-34). */
const swipeDistance = 49.99

/** As the element of each message comes; that of the first one comes a step later than what draws it. */
const placeAsItComes = (item: HTMLLIElement | null): void => {
  if (item) placeMessage(item.offsetHeight)
}

/** The corner where the one toast of the page shows. F8 moves the focus there; hover and focus hold its timer. */
export function ToastViewport({ toast, corner }: { toast: Toast | null; corner: ToastCorner }) {
  return (
    <RadixToast.Provider duration={shownFor} swipeDirection="right" swipeThreshold={swipeDistance}>
      {toast && (
        <RadixToast.Root
          key={toast.id}
          ref={placeAsItComes}
          className={classes.toast}
          data-failure={toast.failure || undefined}
          duration={durationOf(toast)}
          open={toast.open}
          onOpenChange={(open) => {
            if (!open) toasts.dismiss(toast.id)
          }}
        >
          <div className={classes.words}>
            <RadixToast.Title className={classes.title}>{toast.title}</RadixToast.Title>
            {toast.text && (
              <RadixToast.Description className={classes.text}>{toast.text}</RadixToast.Description>
            )}
          </div>
          {toast.action && (
            <RadixToast.Action
              className={classes.action}
              altText={toast.action.label}
              onClick={toast.action.run}
            >
              {toast.action.label}
            </RadixToast.Action>
          )}
          <RadixToast.Close className={classes.close} aria-label={uiTexts.dismiss}>
            <X size={18} aria-hidden />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport {...corner} hotkey={['F8']} label={uiTexts.messages} />
    </RadixToast.Provider>
  )
}

function durationOf({ stays, action }: ToastText): number {
  if (stays) return Number.POSITIVE_INFINITY
  return action ? offeredFor : shownFor
}
