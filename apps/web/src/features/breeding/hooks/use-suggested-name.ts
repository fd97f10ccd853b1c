import { projectLimits } from '@clutchbook/domain/breeding/breeding.rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { animalQuery } from '../../collection/public/animal-query.ts'
import { projectFormTexts as texts } from '../project-form.texts.ts'
import type { ProjectForm } from './use-project-form.ts'

/** The name of an animal that is chosen; null while there is none. */
const useNameOf = (id: number | null): string | null =>
  useQuery({ ...animalQuery(id ?? 0), enabled: id !== null }).data?.name ?? null

/** Names a new project after its pair and year, for as long as the keeper has typed no name of their own (BRD-04). */
export function useSuggestedName({ values, setFieldValue }: ProjectForm, isNew: boolean): void {
  const { name, maleId, femaleId, startDate } = values
  const male = useNameOf(isNew ? maleId : null)
  const female = useNameOf(isNew ? femaleId : null)
  const suggestion =
    male === null || female === null ? null : texts.suggestedName(male, female, startDate?.slice(0, 4) ?? '')
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (suggestion === null || suggestion === last.current) return
    const isOurs = name.trim() === '' || name === last.current
    last.current = suggestion
    if (isOurs && suggestion.length <= projectLimits.name) setFieldValue('name', suggestion)
  }, [suggestion, name, setFieldValue])
}
