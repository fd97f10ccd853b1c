import { projectLimits } from '@clutchbook/domain/breeding/breeding.rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { animalQuery } from '../../collection/public/animal-query.ts'
import { projectFormTexts as texts } from '../project-form.texts.ts'
import type { ProjectForm } from './use-project-form.ts'

export type Named = { readonly id: number; readonly name: string } | null

/** An animal's name, as the picker told it where the animal was chosen there; null while there is none. */
function useNameOf(id: number | null, chosen: Named): string | null {
  const isChosen = chosen !== null && chosen.id === id
  const stored = useQuery({ ...animalQuery(id ?? 0), enabled: id !== null && !isChosen }).data
  return isChosen ? chosen.name : (stored?.name ?? null)
}

/**
 * Names a new project after its pair and year, for as long as the keeper has typed no name of their own (BRD-04). What
 * was chosen here is known by name at once, so that the form can be sent before the server has told more of it.
 */
export function useSuggestedName({ values, setFieldValue }: ProjectForm, isNew: boolean) {
  const { name, maleId, femaleId, startDate } = values
  const [chosen, setChosen] = useState<{ male: Named; female: Named }>({ male: null, female: null })
  const male = useNameOf(isNew ? maleId : null, chosen.male)
  const female = useNameOf(isNew ? femaleId : null, chosen.female)
  const suggestion =
    male === null || female === null ? null : texts.suggestedName(male, female, startDate?.slice(0, 4) ?? '')
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (suggestion === null || suggestion === last.current) return
    const isOurs = name.trim() === '' || name === last.current
    last.current = suggestion
    if (isOurs && suggestion.length <= projectLimits.name) setFieldValue('name', suggestion)
  }, [suggestion, name, setFieldValue])
  return (side: 'male' | 'female', animal: Named): void => setChosen((both) => ({ ...both, [side]: animal }))
}
