import type { LinkField as Field } from '@clutchbook/domain/kernel/record-fields'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { AnimalPicker } from '../../collection/public/animal-picker.tsx'
import { feederName, feedersQuery } from '../../husbandry/public/feeders-query.ts'
import { useProjects } from '../hooks/use-projects.ts'
import { noFeeder } from '../typed-fields.ts'
import { waitingTexts as texts } from '../waiting.texts.ts'

type Props = {
  name: string
  field: Field
  typed: string
  error: string | undefined
  onType: (value: string) => void
}

/** The record that another one links to. */
export function LinkField(props: Props) {
  const { name, field, typed, error, onType } = props
  if (field.to === 'animals')
    return (
      <AnimalPicker
        label={field.label}
        path={name}
        error={error}
        placeholder={texts.nobody}
        {...(!field.absent && { none: texts.nobody })}
        value={typed === '' ? null : Number(typed)}
        onChange={(id) => onType(id === null ? '' : String(id))}
      />
    )
  return field.to === 'feeders' ? <FeederField {...props} /> : <ProjectField {...props} />
}

type Choice = { readonly value: string; readonly label: string }

/** What is chosen now stands among the choices, whether or not its name is known. */
const withChosen = (choices: readonly Choice[], typed: string): Choice[] =>
  choices.some(({ value }) => value === typed)
    ? [...choices]
    : [...choices, { value: typed, label: texts.numbered(Number(typed)) }]

function Select({ name, field, typed, error, onType, choices }: Props & { choices: readonly Choice[] }) {
  return (
    <NativeSelect
      name={name}
      label={field.label}
      error={error}
      data={withChosen(choices, typed)}
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}

function ProjectField(props: Props) {
  const { projects } = useProjects()
  const choices = projects.map(({ id, name }) => ({ value: String(id), label: name }))
  return <Select {...props} choices={[{ value: '', label: texts.nobody }, ...choices]} />
}

function FeederField(props: Props) {
  const { data = [] } = useQuery(feedersQuery)
  const feeders = data.map((feeder) => ({ value: String(feeder.id), label: feederName(feeder) }))
  const { byFood, noFeeder: none } = texts.correction
  return (
    <Select
      {...props}
      choices={[{ value: '', label: byFood }, { value: noFeeder, label: none }, ...feeders]}
    />
  )
}
