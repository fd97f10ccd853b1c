import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Draws into a window of its own what is to be printed; all of it is there when this returns, pictures aside. */
export function drawPage(paper: Window, page: ReactNode): void {
  const ground = paper.document.createElement('main')
  paper.document.body.replaceChildren(ground)
  const root = createRoot(ground)
  flushSync(() => root.render(page))
  paper.addEventListener('pagehide', () => root.unmount())
}
