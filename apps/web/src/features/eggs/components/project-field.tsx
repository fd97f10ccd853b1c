import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { EggFieldProps } from '../egg-field-props.ts'
import { eggFormTexts as texts } from '../egg-form.texts.ts'
import { activeProjectsQuery } from '../eggs.queries.ts'

/** Which project an egg belongs to: one of those under way, the one it has, or none. */
export function ProjectField({ form, shown, set, egg }: EggFieldProps & { egg: ListedEgg | null }) {
  const projects = useQuery(activeProjectsQuery).data ?? []
  const options = projects.map(({ id, name }) => ({ value: String(id), label: name }))
  const own = egg?.breedingProjectId
  if (egg && own && !projects.some(({ id }) => id === own))
    options.unshift({ value: String(own), label: egg.projectName ?? '' })
  return (
    <NativeSelect
      label={texts.fields.breedingProjectId}
      data={[{ value: '', label: texts.noProject }, ...options]}
      {...form.getInputProps('breedingProjectId')}
      value={shown.breedingProjectId === null ? '' : String(shown.breedingProjectId)}
      onChange={(event) => set('breedingProjectId', Number(event.currentTarget.value) || null)}
    />
  )
}
