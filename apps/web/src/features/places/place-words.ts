import { placeLabel } from '@clutchbook/domain/places/place.rules'
import type { Place } from './places.queries.ts'

type Named = Pick<Place, 'name' | 'code' | 'path'>

/** What a place is called among others: its code or name, then what it stands in, the nearest first. */
export const placeWords = ({ path, ...place }: Named): string =>
  [placeLabel(place), ...path.toReversed().map(({ name }) => name)].join(' · ')
