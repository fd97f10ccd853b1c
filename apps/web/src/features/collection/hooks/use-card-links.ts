import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useState } from 'react'

/** How long a pointer stays on a card before its page is fetched in advance, in milliseconds. */
const intent = 60

/** The page of an animal for its keeper. */
const page = '/reptiles/$id'

const linkOf = (target: EventTarget): HTMLAnchorElement | null =>
  target instanceof Element ? (target.closest('article')?.querySelector('a[data-animal]') ?? null) : null

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)

/** Shows an animal without leaving the page. */
export type OpenAnimal = (id: number) => void

function createCardLinks(router: AnyRouter, opening: { current: OpenAnimal | undefined }) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const fetchSoon = ({ target }: PointerEvent | FocusEvent): void => {
    clearTimeout(waiting)
    const id = linkOf(target)?.dataset.animal
    if (!id) return
    waiting = setTimeout(() => void router.preloadRoute({ to: page, params: { id } }), intent)
  }
  return {
    onClick: (event: MouseEvent): void => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-animal]') : null
      if (!link || event.defaultPrevented || !isPlain(event)) return
      event.preventDefault()
      if (opening.current) opening.current(Number(link.dataset.animal))
      else router.history.push(link.getAttribute('href') ?? '/')
    },
    onPointerOver: fetchSoon,
    onPointerLeave: (): void => clearTimeout(waiting),
    onFocus: fetchSoon,
  }
}

export type CardLinks = ReturnType<typeof createCardLinks>

/**
 * Follows the links of all cards of a list from one place, and fetches their pages in advance: a link of its own
 * for each card makes a long list stutter. Without script the cards are ordinary links. With `open`, a plain press opens the
 * animal in the page instead; any other still leads to its own.
 */
export function useCardLinks(open?: OpenAnimal): CardLinks {
  const router = useRouter()
  const [opening] = useState<{ current: OpenAnimal | undefined }>(() => ({ current: open }))
  const [links] = useState(() => createCardLinks(router, opening))
  useEffect(() => {
    opening.current = open
  })
  return links
}
