import type { Page } from '@playwright/test'

/** A call as a page of the site makes it, and the moment that the device's clock shows meanwhile. */
export type SiteCall = {
  readonly address: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly ifMatch?: number
  readonly at: string
  /** A name under which later calls know the number that this one's answer has: `$name` stands for it. */
  readonly as?: string
}

/** A feeding as a log has it, with a note to know it by. */
export const feedingOf = (animalId: number | undefined, details: string): SiteCall => {
  const at = new Date().toISOString()
  const entry = {
    animalId,
    details,
    recordType: 'feeding',
    recordDate: at.slice(0, 10),
    clientId: `feeding-${details}`,
  }
  return { address: 'POST /api/log', body: { entries: [entry] }, at }
}

/**
 * Makes calls one after the other by the function that every page of the site makes its calls by, so that what can't be sent
 * is kept as it is of a form. Hundreds of forms would take minutes to fill. Answers what went wrong.
 */
export const makeSiteCalls = (page: Page, calls: readonly SiteCall[]): Promise<string[]> =>
  page.evaluate(async (made) => {
    type Call = (address: string, options: object) => Promise<unknown>
    const isCall = (value: unknown): value is Call =>
      typeof value === 'function' && /\.status===204\?void 0:await/.test(String(value))
    const [main] = [...document.scripts].filter(({ type, src }) => type === 'module' && src !== '')
    const site: Record<string, unknown> = await import(main?.src ?? '')
    const call = Object.values(site).find(isCall)
    if (!call) throw new Error('The first script hands out no function that makes calls')
    const [Real, numbers, failed] = [Date, new Map<string, unknown>(), [] as string[]]
    const named = (value: unknown): unknown => {
      if (typeof value === 'string') return numbers.get(value) ?? value
      if (Array.isArray(value)) return value.map(named)
      if (value === null || typeof value !== 'object') return value
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, named(part)]))
    }
    for (const { address, at, as, ...options } of made) {
      const now = Real.parse(at)
      globalThis.Date = class extends Real {
        constructor(...given: [] | [number | string]) {
          super(...((given.length === 0 ? [now] : given) as [number]))
        }
        static override now = (): number => now
      } as DateConstructor
      try {
        const answer = await call(address, named(options) as object)
        if (as) numbers.set(`$${as}`, (answer as { id: number }).id)
      } catch (error) {
        failed.push(`${address} ${JSON.stringify(options)}: ${error}`)
      }
    }
    globalThis.Date = Real
    return failed
  }, calls)
