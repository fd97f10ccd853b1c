/** Words of the keyboard's shortcuts. */
export const keysTexts = {
  title: 'Keyboard shortcuts',
  search: 'Search everything',
  hint: (key: string) => `Search (${key} K)`,
  groups: { anywhere: 'Anywhere', go: 'Go to', page: 'On a page' },
  acts: {
    palette: 'Search everything',
    slash: 'Search this page, or everything',
    help: 'Show these keys',
    create: 'Add what the page lists, or an animal',
    edit: 'Edit what the page shows',
    feed: 'Feed the animal that is shown',
    next: 'Next entry of a list',
    previous: 'Previous entry of a list',
    undo: 'Take back the last delete or move',
  },
  followedBy: 'then',
  /** Places and actions that have no button in the navigation. */
  more: {
    archive: 'Archived animals',
    scan: 'Scan a label',
    labels: 'Print labels',
    light: 'Light theme',
    dark: 'Dark theme',
  },
  /** Words by which they are found as well. */
  words: { add: 'create', go: 'go to open', trash: 'go to open deleted restore undo bin' },
  single: {
    label: 'Single-key shortcuts',
    description: 'Off, only keys pressed together with Ctrl or ⌘ do anything. Kept in this browser.',
  },
} as const
