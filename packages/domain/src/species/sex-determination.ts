import type { Confidence, Range } from './species-facts.ts'

/** Sex is settled by what an egg inherited; above `reversalAboveC` embryos that are male by their genes become females. */
type ByGenes = {
  readonly by: 'genes'
  readonly system?: 'XX/XY' | 'ZZ/ZW'
  readonly reversalAboveC?: number
}

/** Sex is settled by the warmth of the egg. Temperatures in °C, least and most; what is left out is not known. */
export type SexByWarmth = {
  readonly by: 'warmth'
  /** Ia: males where it is cool, females where it is warm. II: males between females on both sides. */
  readonly pattern: 'Ia' | 'II'
  readonly femaleBiasedC?: Range
  readonly mixedC?: Range
  readonly maleBiasedC?: Range
  /** Of pattern II: females again, above the males. */
  readonly secondFemaleC?: Range
  /** Where as many males as females hatch. */
  readonly pivotalC?: number
  /** The day after laying from which warmth changes nothing more. */
  readonly sexFixedByDay?: number
}

/** What settles the sex of a young animal, and how sure that is; without a word as sure as the row of the species. */
export type SexDetermination = (ByGenes | SexByWarmth) & { readonly confidence?: Confidence }

/** Sex determination by the scientific name of the species; sources are those of its row in `knownSpecies`. */
export const sexDetermination: Readonly<Record<string, SexDetermination>> = {
  'Python regius': { by: 'genes', system: 'XX/XY' },
  'Pantherophis guttatus': { by: 'genes', system: 'ZZ/ZW' },
  'Heterodon nasicus': { by: 'genes', system: 'ZZ/ZW' },
  'Boa imperator': { by: 'genes', system: 'XX/XY' },
  'Malayopython reticulatus': { by: 'genes', system: 'XX/XY' },
  'Morelia spilota': { by: 'genes', system: 'XX/XY' },
  'Morelia viridis': { by: 'genes', system: 'XX/XY' },
  'Python bivittatus': { by: 'genes', system: 'XX/XY' },
  'Python brongersmai': { by: 'genes', system: 'XX/XY' },
  'Lampropeltis californiae': { by: 'genes', system: 'ZZ/ZW' },
  'Lampropeltis abnorma': { by: 'genes', system: 'ZZ/ZW' },
  'Pituophis catenifer sayi': { by: 'genes', system: 'ZZ/ZW' },
  'Boaedon capensis': { by: 'genes', system: 'ZZ/ZW' },
  'Eryx colubrinus': { by: 'genes' },
  'Epicrates cenchria': { by: 'genes' },
  'Thamnophis sirtalis': { by: 'genes', system: 'ZZ/ZW' },
  'Eublepharis macularius': {
    by: 'warmth',
    pattern: 'II',
    femaleBiasedC: [26, 28],
    mixedC: [29, 31],
    maleBiasedC: [31.1, 32.8],
    secondFemaleC: [34, 35],
    pivotalC: 30.5,
    sexFixedByDay: 22,
    confidence: 'high',
  },
  'Hemitheconyx caudicinctus': {
    by: 'warmth',
    pattern: 'II',
    femaleBiasedC: [28.3, 29.4],
    mixedC: [29.5, 31],
    maleBiasedC: [31.1, 31.7],
    confidence: 'medium',
  },
  'Correlophus ciliatus': { by: 'genes' },
  'Rhacodactylus auriculatus': { by: 'genes' },
  'Rhacodactylus leachianus': { by: 'genes' },
  'Pogona vitticeps': { by: 'genes', system: 'ZZ/ZW', reversalAboveC: 32, confidence: 'high' },
  'Tiliqua scincoides': { by: 'genes' },
  'Varanus acanthurus': { by: 'genes' },
  'Chamaeleo calyptratus': { by: 'genes', system: 'XX/XY', confidence: 'low' },
  'Furcifer pardalis': { by: 'genes', system: 'ZZ/ZW', confidence: 'medium' },
  'Testudo hermanni': {
    by: 'warmth',
    pattern: 'Ia',
    femaleBiasedC: [32.5, 34],
    maleBiasedC: [25, 30.5],
    pivotalC: 31.5,
    confidence: 'medium',
  },
  'Testudo horsfieldii': { by: 'warmth', pattern: 'Ia', confidence: 'low' },
  'Testudo kleinmanni': {
    by: 'warmth',
    pattern: 'Ia',
    femaleBiasedC: [31.2, 32.5],
    maleBiasedC: [28, 30],
    confidence: 'medium',
  },
  'Centrochelys sulcata': { by: 'warmth', pattern: 'Ia', confidence: 'low' },
  'Chelonoidis carbonarius': { by: 'warmth', pattern: 'Ia', confidence: 'low' },
  'Stigmochelys pardalis': { by: 'warmth', pattern: 'Ia', femaleBiasedC: [29.5, 31], confidence: 'low' },
  'Trachemys scripta': {
    by: 'warmth',
    pattern: 'Ia',
    femaleBiasedC: [30.5, 32],
    maleBiasedC: [25, 27.5],
    pivotalC: 29,
    confidence: 'medium',
  },
}
