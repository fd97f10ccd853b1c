/** Words around forms of every area. */
export const formsTexts = {
  draft: {
    kept: (moment: string) => `Your draft from ${moment} was kept.`,
    withoutPhotos: (moment: string) =>
      `Your draft from ${moment} was kept. The photos you had chosen were not: please choose them again.`,
    discard: 'Discard',
  },
} as const
