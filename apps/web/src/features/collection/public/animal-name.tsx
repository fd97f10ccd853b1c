import { useQuery } from '@tanstack/react-query'
import { formTexts } from '../animal-form.texts.ts'
import { animalQuery } from '../collection.queries.ts'

type Props = {
  id: number | null
  /** What stands where there is none. */
  none: string
}

/** The name of an own animal, where only its number is known. */
export const AnimalName = ({ id, none }: Props) => (id === null ? none : <NameOf id={id} />)

function NameOf({ id }: { id: number }) {
  const { data, error } = useQuery(animalQuery(id))
  return data?.name ?? (error ? formTexts.nameless : '…')
}
