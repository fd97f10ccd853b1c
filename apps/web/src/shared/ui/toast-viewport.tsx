import * as RadixToast from '@radix-ui/react-toast'
import X from 'lucide-react/icons/x'
import { type CSSProperties, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { type MessagePlace, messagePlace, placeMessage } from './message-place.ts'
import { toasts } from './toast.ts'
import { offeredFor, shownFor, type ToastText } from './toast-store.ts'
import classes from './toast-viewport.module.css'
import { uiTexts } from './ui.texts.ts'

/** A toast goes once it was swiped further than this, in pixels: with 50, not with 49 (SHELL-34). */
const swipeDistance = 49.99

/** The corner where the one toast of the page shows. F8 moves the focus there; hover and focus hold its timer. */
export function ToastViewport() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current)
  const place = useSyncExternalStore(messagePlace.subscribe, messagePlace.current, messagePlace.current)
  const id = toast?.id
  const item = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is placed as it comes.
  useLayoutEffect(() => {
    if (item.current) placeMessage(item.current.offsetHeight)
  }, [id])
  return (
    <RadixToast.Provider duration={shownFor} swipeDirection="right" swipeThreshold={swipeDistance}>
      {toast && (
        <RadixToast.Root
          key={toast.id}
          ref={item}
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
      <RadixToast.Viewport
        className={classes.viewport}
        data-place={place ? kindOf(place) : undefined}
        style={
          {
            '--message-top': `${place?.top ?? 0}px`,
            '--message-room': `${place?.beside ?? 0}px`,
            '--message-foot': `${place?.foot ?? 0}px`,
          } as CSSProperties
        }
        hotkey={['F8']}
        label={uiTexts.messages}
      />
    </RadixToast.Provider>
  )
}

function durationOf({ stays, action }: ToastText): number {
  if (stays) return Number.POSITIVE_INFINITY
  return action ? offeredFor : shownFor
}

const kindOf = ({ beside, top }: MessagePlace): 'beside' | 'over' | 'foot' => {
  if (beside !== null) return 'beside'
  return top === null ? 'foot' : 'over'
}
