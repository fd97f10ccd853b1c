import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IdCard } from './components/id-card.tsx'
import type { IdCard as Card } from './id-card.ts'

/** Draws an ID card into a window of its own; all of it is there when this returns, pictures aside. */
export function drawIdCard(paper: Window, { card, seed }: { card: Card; seed: number }): void {
  const ground = paper.document.createElement('main')
  paper.document.body.replaceChildren(ground)
  const root = createRoot(ground)
  flushSync(() => root.render(<IdCard card={card} seed={seed} onPrint={() => paper.print()} />))
  paper.addEventListener('pagehide', () => root.unmount())
}
