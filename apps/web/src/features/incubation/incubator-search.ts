import { recordIdOf } from '../../shared/navigation/record-id.ts'

/** The box that the page of an incubator is opened for. */
type IncubatorSearch = { readonly box?: number }

/** The search of the page of an incubator; what names no box opens it as it is. */
export function readIncubatorSearch({ box }: Record<string, unknown>): IncubatorSearch {
  const id = recordIdOf(String(box ?? ''))
  return id === null ? {} : { box: id }
}
