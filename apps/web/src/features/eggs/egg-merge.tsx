import { useQuery } from '@tanstack/react-query'
import { fieldParts } from '../../shared/forms/merged-fields.ts'
import type { FormPart } from '../../shared/forms/three-way-merge.ts'
import { BoxName } from '../incubation/public/box-field.tsx'
import { eggFormTexts } from './egg-form.texts.ts'
import { type EggFormValues, eggFormFields } from './egg-form-values.ts'
import { projectQuery } from './eggs.queries.ts'
import { eggTexts } from './eggs.texts.ts'

const { units, noProject } = eggFormTexts

function ProjectName({ id }: { id: number }) {
  const { data } = useQuery(projectQuery(id))
  return data?.name ?? '…'
}

/** What of an egg is decided part by part where it was changed elsewhere too, in the order of the form. */
export const eggParts: readonly FormPart<EggFormValues>[] = fieldParts(eggFormFields, {
  breedingProjectId: ({ breedingProjectId: id }) => (id === null ? noProject : <ProjectName id={id} />),
  boxId: ({ boxId }) => (boxId === null ? eggFormTexts.noBox : <BoxName id={boxId} />),
  temperature: ({ temperature, temperatureUnit }) =>
    temperature === '' ? '' : `${temperature} ${units[temperatureUnit]}`,
  status: ({ status }) => eggTexts.statuses[status],
})
