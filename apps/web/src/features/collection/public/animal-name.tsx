import { useQuery } from '@tanstack/react-query'
import { formTexts } from '../animal-form.texts.ts'
import { animalQuery } from '../collection.queries.ts'

/** The name of an own animal, where only its number is known. */
export function AnimalName({ id }: { id: number }) {
  const { data, error } = useQuery(animalQuery(id))
  return data?.name ?? (error ? formTexts.nameless : '…')
}
