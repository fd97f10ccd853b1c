import { expect, type Locator, type Page } from '@playwright/test'
import { Hands } from './hands.ts'

/** More stops than any page or dialog of the product has. */
const stops = 120
const choices = 40

/** Hands that have a keyboard and nothing else. Whatever they reach must be in sight. */
export class KeyboardHands extends Hands {
  readonly #page: Page

  constructor(page: Page) {
    super()
    this.#page = page
  }

  override async press(target: Locator): Promise<void> {
    this.presses += 1
    await expect(target).toBeVisible()
    const kind = await kindOf(target)
    if (kind === 'option' || kind === 'menuitem') await this.#go('ArrowDown', target, choices)
    else if (kind === 'radio') await this.#goToRadio(target)
    else await this.#go('Tab', target, stops)
    if (kind !== 'option') await expect(this.#page.locator(':focus')).toBeInViewport()
    await this.#actOn(kind, target)
  }

  async #actOn(kind: string, target: Locator): Promise<void> {
    // The key that moves between choices has chosen already, and a list may have opened when it was reached.
    if (kind === 'radio') return
    if (kind === 'combobox') {
      if ((await target.getAttribute('aria-expanded')) !== 'true')
        await this.#page.keyboard.press('ArrowDown')
      return
    }
    await this.#page.keyboard.press(kind === 'checkbox' || kind === 'switch' ? 'Space' : 'Enter')
  }

  override async choose(field: Locator, option: string): Promise<void> {
    this.presses += 1
    await this.#go('Tab', field, stops)
    for (let at = 0; at < choices && (await field.inputValue()) !== option; at += 1)
      await this.#page.keyboard.press('ArrowDown')
    await expect(field).toHaveValue(option)
  }

  override async type(field: Locator, text: string): Promise<void> {
    this.inputs += 1
    await expect(field).toBeVisible()
    await this.#go('Tab', field, stops)
    await expect(field).toBeInViewport()
    await this.#page.keyboard.press('ControlOrMeta+a')
    await this.#page.keyboard.type(text)
  }

  /** The keys of a group of choices move between them; Tab leads into it and out of it. */
  async #goToRadio(target: Locator): Promise<void> {
    for (let stop = 0; stop < stops; stop += 1) {
      const name = await target.getAttribute('name')
      const isThere = await this.#page.evaluate((group) => {
        const focused = document.activeElement
        return focused instanceof HTMLInputElement && focused.name === group
      }, name)
      if (isThere) break
      await this.#page.keyboard.press('Tab')
    }
    await this.#go('ArrowRight', target, choices)
  }

  async #go(key: string, target: Locator, most: number): Promise<void> {
    for (let stop = 0; stop < most; stop += 1) {
      if (await target.evaluate(hasFocus)) return
      await this.#page.keyboard.press(key)
    }
    throw new Error(`${key} did not lead to ${target}`)
  }
}

const kindOf = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const control = element.closest('label')?.control ?? element
    return control.getAttribute('role') ?? (control instanceof HTMLInputElement ? control.type : '')
  })

/** Whether the focus is on an element: in what it labels, in what it stands in, or by a list that points at it. */
const hasFocus = (element: Element): boolean => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return false
  if (focused.getAttribute('aria-activedescendant') === element.id && element.id) return true
  const control =
    element.closest('label')?.control ?? element.closest('button, a, summary, input, select, textarea')
  return focused === element || focused === control
}
