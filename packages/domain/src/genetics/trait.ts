import type { Fraction } from './fraction.ts'

/** From which parent a male has his one copy of a recombining gene: by it he makes sons or daughters of that look. */
export type Maker = 'male' | 'female'

/**
 * What an animal carries of a gene (GEN-08): `copies` of it with `chance`, else one fewer. A possible het has 1 with 2/3, a
 * possible super 2 with 1/3, what is proven clear 0. A tag has no copies; a locality may have a `percent` of blood.
 */
export type Trait = {
  readonly gene: string
  readonly copies: 0 | 1 | 2 | null
  readonly chance: Fraction
  readonly maker: Maker | null
  readonly percent: number | null
}
