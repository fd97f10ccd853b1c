import type { SpeciesSource } from './species-sources.ts'

/** From the least to the most. */
export type Range = readonly [min: number, max: number]

/** How sure the figures are: two or more sources that agree, one source, or field knowledge alone. */
export type Confidence = 'high' | 'medium' | 'low'

/** How eggs of a species are incubated: temperatures in degrees Celsius, humidity in per cent inside the egg box. */
export type Incubation = {
  readonly days: Range
  readonly tempC: Range
  readonly typicalTempC: number
  readonly humidityPct: Range
  /** Days at known temperatures, where sources tell them; cooler eggs take longer. */
  readonly byTemp?: readonly { readonly tempC: number; readonly days: Range }[]
}

/** How long a species that bears live young carries them, and from which event on that is counted. */
export type Gestation = { readonly days: Range; readonly countedFrom: string }

/** What the product knows of a species. A keeper's own figures always go before these. */
export type SpeciesFacts = {
  readonly scientific: string
  readonly common: string
  readonly group:
    | 'python'
    | 'colubrid'
    | 'boa'
    | 'gecko'
    | 'agamid'
    | 'skink'
    | 'monitor'
    | 'chameleon'
    | 'tortoise'
    | 'turtle'
  /** Of species that lay eggs. */
  readonly incubation?: Incubation
  /** Of species that bear live young. */
  readonly gestation?: Gestation
  /** Eggs or young at a time. */
  readonly clutch: Range
  readonly confidence: Confidence
  readonly sources: readonly SpeciesSource[]
}
