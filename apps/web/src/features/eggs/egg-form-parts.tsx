import { useQuery } from '@tanstack/react-query'
import type { FormPart } from '../../shared/forms/merge-parts.ts'
import { partBuilders } from '../../shared/forms/part-builders.ts'
import { eggFormTexts } from './egg-form.texts.ts'
import type { EggFormValues } from './egg-form-values.ts'
import { projectQuery } from './eggs.queries.ts'
import { eggTexts } from './eggs.texts.ts'

const { fields: labels, units, noProject } = eggFormTexts
const { text, day, yes } = partBuilders<EggFormValues>()

function ProjectName({ id }: { id: number }) {
  const { data } = useQuery(projectQuery(id))
  return data?.name ?? '…'
}

/** What of an egg is decided part by part where it was changed elsewhere too, in the order of the form. */
export const eggParts: readonly FormPart<EggFormValues>[] = [
  {
    label: labels.project,
    fields: ['breedingProjectId'],
    show: ({ breedingProjectId: id }) => (id === null ? noProject : <ProjectName id={id} />),
  },
  text('eggNumber', labels.eggNumber),
  day('layDate', labels.layDate),
  text('incubationDays', labels.incubationDays),
  day('dueDate', labels.dueDate),
  {
    label: labels.temperature,
    fields: ['temperature', 'temperatureUnit'],
    show: ({ temperature, temperatureUnit }) =>
      temperature === '' ? '' : `${temperature} ${units[temperatureUnit]}`,
  },
  text('humidity', labels.humidity),
  { label: labels.status, fields: ['status'], show: ({ status }) => eggTexts.statuses[status] },
  day('hatchDate', labels.hatchDate),
  yes('isViable', labels.isViable),
  text('notes', labels.notes),
]
