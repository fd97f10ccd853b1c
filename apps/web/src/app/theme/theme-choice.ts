import { localStorageColorSchemeManager } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { createListeners } from '../../shared/listeners.ts'
import { keepChoice } from '../../shared/ui/stored-choice.ts'

/** Where the browser keeps the chosen theme; public/theme.js reads it before the first paint. */
const themeKey = 'clutchbook-theme'

/** The first visit is dark; 'auto' follows the operating system (SHELL-30). */
export const firstTheme = 'dark'

export const themeManager = localStorageColorSchemeManager({ key: themeKey })

/** Darker than dark: black for screens that light each point by itself, red for animals that are awake at night (U17). */
export type Shade = 'black' | 'red'

/** Where the browser keeps the chosen shade; public/theme.js reads it, too. */
const shadeKey = 'clutchbook-shade'

const { subscribe, tell } = createListeners()

const shownShade = (): string | undefined => document.documentElement.dataset.shade

/** The shade that the page stands in; undefined without one, and while the server draws. */
export const useShade = (): string | undefined => useSyncExternalStore(subscribe, shownShade, () => undefined)

/** Puts the page into a shade, or into none, now and at the next visits. */
export function chooseShade(shade: Shade | undefined): void {
  if (shade) document.documentElement.dataset.shade = shade
  else delete document.documentElement.dataset.shade
  keepChoice(shadeKey, shade ?? '')
  tell()
}
