import { isFed } from '@clutchbook/domain/husbandry/record-data'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { useQuery } from '@tanstack/react-query'
import { careQuery } from '../care.queries.ts'

/** The days of a year on which an animal ate. */
export function useMealDays(animalId: number): CivilDay[] {
  const strip = useQuery(careQuery(animalId)).data?.strip ?? []
  return strip.flatMap(({ day, outcome }) => (isFed(outcome) ? [day] : []))
}
