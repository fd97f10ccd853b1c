import { localStorageColorSchemeManager } from '@mantine/core'

/** Where the browser keeps the chosen theme; public/theme.js reads it before the first paint. */
const themeKey = 'clutchbook-theme'

/** The first visit is dark; 'auto' follows the operating system (SHELL-30). */
export const firstTheme = 'dark'

export const themeManager = localStorageColorSchemeManager({ key: themeKey })
