import { expect, type Page, type Request, type Response } from '@playwright/test'

/** A page that is told of its timers. */
type TimedWindow = Window & { shortTimers?: Set<number> }

/** How each page that is watched is asked. */
const asked = new WeakMap<Page, () => Promise<boolean>>()

/**
 * Opens a page with a heading and waits until it has come to rest: nothing is fetched, no timer runs that ends within half a
 * second, nothing moves that comes to an end, and the browser has nothing to do. That tells as much as half a second without
 * a call, and takes a tenth of it.
 */
export async function openAtRest(page: Page, path: string): Promise<Response | null> {
  const isAtRest = asked.get(page) ?? (await watch(page))
  asked.set(page, isAtRest)
  const answer = await page.goto(path)
  await waitForRest(page, isAtRest)
  return answer
}

/**
 * Goes on from a page of the app that was opened so to another one, as a link between them does, and waits for the same. A
 * page that is loaded anew takes more than twice the processor time, and has rules and code compiled anew.
 */
export async function goOnAtRest(page: Page, path: string): Promise<void> {
  const isAtRest = asked.get(page)
  if (!isAtRest) throw new Error('No page has been opened yet')
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await waitForRest(page, isAtRest)
  // Some lead further on, to one of their parts.
  await expect(page).toHaveURL(({ pathname }) => pathname.startsWith(path))
}

async function waitForRest(page: Page, isAtRest: () => Promise<boolean>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect.poll(isAtRest, { message: `${page.url()} comes to rest`, intervals: [50] }).toBe(true)
}

/** Notes from now on what a page fetches, and has what it opens next note its timers. */
async function watch(page: Page): Promise<() => Promise<boolean>> {
  const underWay = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    begun += 1
    // A page that is left waits for nothing any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear()
    underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  await page.addInitScript(noteTimers)
  return async () => {
    const before = begun
    return underWay.size === 0 && (await page.evaluate(restsItself)) && begun === before
  }
}

function noteTimers(): void {
  const timers = new Set<number>()
  ;(window as TimedWindow).shortTimers = timers
  const { setTimeout: begin, clearTimeout: end } = window
  const begins = (act: TimerHandler, delay = 0, ...given: unknown[]): number => {
    const id = begin(() => {
      timers.delete(id)
      if (typeof act === 'function') act(...given)
    }, delay)
    if (delay <= 500) timers.add(id)
    return id
  }
  window.setTimeout = begins as typeof setTimeout
  const ends = (id?: number): void => {
    if (id !== undefined) timers.delete(id)
    end(id)
  }
  window.clearTimeout = ends as typeof clearTimeout
}

async function restsItself(): Promise<boolean> {
  // What was just fetched may be drawn with the next frame, and begin to move with the one after it.
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise(requestAnimationFrame)
    await new Promise((idle) => requestIdleCallback(idle))
  }
  const moves = ({ effect, playState }: Animation): boolean =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
  return (window as TimedWindow).shortTimers?.size === 0 && !document.getAnimations().some(moves)
}
