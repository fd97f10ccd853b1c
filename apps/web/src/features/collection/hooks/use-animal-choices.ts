import type { AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { animalChoicesQuery, animalQuery } from '../collection.queries.ts'

/** How long typing pauses before the collection is searched, in milliseconds. */
const pause = 200

export type AnimalChoice = Pick<
  AnimalCard,
  'id' | 'name' | 'species' | 'customId' | 'sex' | 'photos' | 'isArchived'
>

type Options = {
  /** Only animals of this sex; any without it. */
  sex: 'Male' | 'Female' | undefined
  /** The chosen animal, which is offered whatever was typed. */
  chosen: number | null
  typed: string
  /** Animals that can't be chosen, such as one as its own parent. */
  except: readonly number[]
  /** Nothing is asked before the picker is used. */
  wanted: boolean
}

/** Own animals that may be chosen, as far as they match what was typed. */
export function useAnimalChoices({ sex, chosen, typed, except, wanted }: Options) {
  const [term] = useDebouncedValue(typed.trim(), pause)
  const found = useQuery({
    ...animalChoicesQuery(sex, term),
    enabled: wanted,
    placeholderData: keepPreviousData,
  })
  const linked = useQuery({ ...animalQuery(chosen ?? 0), enabled: chosen !== null }).data
  const others: AnimalChoice[] = (found.data ?? []).filter(({ id }) => id !== chosen && !except.includes(id))
  const choices = linked ? [linked, ...others] : others
  return { choices, linked, isPending: found.isPending, hasFailed: found.isError }
}
