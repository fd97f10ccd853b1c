import { searchTexts as texts } from './search.texts.ts'

/** The box of the palette and that of its stand-in: a letter typed into either is treated alike. */
export const paletteBox = {
  'aria-label': texts.title,
  placeholder: texts.placeholder,
  inputMode: 'search',
  enterKeyHint: 'go',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  maxLength: 200,
} as const
