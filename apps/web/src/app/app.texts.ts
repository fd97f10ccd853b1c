/** Words of the frame around the pages. */
export const appTexts = {
  home: 'Clutchbook, go to Dashboard',
  loading: 'Loading',
  sessionEnded: {
    title: 'Your session has ended',
    text: 'Sign in to go on where you were. Forms keep what you typed.',
  },
  notFound: {
    title: 'Page not found',
    heading: 'Nothing lives at this address',
    text: 'The page may have moved, or the link may be mistyped.',
    action: 'Go to Dashboard',
  },
  failed: {
    title: 'This page could not be shown',
    text: 'Something went wrong on our side. Nothing you saved is lost. Please try again.',
    action: 'Try again',
  },
} as const
