import type { Page } from '@playwright/test'
import { recordMainThread, type Task } from './main-thread.ts'

/** One frame at sixty a second, in milliseconds. */
const frame = 1000 / 60

/** How a list was scrolled: the share of frames that the page's own work was too long for, and the most elements it held. */
export type Ride = { dropped: number; mostNodes: number; reached: number; longest: Task[] }

/** Scrolls a list fast for some seconds, turning round at its ends. */
export async function ride(page: Page, seconds: number): Promise<Ride> {
  const tasks = await recordMainThread(page)
  const seen = await page.evaluate(
    (ms) =>
      new Promise<{ mostNodes: number; reached: number }>((resolve) => {
        const speed = 4000
        const begun = performance.now()
        let [before, mostNodes, reached, way] = [begun, 0, 0, 1]
        const step = (now: number) => {
          const took = Math.min(50, now - before)
          before = now
          mostNodes = Math.max(mostNodes, document.getElementsByTagName('*').length)
          reached = Math.max(reached, scrollY)
          const end = document.documentElement.scrollHeight - innerHeight
          if (scrollY >= end - 2) way = -1
          if (scrollY <= 0) way = 1
          scrollBy({ top: (way * speed * took) / 1000, behavior: 'instant' })
          if (now - begun < ms) requestAnimationFrame(step)
          else resolve({ mostNodes, reached })
        }
        requestAnimationFrame(step)
      }),
    seconds * 1000,
  )
  const all = await tasks()
  const late = all.reduce((frames, { ms }) => frames + Math.floor(ms / frame), 0)
  return { ...seen, dropped: late / ((seconds * 1000) / frame), longest: all.slice(0, 4) }
}
