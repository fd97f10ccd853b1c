/** Words of the theme button. */
export const themeTexts = {
  choose: 'Choose theme',
  light: 'Light',
  dark: 'Dark',
  black: 'Black',
  red: 'Red light',
  system: 'System',
} as const
