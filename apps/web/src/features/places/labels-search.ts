import { recordIdOf } from '../../shared/navigation/record-id.ts'

/** What labels are printed of. */
export const labelKinds = ['places', 'animals', 'projects', 'clutches', 'boxes', 'incubators'] as const
export type LabelKind = (typeof labelKinds)[number]

/** What labels are printed of: all of a kind, of tubs and animals those in a place, or one alone. */
export type LabelsSearch = { of?: LabelKind; place?: number | undefined; one?: number | undefined }

const idOf = (given: unknown): number | null =>
  typeof given === 'number' || typeof given === 'string' ? recordIdOf(String(given)) : null

/** What an address asks for; whatever it can't mean is left out. */
export function readLabelsSearch({ of, place, one }: Record<string, unknown>): LabelsSearch {
  const kind = labelKinds.find((known) => known === of)
  const [placeId, oneId] = [idOf(place), idOf(one)]
  return {
    ...(kind === undefined ? {} : { of: kind }),
    ...(placeId === null ? {} : { place: placeId }),
    ...(oneId === null ? {} : { one: oneId }),
  }
}
