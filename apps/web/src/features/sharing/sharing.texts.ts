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
  animal: {
    title: (name: string) => `Share ${name}`,
    privateText: (name: string) =>
      `Only you can see ${name} now. With the link, anyone can look at the animal, until you stop sharing.`,
    shownText: (name: string) => `Anyone with this link can look at ${name}.`,
    inCollectionText: (name: string) =>
      `${name} is seen as a part of your shared collection, and as long as you share that.`,
    sees: [
      'Name, species, morph, sex, birth date, weight and producer',
      'Photos and videos',
      'Parents and ancestors with their photos',
      'Price and contact, while the animal is For Sale with a price',
    ],
    notes: 'Notes',
    showNotes: 'Show notes',
  },
  several: {
    title: (count: number) => `Share ${counted(count)}`,
    text: 'Each gets a link of its own. With the link, anyone can look at the animal, until you stop sharing it.',
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
    sees: [
      'Your name',
      'All animals that are not archived, new ones too, each with its own page',
      'Notes, except where you turned them off for an animal',
      'Price and contact of animals that are For Sale with a price',
    ],
  },
  profile: {
    title: 'Share Profile',
    privateText:
      'Only keepers who are signed in can find you now. With the link, anyone can look at your profile, until you stop sharing.',
    shownText: 'Anyone with this link can look at your profile.',
    sees: [
      'Your picture, name and username',
      'Animals that you share one by one, and all of them while your collection is shared',
    ],
  },
  overview: {
    title: 'What you share',
    lines: { profile: 'Profile', collection: 'Collection' },
    open: 'Shared',
    shut: 'Private',
    animals: 'Animals with a link of their own',
    noAnimals: 'None. Choose Share in the menu of an animal.',
    animalActions: (name: string) => `Change sharing of ${name}`,
    change: 'Change',
    directory: 'List me in the directory of keepers',
    directoryText: 'Keepers who are signed in find you by name. Your e-mail address is never shown.',
  },
} as const
