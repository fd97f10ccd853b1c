/** Words of the theme button. */
export const themeTexts = { choose: 'Choose theme', light: 'Light', dark: 'Dark', system: 'System' } as const
