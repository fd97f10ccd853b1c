import type { BrowserContext } from '@playwright/test'

/** Listens to the console of every page of its contexts, and to errors that nobody caught. */
export class ConsoleWatch {
  readonly #heard: string[] = []
  // Said by the browser where the tests keep the worker away.
  readonly #allowed: RegExp[] = [/^warning: Service Worker registration blocked by Playwright/]

  /** A test that opens a second context, for a second keeper, has it watched as well. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      this.#heard.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (event) =>
      this.#heard.push(`uncaught: ${event.error().stack ?? event.error().message}`),
    )
  }

  /**
   * Expects messages that belong to what the test does, such as the browser's own line for a refused request:
   * `allow(/status of 401/)`. The address of the message is part of the text.
   */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  /** What was heard and not allowed. */
  listProblems(): string[] {
    return this.#heard.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)))
  }
}
