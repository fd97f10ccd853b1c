/**
 * Hears what is pressed, chosen and typed before the page's code has come, which React drops as it takes the page over. The
 * answer stops that, and does it again: the words of each field, each choice, then the last button.
 */
export function hearEarlyInput(): () => void {
  const typed = new Map<HTMLInputElement, string>()
  const chosen = new Map<HTMLSelectElement, string>()
  let pressed: HTMLElement | null = null
  const hear = ({ type, target }: Event) => {
    if (type === 'input' && target instanceof HTMLInputElement) typed.set(target, target.value)
    if (type === 'change' && target instanceof HTMLSelectElement) chosen.set(target, target.value)
    if (type === 'click' && target instanceof Element) pressed = target.closest('button') ?? pressed
  }
  const types = ['input', 'change', 'click']
  for (const type of types) document.addEventListener(type, hear)
  return () => {
    for (const type of types) document.removeEventListener(type, hear)
    for (const [field, words] of typed) typeAgain(field, words)
    for (const [field, value] of chosen) chooseAgain(field, value)
    pressed?.click()
  }
}

/** As if typed: a value that a script assigns is no change to React. */
function typeAgain(field: HTMLInputElement, words: string): void {
  field.setRangeText(words, 0, field.value.length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function chooseAgain(field: HTMLSelectElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
