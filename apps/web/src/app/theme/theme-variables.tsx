import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import { type Accent, accents, ground, palettes, stronger, theme } from './theme.ts'

/** The library's own variables, pointed at the tokens of the house. */
const names: Readonly<Record<string, string>> = {
  '--mantine-color-body': 'var(--cb-card)',
  '--mantine-color-text': 'var(--cb-ink)',
  '--mantine-color-bright': 'var(--cb-ink)',
  '--mantine-color-dimmed': 'var(--cb-dim)',
  '--mantine-color-placeholder': 'var(--cb-faint)',
  '--mantine-color-anchor': 'var(--cb-amber)',
  '--mantine-color-error': 'var(--cb-danger)',
  '--mantine-color-success': 'var(--cb-moss)',
  '--mantine-color-default': 'var(--cb-card)',
  '--mantine-color-default-hover': 'var(--cb-raised)',
  '--mantine-color-default-color': 'var(--cb-ink)',
  '--mantine-color-default-border': 'var(--cb-line)',
  '--mantine-color-disabled': 'var(--cb-raised)',
  '--mantine-color-disabled-color': 'var(--cb-faint)',
  '--mantine-color-disabled-border': 'var(--cb-line)',
  '--mantine-primary-color-contrast': 'var(--cb-on-amber)',
}

const accentNames = (accent: Accent): Record<string, string> => ({
  [`--mantine-color-${accent}-text`]: `var(--cb-${accent})`,
  [`--mantine-color-${accent}-filled`]: ground(accent),
  [`--mantine-color-${accent}-filled-hover`]: stronger(accent),
  [`--mantine-color-${accent}-light`]: `var(--cb-${accent}-soft)`,
  [`--mantine-color-${accent}-light-hover`]: `var(--cb-${accent}-soft)`,
  [`--mantine-color-${accent}-light-color`]: `var(--cb-${accent})`,
  [`--mantine-color-${accent}-outline`]: `var(--cb-${accent})`,
  [`--mantine-color-${accent}-outline-hover`]: `var(--cb-${accent}-soft)`,
})

/** Written once, for it never changes; without the palettes that the library brings, and what both themes share once. */
const css = (() => {
  const { colors, ...rest } = mergeMantineTheme(DEFAULT_THEME, theme)
  const own = Object.fromEntries(Object.entries(colors).filter(([name]) => name in palettes))
  const { variables, light, dark } = defaultCssVariablesResolver({ ...rest, colors: own as typeof colors })
  const mapped: Record<string, string> = Object.assign({}, names, ...accents.map(accentNames))
  const unmapped = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !(name in mapped)))
  return convertCssVariables({
    variables: { ...variables, ...mapped },
    light: unmapped(light),
    dark: unmapped(dark),
  })
})()

/** The library's variables as a sheet of the page: those that it can't do without, in the colours of the house. */
export const ThemeVariables = ({ nonce }: { nonce: string }) => <style nonce={nonce}>{css}</style>
