/** Words of the shell. */
export const shellTexts = {
  skip: 'Skip to content',
  places: 'Places',
  quickPlaces: 'Quick places',
  menu: 'Menu',
  closeMenu: 'Close menu',
  back: 'Go back',
  addNew: 'Add New',
  settings: 'Account Settings',
  logOut: 'Log Out',
  plan: {
    pro: 'Pro plan',
    unlimited: 'No limits',
    free: (count: number, limit: number) => `Free plan · ${count} of ${limit} animals`,
  },
} as const
