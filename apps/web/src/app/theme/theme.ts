import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { uiTexts } from '../../shared/ui/ui.texts.ts'

/** The warm greys that the library's parts take their surfaces and hairlines from. */
const dark: MantineColorsTuple = [
  '#f1ecdf',
  '#d5d1c4',
  '#a9ab9b',
  '#8d9182',
  '#353b30',
  '#2b3026',
  '#20241c',
  '#191c16',
  '#11130f',
  '#0c0e0a',
]
const gray: MantineColorsTuple = [
  '#f8f4ea',
  '#f1ebdd',
  '#e9e2d1',
  '#e1d9c6',
  '#d3cab4',
  '#65675a',
  '#5d6053',
  '#4a4d41',
  '#373a30',
  '#24261f',
]

/** The accents by name. What they look like in each theme stands in tokens.css alone. */
export const accents = ['amber', 'moss', 'danger'] as const
export type Accent = (typeof accents)[number]

const isAccent = (name: string | undefined): name is Accent => accents.some((accent) => accent === name)

/** One tone ten times: the library wants a scale, the house has one light. */
const oneTone = (name: Accent): MantineColorsTuple => {
  const tone = `var(--cb-${name})`
  return [tone, tone, tone, tone, tone, tone, tone, tone, tone, tone]
}

export const stronger = (accent: Accent): string =>
  accent === 'moss' ? 'var(--cb-moss)' : `var(--cb-${accent}-strong)`

/** The ground of a filled button or a ticked box; by day amber is brighter as a ground than as text. */
export const ground = (accent: Accent): string =>
  accent === 'amber' ? 'var(--cb-amber-fill)' : `var(--cb-${accent})`

const hairline = (colour: string): string => `1px solid ${colour}`

const variantColorResolver: VariantColorsResolver = (input) => {
  if (input.variant === 'default') {
    return {
      background: 'var(--cb-card)',
      hover: 'var(--cb-raised)',
      color: 'var(--cb-ink)',
      border: hairline('var(--cb-line)'),
    }
  }
  const accent = input.color ?? input.theme.primaryColor
  if (!isAccent(accent)) return defaultVariantColorsResolver(input)
  const tone = `var(--cb-${accent})`
  if (input.variant === 'filled') {
    return {
      background: ground(accent),
      hover: stronger(accent),
      color: `var(--cb-on-${accent})`,
      border: hairline('transparent'),
    }
  }
  const soft = `var(--cb-${accent}-soft)`
  const quiet = { hover: soft, color: tone, border: hairline('transparent') }
  if (input.variant === 'light') return { ...quiet, background: soft }
  if (input.variant === 'outline') return { ...quiet, background: 'transparent', border: hairline(tone) }
  return { ...quiet, background: 'transparent' }
}

/** The only palettes of the site. */
export const palettes = {
  dark,
  gray,
  amber: oneTone('amber'),
  moss: oneTone('moss'),
  danger: oneTone('danger'),
}

/**
 * The page behind a dialog is held where it is, and its scroll bar stays: taking that away changes a variable that all of the
 * page inherits, and with it the style of every element, once when a dialog opens and once when it closes (B8).
 */
const heldPage = { removeScrollBar: false }

export const theme = createTheme({
  colors: palettes,
  primaryColor: 'amber',
  white: '#fffdf7',
  black: '#24261f',
  defaultRadius: 'md',
  radius: { sm: '6px', md: '10px', lg: '14px' },
  fontFamily: 'var(--cb-font-body)',
  headings: { fontFamily: 'var(--cb-font-heading)', fontWeight: '600' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    Autocomplete: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    DateInput: { defaultProps: { size: 'md' } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        transitionProps: { transition: 'fade', duration: 140 },
        removeScrollProps: heldPage,
        closeButtonProps: { 'aria-label': uiTexts.close },
      },
    },
    Drawer: {
      defaultProps: {
        transitionProps: { duration: 160 },
        removeScrollProps: heldPage,
        closeButtonProps: { 'aria-label': uiTexts.close },
      },
    },
    // The head of a dialog is no banner of the page, although the library writes it as a header.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    Menu: {
      defaultProps: { radius: 'md', shadow: 'md', transitionProps: { transition: 'pop', duration: 100 } },
    },
  },
})
