/** What was done with an animal, said at once; it weighs more than the pages that open it. */
export const loadAnimalSheet = async () => (await import('../components/animal-sheet.tsx')).AnimalSheet

/** One number for an animal. */
export const loadWeighSheet = async () => (await import('../components/weigh-sheet.tsx')).WeighSheet
