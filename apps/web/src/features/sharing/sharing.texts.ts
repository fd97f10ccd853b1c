import { shownDay } from '../../shared/day-format.ts'

const counted = (count: number): string => (count === 1 ? '1 animal' : `${count} animals`)

/** Words of sharing, for those who share. Texts in the requirements' quotes are exact. */
export const sharingTexts = {
  close: 'Close',
  copy: 'Copy link',
  copied: 'Copied',
  linkLabel: 'Link',
  linkCopied: 'Link copied',
  copyFailed: { title: 'Failed to copy', text: 'Could not copy link to clipboard' },
  profileCopyFailed: { title: 'Copy failed', text: 'Failed to copy the link. Please try again.' },
  getLink: 'Get the link',
  stop: 'Stop sharing',
  stopped: 'Sharing stopped',
  preview: 'Preview',
  viewersCannotEdit: 'Viewers cannot edit anything.',
  changeFailed: 'Sharing could not be changed',
  changeFailedText: 'Nothing was changed. Please try again.',
  loadFailed: 'Your sharing could not be loaded',
  loadFailedText: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  loading: 'Loading',
  viewersSee: 'Viewers see',
  viewersNeverSee: 'Viewers never see your e-mail address, ID numbers or records.',
  /** Where sharing has ended and is not to be told any more. */
  forget: 'Take off the list',
  forgotten: 'Taken off the list',
  endedText: (lastDay: string) => `Sharing ended after ${shownDay(lastDay)}.`,
  seen: (views: number, lastViewedOn: string | null) => {
    if (views === 0) return 'Not seen by anyone yet'
    const times = views === 1 ? 'once' : `${views} times`
    return lastViewedOn ? `Seen ${times}, last on ${shownDay(lastViewedOn)}` : `Seen ${times}`
  },
  limits: {
    title: 'End and password',
    brief: (endsOn: string | null, hasPassword: boolean) =>
      `${endsOn ? `Ends after ${shownDay(endsOn)}` : 'Never ends'}, ${hasPassword ? 'with a password' : 'no password'}`,
    ends: 'Ends',
    never: 'Never',
    inDays: (days: number) => (days === 1 ? 'In 1 day' : `In ${days} days`),
    onDay: 'On a day I choose',
    after: (lastDay: string) => `After ${shownDay(lastDay)}`,
    lastDay: 'Last day',
    dayMissing: 'Please choose today or a later day',
    setDay: 'Set last day',
    endsText: 'The link works through that day, until midnight where you are.',
    password: 'Password',
    newPassword: 'New password',
    passwordText: 'Whoever opens the link is asked for it. Tell it to them in another message than the link.',
    setPassword: 'Set password',
    passwordSet: 'Password set',
    isOpen: 'Nobody is asked for it while you share your whole collection without a password.',
    isGuarded: 'Whoever opens the link is asked for the password.',
    otherPassword: 'Change password',
    keepPassword: 'Cancel',
    noPassword: 'Take it away',
    passwordGone: 'Password taken away',
  },
  animal: {
    title: (name: string) => `Share ${name}`,
    privateText: (name: string) =>
      `Only you can see ${name} now. With the link, anyone can look at the animal, until you stop sharing.`,
    shownText: (name: string) => `Anyone with this link can look at ${name}.`,
    lockedText: (name: string) => `Anyone with this link and the password can look at ${name}.`,
    inCollectionText: (name: string) =>
      `${name} is seen as a part of your shared collection, and as long as you share that.`,
    sees: [
      'Name, species, morph, sex, birth date, weight and producer',
      'Photos and videos',
      'Parents and ancestors with their photos',
    ],
    price: 'Price and contact, while the animal is For Sale with a price',
    notes: 'Notes',
    genotype: 'Genes as you wrote them down, how each is known, and what is known against them',
    showNotes: 'Show notes',
    showPrice: 'Show price and contact',
    showGenotype: 'Show genes',
  },
  several: {
    title: (count: number) => `Share ${counted(count)}`,
    text: 'Each gets a link of its own. With the link, anyone can look at the animal, until you stop sharing it.',
    price: 'Price and contact of animals that are For Sale with a price, except where you turned them off',
    notes: 'Notes, except where you turned them off for an animal',
    share: (count: number) => `Share ${counted(count)}`,
    shared: (count: number) => `${counted(count)} shared`,
    hidden: (count: number) => `${counted(count)} not shared any more`,
  },
  collection: {
    title: 'Share Collection',
    privateText:
      'Only you can see your collection now. With the link, anyone can look at your animals, until you stop sharing.',
    shownText: 'Anyone with this link can look at your collection.',
    lockedText:
      'Anyone with this link and the password can look at your collection. Animals that you share one by one need none there, unless they have their own.',
    sees: [
      'Your name',
      'All animals that are not archived, new ones too, each with its own page',
      'Notes, except where you turned them off for an animal',
      'Price and contact of animals that are For Sale with a price, except where you turned them off',
    ],
  },
  profile: {
    title: 'Share Profile',
    privateText:
      'Only keepers who are signed in can find you now. With the link, anyone can look at your profile, until you stop sharing.',
    shownText: 'Anyone with this link can look at your profile.',
    lockedText: 'Anyone with this link and the password can look at your profile.',
    sees: [
      'Your picture, name and username',
      'Animals that you share one by one without a password, and all of them while your collection is shared',
    ],
  },
  overview: {
    title: 'What you share',
    lines: { profile: 'Profile', collection: 'Collection' },
    open: 'Shared',
    shut: 'Private',
    ended: 'Ended',
    endsAfter: (lastDay: string) => `Ends after ${shownDay(lastDay)}`,
    endedAfter: (lastDay: string) => `Ended after ${shownDay(lastDay)}`,
    withPassword: 'With a password',
    animals: 'Animals with a link of their own',
    noAnimals: 'None. Choose Share in the menu of an animal.',
    animalActions: (name: string) => `Change sharing of ${name}`,
    change: 'Change',
    directory: 'List me in the directory of keepers',
    directoryText: 'Keepers who are signed in find you by name. Your e-mail address is never shown.',
  },
} as const
