/** Words of choosing how a young looks. */
export const lookTexts = {
  look: 'Look',
  sex: { male: 'male', female: 'female' },
  sameAsAbove: 'Same as above',
  more: (count: number) => `${count} more`,
  fewer: 'Fewer',
  rest: (looks: string) => `and ${looks} more looks: write their genes down on the page of the animal`,
  failed: 'The looks of this pair could not be loaded. You can go on without them.',
  tryAgain: 'Try again',
} as const
