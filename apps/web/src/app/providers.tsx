import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ToastPlace } from '../shared/ui/toast-place.tsx'
import { styleNonce as pagesNonce } from './nonce.ts'
import { theme } from './theme/theme.ts'
import { firstTheme, themeManager } from './theme/theme-choice.ts'
import { ThemeVariables } from './theme/theme-variables.tsx'

type Props = {
  queryClient: QueryClient
  /** The word that lets style elements in; read from the page where there is one. */
  styleNonce?: () => string
  children: ReactNode
}

/** What every page stands in: the cache, the theme, and the place where messages show. */
export const Providers = ({ queryClient, styleNonce = pagesNonce, children }: Props) => (
  <QueryClientProvider client={queryClient}>
    <MantineProvider
      theme={theme}
      colorSchemeManager={themeManager}
      defaultColorScheme={firstTheme}
      withCssVariables={false}
      getStyleNonce={styleNonce}
    >
      <ThemeVariables nonce={styleNonce()} />
      {children}
      <ToastPlace />
    </MantineProvider>
  </QueryClientProvider>
)
