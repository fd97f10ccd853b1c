/** Words of hatching. Texts in the requirements' quotes are exact. */
export const hatchTexts = {
  title: (egg: string) => `${egg} has hatched?`,
  text: (day: string) => `It is marked as hatched on ${day} and leaves the incubator.`,
  createProfile: 'Create new reptile profile',
  createProfileHint: 'The form of a new animal opens next, filled in from the egg and its parents.',
  continue: 'Continue',
  marked: (egg: string) => `${egg} marked as hatched`,
  noProfile: 'Egg marked as hatched. No reptile profile was created.',
  noProfiles: (count: number) => `${count} eggs marked as hatched. No reptile profiles were created.`,
  failed: 'Failed to process hatched egg. Please try again.',
  nothingChanged: 'Nothing was changed.',
  profileFailed: 'The project of this egg could not be loaded. Please try again.',
  source: 'Bred',
  several: {
    title: 'Hatch eggs',
    intro:
      'Each egg that hatched becomes an animal of its own, linked to its egg, its project and both parents. Say of the others what became of them.',
    hatchDate: 'Hatch date',
    producedBy: 'Produced by',
    species: 'Species of these animals',
    speciesHint: 'For eggs without parents on record; it holds for all of them',
    isHoldback: 'Keep as holdbacks',
    createProfiles: 'Create new reptile profiles',
    eggs: 'Eggs',
    outcomeOf: (egg: string) => `What became of ${egg}`,
    nameOf: (egg: string) => `Name of the hatchling from ${egg}`,
    sexOf: (egg: string) => `Sex of the hatchling from ${egg}`,
    morphOf: (egg: string) => `Morph of the hatchling from ${egg}`,
    lookOf: (egg: string) => `Look of the hatchling from ${egg}`,
    weightOf: (egg: string) => `Weight in grams of the hatchling from ${egg}`,
    name: 'Name',
    sex: 'Sex',
    morph: 'Morph',
    weight: 'Weight (g)',
    submit: (count: number) => (count === 1 ? 'Hatch 1 egg' : `Hatch ${count} eggs`),
    mark: 'Save',
    firstCustomId: 'Custom IDs from',
    noCustomIds: 'Leave it empty for none',
    customIds: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
    choose: 'Please choose at least one egg',
    tooMany: (most: number) => `Please hatch at most ${most} eggs at once`,
    done: (count: number) => (count === 1 ? '1 egg hatched' : `${count} eggs hatched`),
    /** The custom IDs that the animals were given, the first and the last. */
    doneIds: (first: string, last: string) =>
      first === last ? `Its ID is ${first}.` : `IDs: ${first} to ${last}.`,
    doneText: (count: number, ended: number, ids: string | null) =>
      [
        count === 1
          ? '1 animal was added to your collection.'
          : `${count} animals were added to your collection.`,
        ids,
        ended === 0 ? null : `${ended === 1 ? '1 egg was' : `${ended} eggs were`} marked.`,
      ]
        .filter((part) => part !== null)
        .join(' '),
    ended: (count: number) => (count === 1 ? '1 egg was marked' : `${count} eggs were marked`),
    cancel: 'Cancel',
    close: 'Close',
    dayMissing: 'Please enter the day they hatched',
  },
} as const

/** What a hatch came to: how many animals, and which custom IDs they were given. */
export function hatchedText(customIds: readonly (string | null)[], ended = 0): string {
  const given = customIds.filter((customId) => customId !== null)
  const [first, last] = [given[0], given.at(-1)]
  const { doneIds, doneText } = hatchTexts.several
  return doneText(
    customIds.length,
    ended,
    first !== undefined && last !== undefined ? doneIds(first, last) : null,
  )
}
