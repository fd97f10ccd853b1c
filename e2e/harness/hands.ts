import type { Locator } from '@playwright/test'

/** What a keeper does with their hands, counted: presses and choices, and fields that are filled. */
export class Hands {
  presses = 0
  inputs = 0

  get acts(): number {
    return this.presses + this.inputs
  }

  /** `ms` is how long the target is held. */
  async press(target: Locator, ms = 0): Promise<void> {
    this.presses += 1
    await target.click({ delay: ms })
  }

  async choose(field: Locator, option: string): Promise<void> {
    this.presses += 1
    await field.selectOption(option)
  }

  async type(field: Locator, text: string): Promise<void> {
    this.inputs += 1
    await field.fill(text)
  }
}
