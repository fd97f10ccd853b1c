/** Words of the temporary login, which only an operator's switch brings about. */
export const temporaryLoginTexts = {
  heading: 'Temporary login',
  text: 'For trying things out. These sample accounts exist only while the operator keeps this page switched on.',
  accounts: 'Sample accounts',
  choose: 'Use',
  chooseOf: (username: string) => `Use ${username}`,
  username: 'Username',
  password: 'Password',
  usernameMissing: 'Username is required',
  passwordMissing: 'Password is required',
  submit: 'Sign In',
  done: { title: 'Login successful', text: 'Welcome to Clutchbook!' },
  failed: 'Login failed',
} as const
