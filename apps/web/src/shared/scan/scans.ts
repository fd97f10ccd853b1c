import { commandPauseMs, createKeyBurst } from './key-burst.ts'

/** Takes the key of a label that was scanned; answers whether that is all that is to be done. */
type Taker = (key: string) => boolean

const takers: Taker[] = []

/** Takes what is scanned from now on before those that took it until then; answers how to stop. */
export function takeScans(taker: Taker): () => void {
  takers.push(taker)
  return () => {
    takers.splice(takers.lastIndexOf(taker), 1)
  }
}

/** Hands what was read to whoever takes it, the latest first. */
const tellScan = (key: string): void => {
  takers.toReversed().some((taker) => taker(key))
}

type TextField = HTMLInputElement | HTMLTextAreaElement

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Sets what a field holds as if it was typed, so that a form hears of it. */
function restore(field: TextField, value: string): void {
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

let burst = createKeyBurst()

/** Listens on the whole page for scanners that type; a field that they typed into is as it was before. Answers how to stop. */
export function hearScanners(): () => void {
  burst = createKeyBurst()
  let before: { readonly field: TextField; readonly value: string } | null = null
  const hear = (event: KeyboardEvent): void => {
    // A key that is held down is held by a hand.
    if (event.repeat) return
    const { begins, key } = burst.press(event.code, event.timeStamp)
    if (begins) before = isTextField(event.target) ? { field: event.target, value: event.target.value } : null
    if (key === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (before) restore(before.field, before.value)
    before = null
    tellScan(key)
  }
  addEventListener('keydown', hear, { capture: true })
  return () => removeEventListener('keydown', hear, { capture: true })
}

/** Runs a command of a single key once it is known that no scanner goes on typing. */
export function onceTypedByHand(run: () => void): void {
  const at = burst.lastAt()
  setTimeout(() => {
    if (burst.lastAt() === at) run()
  }, commandPauseMs)
}
