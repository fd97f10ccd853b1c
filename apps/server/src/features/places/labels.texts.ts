/** The one page for labels that open nothing to whoever scans them, whatever the reason. */
export const labelPageTexts = {
  title: 'This label opens nothing here',
  text: 'It may be private, void or unknown. If it is yours, sign in to open it.',
  signIn: 'Sign in',
} as const
