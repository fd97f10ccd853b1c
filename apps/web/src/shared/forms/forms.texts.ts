/** Words around forms of every area. */
export const formsTexts = {
  /** What is folded away of a form. */
  more: 'More',
  draft: {
    kept: (moment: string) => `Your draft from ${moment} was kept.`,
    withoutPhotos: (moment: string) =>
      `Your draft from ${moment} was kept. The photos you had chosen were not: please choose them again.`,
    discard: 'Discard',
  },
  clash: {
    title: 'Changed elsewhere too',
    text: 'Somebody saved this in another tab or on another device while you were typing. Nothing of yours is lost. Choose what to keep, then save.',
    mine: 'Keep mine',
    theirs: 'Use theirs',
    allMine: 'Keep all of mine',
    allTheirs: 'Use all of theirs',
    nothing: 'Nothing',
    yes: 'Yes',
    no: 'No',
    missing: (labels: readonly string[]) => `Please choose for: ${labels.join(', ')}`,
    taken: (labels: readonly string[]) => `Kept from the other change: ${labels.join(', ')}`,
  },
  day: {
    clear: 'Clear the date',
    /** The buttons of the calendar that opens. */
    controls: {
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      previousYear: 'Previous year',
      nextYear: 'Next year',
      previousDecade: 'Previous ten years',
      nextDecade: 'Next ten years',
    },
  },
} as const
