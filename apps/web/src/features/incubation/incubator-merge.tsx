import { boxFields, incubatorFields } from '@clutchbook/domain/incubation/incubators.fields'
import { useQuery } from '@tanstack/react-query'
import { fieldParts } from '../../shared/forms/merged-fields.ts'
import type { FormPart } from '../../shared/forms/three-way-merge.ts'
import { usePlaceChoices } from '../places/public/use-place-choices.ts'
import { incubatorFormTexts as texts } from './incubation.texts.ts'
import type { BoxValues, IncubatorValues } from './incubator-form.ts'
import { incubatorsQuery } from './incubators.queries.ts'

/** What of an incubator is decided part by part where it was changed elsewhere too (R13). */
export const incubatorParts: readonly FormPart<IncubatorValues>[] = fieldParts(incubatorFields, {
  placeId: ({ placeId }) => (placeId === null ? texts.noPlace : <PlaceName id={placeId} />),
})

/** The same of a box. */
export const boxParts: readonly FormPart<BoxValues>[] = fieldParts(boxFields, {
  incubatorId: ({ incubatorId }) => <IncubatorName id={incubatorId} />,
})

function PlaceName({ id }: { id: number }) {
  return usePlaceChoices(true, id).find((place) => place.id === id)?.label ?? '…'
}

function IncubatorName({ id }: { id: number | null }) {
  return useQuery(incubatorsQuery).data?.find((incubator) => incubator.id === id)?.name ?? '…'
}
