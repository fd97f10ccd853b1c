/** Words of choosing how a young looks, and of what a pair may give in one line. */
export const lookTexts = {
  look: 'Look',
  sex: { male: 'male', female: 'female' },
  sameAsAbove: 'Same as above',
  more: (count: number) => `${count} more`,
  fewer: 'Fewer',
  rest: (looks: string) => `and ${looks} more looks: write their genes down on the page of the animal`,
  failed: 'The looks of this pair could not be loaded. You can go on without them.',
  tryAgain: 'Try again',
  likeliest: (look: string, chance: string) => `Likeliest: ${look}, ${chance}`,
  allAre: (look: string) => `All young: ${look}`,
  all: 'All that may hatch',
  allHint: 'Opens the calculator with this pair in a new tab',
} as const
