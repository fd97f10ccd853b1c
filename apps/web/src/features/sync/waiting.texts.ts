import { counted } from '../../shared/ui/counted.ts'

/** Words of what waits on this device for the server. */
export const waitingTexts = {
  offline: (asOf: string) => `Offline · as of ${asOf}`,
  asOf: (asOf: string) => `as of ${asOf}`,
  badge: {
    offline: (count: number) => `Offline · ${count} waiting`,
    waiting: (count: number) => `${count} waiting`,
    sending: (count: number) => `Sending ${count}`,
    needsYou: (count: number) => `${count} ${count === 1 ? 'needs' : 'need'} you`,
  },
  old: {
    title: 'Changes have waited here for three days',
    text: 'They are on this device alone. Please connect it, so that they are sent.',
    inTab:
      'They are in this browser alone, and Safari removes what a site keeps in a tab after seven days without a visit. Please connect, so that they are sent, and install Clutchbook on the Home Screen.',
  },
  leaving: {
    title: (count: number) =>
      count === 1 ? '1 change waits on this device' : `${count} changes wait on this device`,
    text: 'Signed out, it stays here sealed: nobody can read it, and it is sent when you sign in here again within 60 days.',
    left: (count: number) => `${count} could not be sent now.`,
    send: 'Send first, then sign out',
    leave: 'Leave it sealed and sign out',
    stay: 'Stay signed in',
  },
  title: 'Waiting',
  intro:
    'Changes that wait on this device. They are sent by themselves as soon as the server can be reached.',
  sendNow: 'Send now',
  loading: 'What waits is being opened',
  none: 'Nothing is waiting',
  noneText:
    'A device that keeps your records also keeps what you change on it without a connection: it waits here until it is sent. You choose that in Account Settings, under “This device”.',
  toToday: 'Go to Today',
  needsYou: 'Needs you',
  toSend: 'To be sent',
  written: (moment: string) => `Written ${moment}`,
  sending: 'Is being sent.',
  waits: 'Waits for the connection.',
  waitsFor: 'Waits for a change above that needs you.',
  refused: 'The server refused it. Please correct it or discard it.',
  clashes: 'It was changed elsewhere too. Please choose what to keep.',
  gone: 'It was deleted meanwhile.',
  goneWhen: {
    session: (moment: string) => `You deleted it elsewhere on ${moment}. It is in your trash.`,
    token: (moment: string) =>
      `A program with one of your API tokens deleted it on ${moment}. It is in your trash.`,
    import: (moment: string) => `An import deleted it on ${moment}. It is in your trash.`,
    /** By the product itself, or nobody knows any more. */
    product: (moment: string) => `It was deleted on ${moment}. It is in your trash.`,
  },
  goneForGood:
    'It was deleted meanwhile and is not in your trash any more. This change can only be discarded.',
  correct: 'Correct',
  choose: 'Choose',
  retry: 'Try again',
  restore: 'Restore and send',
  discard: 'Discard',
  /** A button with what it is for, for those who don't see the row. */
  act: (action: string, name: string) => `${action}: ${name}`,
  correction: {
    title: (what: string) => `Correct: ${what}`,
    nothing: 'Nothing of it can be corrected here. Try it again, or discard it.',
    save: 'Save and send',
    cancel: 'Cancel',
    done: 'Corrected. It goes to the server again.',
    mine: 'Yours stays',
    notNumber: 'Please enter a number',
    feeder: 'From stock',
    byFood: 'By the food',
    noFeeder: 'None',
    nth: (count: number) => `No. ${count}`,
    stock: {
      bought: 'Pieces bought',
      counted: 'Pieces there',
      wasted: 'Pieces thrown away',
      cost: 'Paid in all',
    },
  },
  discarding: {
    title: (what: string) => `Discard “${what}”?`,
    text: 'It was never sent, and is nowhere but on this device.',
    withOthers: (count: number) =>
      `${counted(count, 'other change that needs it is', 'other changes that need it are')} discarded as well.`,
    done: 'Discarded',
    doneText: (count: number) => (count > 1 ? `${count} changes` : undefined),
  },
  unread: {
    what: 'A change that can’t be read',
    lost: 'This device has lost a part of it, so it can’t be sent any more. Please discard it, and write down again what is missing.',
    newer: 'A newer version of Clutchbook has written it. Please reload this page, so that it is sent.',
    discard: 'Discard the change that can’t be read?',
    gone: 'What it was can’t be told, and it can’t be brought back.',
  },
  failed: 'It stays as it was',
  failedText: 'This device could not store it. Please try again.',
  restoreFailed: 'It could not be restored',
  restoreFailedText: 'It is still in the trash. Please try again.',
  clutch: {
    count: 'Eggs',
    firstNumber: 'First egg number',
    notCount: 'Please enter a whole number of eggs, 1 or more',
  },
  nobody: 'None',
  numbered: (id: number) => `No. ${id}`,
  yes: 'Yes',
  no: 'No',
  several: (count: number) => counted(count, 'entry', 'entries'),
} as const
