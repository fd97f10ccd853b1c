/** Words of the parts that every area uses. */
export const uiTexts = {
  close: 'Close',
  dismiss: 'Dismiss',
  /** The place where messages show; the key that leads there takes the mark's place. */
  messages: 'Messages ({hotkey})',
  clearSearch: 'Clear the search',
  showMore: 'Show more',
  notes: 'Notes',
  tryAgain: 'Try again',
  source: 'Free software under the AGPL-3.0: source code',
} as const
