import type { AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { animalQuery, parentChoicesQuery } from '../collection.queries.ts'

/** How long typing pauses before the collection is searched, in milliseconds. */
const pause = 200

export type ParentChoice = Pick<AnimalCard, 'id' | 'name' | 'species' | 'customId'>

type Options = {
  sex: 'Male' | 'Female'
  /** The linked animal, which is offered whatever was typed. */
  chosen: number | null
  typed: string
  /** An animal is no parent of its own. */
  childId: number | undefined
  /** Nothing is asked before the picker is used. */
  wanted: boolean
}

/** Own animals that may be the parent, as far as they match what was typed. */
export function useParentChoices({ sex, chosen, typed, childId, wanted }: Options) {
  const [term] = useDebouncedValue(typed.trim(), pause)
  const found = useQuery({
    ...parentChoicesQuery(sex, term),
    enabled: wanted,
    placeholderData: keepPreviousData,
  })
  const linked = useQuery({ ...animalQuery(chosen ?? 0), enabled: chosen !== null }).data
  const choices: ParentChoice[] = (found.data ?? []).filter(({ id }) => id !== childId && id !== chosen)
  return { choices: linked ? [linked, ...choices] : choices, linked, isLoading: found.isFetching }
}
