/** Words around links that are mailed: to a new password, and to prove an address. */
export const mailedLinksTexts = {
  forgot: {
    title: 'Forgot Password',
    text: 'Enter the email address of your account. We send it a link to choose a new password.',
    email: 'Email',
    empty: 'Please enter your email address',
    cancel: 'Cancel',
    submit: 'Send Reset Link',
    done: 'Password Reset Email Sent',
    next: 'Please look into your mailbox, and among unwanted mail as well. The link works once, for 60 minutes.',
    close: 'Done',
    failed: {
      title: 'Password Reset Failed',
      text: 'There was a problem sending the reset email. Please try again later.',
    },
  },
  reset: {
    heading: 'Choose a new password',
    text: 'You will be signed out everywhere and sign in with the new one.',
    replacement: 'New password',
    confirmation: 'Confirm new password',
    different: 'New password and confirmation must match',
    submit: 'Set New Password',
    done: { title: 'Password changed', text: 'Please sign in with your new password.' },
    failed: { title: 'Password change failed', text: 'Please try again.' },
    broken: {
      title: 'This link no longer works',
      text: 'It has expired, was used already, or a newer one took its place. Your password is as it was.',
      action: 'Ask for a new link',
    },
  },
  verify: {
    working: { title: 'Confirming your address', text: 'One moment, please.' },
    done: {
      title: 'Your address is confirmed',
      text: 'Mails that help you back into your account go there from now on.',
    },
    broken: {
      title: 'This link no longer works',
      text: 'It has expired, was used already, or a newer one took its place.',
      keeper: 'Ask for a new one; it comes to the address in your Account Settings.',
      visitor: 'Sign in and ask for a new one in Account Settings.',
      action: 'Send a new link',
    },
    sent: {
      title: 'A new link is on its way',
      text: 'Please look into your mailbox. It works once, for 3 days.',
    },
    sendFailed: { title: 'The link was not sent', text: 'Please try again later.' },
    failed: {
      title: 'Your address could not be confirmed',
      text: 'The link itself is still good. Please try again.',
      action: 'Try again',
    },
    toDashboard: 'Go to Dashboard',
    toSignIn: 'Go to sign-in',
  },
} as const
