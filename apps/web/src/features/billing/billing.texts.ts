/** Words about plans; the text of the limit itself is the domain's `limitMessage`. */
export const billingTexts = {
  upgradeRequired: 'Upgrade Required',
  used: (count: number, limit: number, what: string) => `${count} of ${limit} ${what} on the free plan`,
  left: (places: number) => (places === 1 ? '1 place left' : `${places} places left`),
  full: 'No places left',
  roomFor: (places: number) => `There is room for ${places} more.`,
  upgrade: 'Upgrade',
  upgradeNow: 'Upgrade to Pro',
  /** Whoever doesn't want more places still has all that they recorded. */
  takeAlong: 'Download everything',
  pro: 'Pro',
  price: '$2.99/month',
  perks: [
    'Unlimited animal entries',
    'Unlimited breeding projects',
    'Advanced tracking features',
    'Premium support',
  ],
  renewal: 'Renews monthly. Cancel at any time and stay on Pro to the end of the paid period.',
  notTaken: 'This site takes no payments yet: whoever runs it can put you on Pro.',
  states: {
    pro: (until: string | null) => (until ? `You are on Pro. It renews on ${until}.` : 'You are on Pro.'),
    cancelled: (until: string | null) =>
      until
        ? `Canceled: you stay on Pro until ${until}. You can resume it under Manage Subscription.`
        : 'Canceled: you stay on Pro to the end of the paid period. You can resume it under Manage Subscription.',
    pastDue: () =>
      'Your last payment did not go through and will be tried again. Please check your card under Manage Subscription.',
  },
  signUp: 'Sign Up',
  manage: 'Manage Subscription',
  cancel: 'Cancel Subscription',
  errorTitle: 'Error',
  checkoutFailed: 'Failed to start checkout process. Please try again.',
  redirectFailed: 'Failed to redirect to checkout. Please try again.',
  manageFailed: 'Failed to open the page of your subscription. Please try again.',
  loadFailed: {
    title: 'Your subscription could not be loaded',
    text: 'Please try again.',
    action: 'Try again',
  },
  confirm: {
    title: 'Subscribe to the Pro tier',
    text: 'Pro costs $2.99/month and renews monthly. You can cancel at any time. Do you want to subscribe?',
    action: 'Subscribe',
  },
  cancelling: {
    title: 'Cancel Subscription',
    text: 'You keep your access to Pro until the end of your billing period. Nothing that you recorded is deleted.',
    keep: 'Keep Subscription',
    action: 'Cancel Subscription',
    done: {
      title: 'Subscription Canceled',
      text: "Your subscription has been canceled. You'll still have access until the end of your billing period.",
    },
    failed: 'Failed to cancel subscription',
  },
  subscribe: {
    title: 'Subscription',
    heading: 'Upgrade to Pro',
    text: 'For a collection that has outgrown the free plan.',
    action: 'Subscribe for $2.99/month',
    yours: 'Your plan',
    open: 'This site has no limits: animals, breeding projects and eggs are unlimited, and there is nothing to pay.',
    given: 'There is nothing to pay for it.',
    blocked: 'Your browser kept the checkout from opening.',
    link: 'Open the checkout',
    opening: 'Opening the checkout…',
  },
  success: {
    title: 'Subscription Successful',
    intro: 'With Pro you have:',
    perks: [
      'Unlimited reptile tracking',
      'Full breeding project management',
      'Complete lineage tracking',
      'Automatic reminders and calendar',
      'Photo storage',
    ],
    waiting: 'Waiting for the payment to be confirmed…',
    arrived: 'Thank you! Your payment is confirmed and your account is on Pro.',
    late: 'No payment has been confirmed yet. If you have just paid, it may take a few minutes; nothing is lost.',
    failed: 'That could not be checked. Please try again in a moment; nothing is lost.',
    again: 'Check again',
    toDashboard: 'Continue to Dashboard',
  },
} as const
