/** Words around reminders by mail. */
export const mailTexts = {
  label: 'Reminders by e-mail as well',
  to: (email: string) => `They go to ${email}. Each has a link that stops them.`,
  unproved: (email: string) =>
    `Please confirm ${email} first, by the link in the mail we sent you. Account Settings can send it again.`,
  on: 'Reminders come by e-mail as well',
  off: 'Reminders no longer come by e-mail',
  failed: 'Failed to change reminders by e-mail',
  otherwise: 'Nothing was changed. Please try again.',
  loadFailed: 'The setting for e-mail could not be loaded',
  tryAgain: 'Try again',
  stop: {
    ask: {
      title: 'Stop reminders by e-mail?',
      text: 'Your reminders still arrive in the app. You can turn the mails on again in Account Settings.',
      action: 'Stop the mails',
    },
    done: {
      title: 'No more reminder mails',
      text: 'Reminders still arrive in the app.',
    },
    broken: {
      title: 'This link is not complete',
      text: 'Please open the whole link from the mail, or turn the mails off in Account Settings.',
    },
    failed: 'The mails could not be stopped',
    home: 'Go to Clutchbook',
  },
} as const
