import { isClockOff } from '@clutchbook/domain/sync/outbox/clock.rules'
import { showToast } from '../../shared/ui/toast.ts'
import { clockTexts as texts } from './clock.texts.ts'
import { offWords } from './clock-words.ts'
import { deviceClock } from './device-clock.ts'

/** Says once a page that the clock of this device is off, where it is so by more than it may (OFF-24); answers what ends that. */
export function tellClock(): () => void {
  let isTold = false
  const look = (): void => {
    const offset = deviceClock.offset()
    if (isTold || !isClockOff(offset)) return
    isTold = true
    showToast({ title: texts.title(offWords(offset)), text: texts.text, stays: true })
  }
  look()
  return deviceClock.subscribe(look)
}
