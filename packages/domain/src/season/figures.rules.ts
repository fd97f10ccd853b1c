import { sexDetermination } from '../species/sex-determination.ts'
import { findSpecies, sourceNames } from '../species/species.rules.ts'
import type { Gestation, Range, SpeciesFacts } from '../species/species-facts.ts'
import { type SpeciesSeason, speciesSeasons } from '../species/species-seasons.ts'
import type { DaysAtWarmth, FigureConfidence, FigureName, SeasonFigures, SpeciesFigures } from './figures.ts'

/** Figures of a row that is otherwise surer which no source tells, only keepers. */
const fieldKnowledge: ReadonlySet<FigureName> = new Set([
  'clutchesPerYear',
  'leastFemaleGrams',
  'leastMaleGrams',
])

/** The days of a gestation where it is counted from the event that a step begins with. */
const carriedFrom = (step: 'shedToBirth' | 'matingToBirth', gestation?: Gestation): Range | undefined =>
  gestation && gestation.countedFrom.includes('shed') === (step === 'shedToBirth')
    ? gestation.days
    : undefined

/** Leaves out what is not known. */
const known = (figures: { readonly [Name in FigureName]?: SeasonFigures[Name] | undefined }): SeasonFigures =>
  Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== undefined))

const toRow = ({ tempC, days }: { readonly tempC: number; readonly days: Range }): DaysAtWarmth => ({
  ...{ tempC, daysMin: days[0], daysMax: days[1] },
})

function figuresOf({ incubation, gestation, clutch }: SpeciesFacts, season?: SpeciesSeason): SeasonFigures {
  return known({
    kind: gestation ? 'litter' : 'eggs',
    ovulationToShed: season?.ovulationToShed,
    shedToLay: season?.shedToLay,
    matingToLay: season?.matingToLay,
    shedToBirth: carriedFrom('shedToBirth', gestation),
    ovulationToBirth: season?.ovulationToBirth,
    matingToBirth: carriedFrom('matingToBirth', gestation),
    layToNextLay: season?.layToNextLay,
    layToHatch: incubation?.days,
    tempC: incubation?.tempC,
    daysByTemp: incubation?.byTemp?.map(toRow),
    hasDiapause: season?.hasDiapause,
    clutchSize: clutch,
    typicalClutch: season?.typicalClutch,
    clutchesPerYear: season?.clutchesPerYear,
    leastFemaleGrams: season?.leastGrams?.female,
    leastMaleGrams: season?.leastGrams?.male,
  })
}

/** How sure each of some figures is, where all of a species are as sure as its row. */
const confidences = (
  figures: SeasonFigures,
  sure: (name: FigureName) => FigureConfidence,
): SpeciesFigures['confidence'] =>
  Object.fromEntries((Object.keys(figures) as FigureName[]).map((name) => [name, sure(name)]))

/**
 * The figures that count for a species, as the keeper wrote its name: the keeper's own, and for the rest what the product
 * knows (SEA-07). A species that it doesn't know has the keeper's own alone. A figure counts whole: own days at some
 * temperatures stand in place of all that are known.
 */
export function speciesFigures(species: string, own: SeasonFigures = {}): SpeciesFigures {
  const facts = findSpecies(species)
  const figures = facts && figuresOf(facts, speciesSeasons[facts.scientific])
  const sure = (name: FigureName): FigureConfidence =>
    fieldKnowledge.has(name) ? 'low' : (facts?.confidence ?? 'low')
  return {
    ...{ species, known: figures, own, used: { ...figures, ...own } },
    confidence: { ...confidences(figures ?? {}, sure), ...confidences(own, () => 'own') },
    sources: facts ? sourceNames(facts) : [],
    sexDetermination: facts ? (sexDetermination[facts.scientific] ?? null) : null,
  }
}
