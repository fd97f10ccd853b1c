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
  /** Where this device answers in place of the server, and does not know. */
  needsConnection: 'This needs a connection.',
  /** Under records that it does know. */
  earlier: (days: number) => `From before ${days} days only the latest of each kind are on this device.`,
  /** Where a failure carries no words. */
  failedOtherwise: 'Please try again in a moment.',
  loadAnew: 'Reload the page',
  undo: 'Undo',
  takenBack: 'Taken back',
  /** For whoever runs the server: under this number its log says what went wrong. */
  failureNumber: { copy: 'Copy error number', copied: 'Error number copied', notCopied: 'Error number' },
  /** Asked where what was typed can't be kept. */
  leave: {
    title: 'Leave without saving?',
    text: 'What you changed here could not be kept in this browser. If you leave now, it is lost.',
    stay: 'Stay',
    leave: 'Leave',
  },
  source: 'Free software under the AGPL-3.0: source code',
} as const
