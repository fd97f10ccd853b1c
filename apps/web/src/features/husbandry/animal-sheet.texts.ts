/** Words of the sheet that says at once what was done with an animal. */
export const animalSheetTexts = {
  /** What it gets, where something is planned or usual. */
  gets: (food: string) => `Gets ${food}`,
  foodFailed: 'What it gets could not be loaded',
  foodFailedText: 'Meals wait for it; weights and the like can be noted.',
  shed: 'Shed',
  blue: 'In blue',
  clean: 'Clean',
  more: 'More',
  acts: (name: string) => `What was done with ${name}`,
  others: 'Other records',
  shedNoted: (name: string) => `${name}: shed noted`,
  blueNoted: (name: string) => `${name}: in blue`,
  cleanNoted: (name: string) => `${name}: cleaned`,
  takeBack: 'Take back',
  weigh: 'Weigh',
  weighTitle: (name: string) => `Weigh ${name}`,
  lastWeight: (weight: string) => `Last ${weight}`,
  noWeight: 'No weight yet',
} as const
