/** Words of the shell. */
export const shellTexts = {
  skip: 'Skip to content',
  places: 'Places',
  quickPlaces: 'Quick places',
  menu: 'Menu',
  closeMenu: 'Close menu',
  back: 'Go back',
  addNew: 'Add New',
  scan: 'Scan',
  settings: 'Account Settings',
  logOut: 'Log Out',
  readOnly: {
    title: 'Nothing can be stored at the moment',
    text: 'The database of this site is damaged. You can read what is still readable; nothing that you change is kept until whoever runs the site has restored a backup.',
  },
  plan: {
    pro: 'Pro plan',
    unlimited: 'No limits',
    free: (count: number, limit: number) => `Free plan · ${count} of ${limit} animals`,
  },
} as const
