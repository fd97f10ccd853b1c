import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react'

type Bar = { title: string; heading: string; isHeaded: boolean; setHeading: (heading: string) => void }

const BarContext = createContext<Bar | null>(null)

const product = 'Clutchbook'

/** Names the browser's tab after the page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product
  }, [title])
}

type Props = {
  title: string | undefined
  /** Whether the page is known to have a heading of other words, before it is drawn. */
  isHeaded?: boolean
  children: ReactNode
}

/** Gives the bar above a page its title: the one its route states, else the page's own heading (SHELL-18). */
export function PageTitleProvider({ title: stated, isHeaded = false, children }: Props) {
  const [heading, setHeading] = useState('')
  const title = stated ?? heading
  useDocumentTitle(title)
  return <BarContext value={{ title, heading, isHeaded, setHeading }}>{children}</BarContext>
}

/** What stands in the bar, and whether the page below has a heading of other words that deserves the eye first. */
export function useBarTitle(): { title: string; isQuiet: boolean } {
  const { title = '', heading = '', isHeaded = false } = use(BarContext) ?? {}
  return { title, isQuiet: isHeaded || (heading !== '' && heading !== title) }
}

/** Announces a page's heading, and answers whether the bar already shows the very same words. */
export function useHeading(heading: string): boolean {
  const bar = use(BarContext)
  const announce = bar?.setHeading
  useLayoutEffect(() => {
    announce?.(heading)
    return () => announce?.('')
  }, [announce, heading])
  return bar?.title === heading
}

/** Whether the page stands in the shell, with a bar above it. */
export const useHasBar = (): boolean => use(BarContext) !== null
