/** Words of sign-in, registration, signing out. */
export const accountsTexts = {
  signIn: {
    heading: 'Welcome back',
    submit: 'Sign In',
    rememberMe: 'Remember me',
    rememberMeText: 'On this device, for 30 days',
    forgot: 'Forgot Password',
    other: 'New here?',
    toOther: 'Create an account',
    failed: 'Login failed',
  },
  register: {
    heading: 'Create your account',
    submit: 'Create Account',
    other: 'Already have an account?',
    toOther: 'Sign in',
    failed: 'Registration failed',
    done: {
      title: 'Registration successful',
      text: 'Welcome! Your account is active. Your account has been created and you are now logged in',
    },
  },
  fields: {
    username: 'Username',
    email: 'Email',
    name: 'Name',
    optional: '(optional)',
    password: 'Password',
  },
  advice: {
    short: (floor: number) =>
      floor < 8 ? `At least ${floor} characters; 8 or more are safer.` : `At least ${floor} characters.`,
    enough: () => 'Long enough. 8 characters or more are safer.',
    safer: () => 'A good length.',
  },
  landing: {
    heading: 'Every animal, every clutch, in one book.',
    lead: 'For people who keep and breed reptiles: the collection, the family tree, the season, and the next hatch date.',
    start: 'Get Started',
    signIn: 'Sign in',
    back: 'Clutchbook, back to the start',
    slides: 'Slides',
    slideNames: ['What Clutchbook is for', 'Sign in or register'],
    tiles: [
      { title: 'Track Breeding', text: 'pairs, locks, clutches' },
      { title: 'Manage Collection', text: 'photos, weights, sales' },
      { title: 'Monitor Eggs', text: 'days, due, hatched' },
      { title: 'Plan Events', text: 'reminders that arrive' },
      { title: 'Sharable ID Cards', text: 'print or link' },
    ],
  },
  unsent: {
    title: (count: number) => (count === 1 ? '1 entry is not sent yet' : `${count} entries are not sent yet`),
    text: 'The server can’t be reached for it. Signed out now, you lose it.',
    leave: 'Sign out anyway',
  },
  logOut: {
    done: { title: 'Logout successful', text: 'Come back soon!' },
    failed: 'Logout failed',
  },
  unanswered: {
    again: 'Trying again…',
    kept: (submit: string) => `What you typed stays here: press ${submit} again then.`,
    waiting: 'The server has not answered yet. What you typed stays here while it is waited for.',
  },
  unknownError: 'An unknown error occurred',
} as const
