import type { Range } from './species-facts.ts'

/** What the product knows of a female's season in a species. Days are whole days between two events, least and most. */
export type SpeciesSeason = {
  /** To the shed that comes before eggs are laid or, of one that bears live young, after she ovulated. */
  readonly ovulationToShed?: Range
  readonly shedToLay?: Range
  readonly matingToLay?: Range
  readonly ovulationToBirth?: Range
  /** From one clutch of a season to the next. */
  readonly layToNextLay?: Range
  /** Eggs or young of a usual clutch. */
  readonly typicalClutch: number
  readonly clutchesPerYear: Range
  /** What a breeding animal weighs at least, in grams. */
  readonly leastGrams?: { readonly male: number; readonly female: number }
  /** Eggs rest in a cool time of their own, so warmth alone tells no day of hatching. */
  readonly hasDiapause?: true
}

/**
 * Seasons by the scientific name of the species, with the confidence and sources of its row in `knownSpecies`; clutches in
 * a year and least weights are field knowledge in every row. They stand apart from those rows because only forecasts need
 * them, and forms that choose a species don't.
 */
export const speciesSeasons: Readonly<Record<string, SpeciesSeason>> = {
  'Python regius': {
    ovulationToShed: [14, 28],
    shedToLay: [25, 40],
    typicalClutch: 6,
    clutchesPerYear: [0, 1],
    leastGrams: { male: 600, female: 1500 },
  },
  'Pantherophis guttatus': {
    shedToLay: [7, 14],
    matingToLay: [30, 60],
    typicalClutch: 14,
    clutchesPerYear: [1, 2],
    leastGrams: { male: 200, female: 300 },
  },
  'Heterodon nasicus': {
    shedToLay: [7, 14],
    typicalClutch: 10,
    clutchesPerYear: [1, 2],
    leastGrams: { male: 50, female: 250 },
  },
  'Boa imperator': {
    ovulationToShed: [14, 21],
    ovulationToBirth: [115, 140],
    typicalClutch: 22,
    clutchesPerYear: [0, 1],
    leastGrams: { male: 1500, female: 4000 },
  },
  'Malayopython reticulatus': { shedToLay: [28, 42], typicalClutch: 40, clutchesPerYear: [0, 1] },
  'Morelia spilota': {
    shedToLay: [20, 35],
    typicalClutch: 20,
    clutchesPerYear: [0, 1],
    leastGrams: { male: 700, female: 1800 },
  },
  'Morelia viridis': { shedToLay: [14, 28], typicalClutch: 16, clutchesPerYear: [0, 1] },
  'Python bivittatus': { shedToLay: [18, 28], typicalClutch: 36, clutchesPerYear: [0, 1] },
  'Python brongersmai': { shedToLay: [30, 45], typicalClutch: 18, clutchesPerYear: [0, 1] },
  'Lampropeltis californiae': { shedToLay: [7, 14], typicalClutch: 9, clutchesPerYear: [1, 2] },
  'Lampropeltis abnorma': { shedToLay: [7, 14], typicalClutch: 8, clutchesPerYear: [1, 2] },
  'Pituophis catenifer sayi': { shedToLay: [7, 14], typicalClutch: 12, clutchesPerYear: [1, 1] },
  'Boaedon capensis': { typicalClutch: 9, clutchesPerYear: [1, 4] },
  'Eryx colubrinus': { typicalClutch: 12, clutchesPerYear: [0, 1] },
  'Epicrates cenchria': { typicalClutch: 15, clutchesPerYear: [0, 1] },
  'Thamnophis sirtalis': { typicalClutch: 18, clutchesPerYear: [1, 1] },
  'Eublepharis macularius': {
    layToNextLay: [15, 30],
    typicalClutch: 2,
    clutchesPerYear: [4, 8],
    leastGrams: { male: 45, female: 45 },
  },
  'Hemitheconyx caudicinctus': {
    layToNextLay: [20, 35],
    typicalClutch: 2,
    clutchesPerYear: [3, 6],
    leastGrams: { male: 45, female: 45 },
  },
  'Correlophus ciliatus': {
    layToNextLay: [25, 40],
    typicalClutch: 2,
    clutchesPerYear: [5, 9],
    leastGrams: { male: 30, female: 38 },
  },
  'Rhacodactylus auriculatus': {
    layToNextLay: [28, 56],
    typicalClutch: 2,
    clutchesPerYear: [4, 8],
    leastGrams: { male: 40, female: 50 },
  },
  'Rhacodactylus leachianus': { layToNextLay: [30, 60], typicalClutch: 2, clutchesPerYear: [2, 5] },
  'Pogona vitticeps': {
    layToNextLay: [20, 40],
    typicalClutch: 22,
    clutchesPerYear: [2, 7],
    leastGrams: { male: 300, female: 350 },
  },
  'Tiliqua scincoides': { typicalClutch: 10, clutchesPerYear: [1, 1] },
  'Varanus acanthurus': { layToNextLay: [40, 80], typicalClutch: 8, clutchesPerYear: [1, 4] },
  'Chamaeleo calyptratus': {
    matingToLay: [20, 30],
    layToNextLay: [90, 120],
    typicalClutch: 40,
    clutchesPerYear: [1, 3],
  },
  'Furcifer pardalis': {
    matingToLay: [22, 34],
    layToNextLay: [60, 120],
    typicalClutch: 20,
    clutchesPerYear: [2, 5],
    hasDiapause: true,
  },
  'Testudo hermanni': { layToNextLay: [20, 40], typicalClutch: 5, clutchesPerYear: [1, 3] },
  'Testudo horsfieldii': { layToNextLay: [20, 40], typicalClutch: 3, clutchesPerYear: [1, 3] },
  'Testudo kleinmanni': { layToNextLay: [20, 40], typicalClutch: 2, clutchesPerYear: [1, 4] },
  'Centrochelys sulcata': { layToNextLay: [25, 50], typicalClutch: 20, clutchesPerYear: [1, 4] },
  'Chelonoidis carbonarius': { layToNextLay: [30, 60], typicalClutch: 4, clutchesPerYear: [1, 5] },
  'Stigmochelys pardalis': {
    layToNextLay: [25, 50],
    typicalClutch: 12,
    clutchesPerYear: [1, 5],
    hasDiapause: true,
  },
  'Trachemys scripta': { layToNextLay: [15, 30], typicalClutch: 10, clutchesPerYear: [1, 5] },
}
