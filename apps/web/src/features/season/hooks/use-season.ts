import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { clutchKindOf } from '@clutchbook/domain/clutches/clutches.rules'
import { type DayOfYear, usualFirstDay } from '@clutchbook/domain/clutches/season.rules'
import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { FactKind } from '@clutchbook/domain/season/season-facts.rules'
import { useQuery } from '@tanstack/react-query'
import { useToday } from '../../accounts/public/use-today.ts'
import { animalProjectsQuery } from '../../breeding/public/animal-projects-query.ts'
import { type Clutch, femaleClutchesQuery } from '../../eggs/public/female-clutches-query.ts'
import { type Fact, seasonFactsQuery, seasonSettingsQuery } from '../season.queries.ts'
import { activeOf, kindWords, openFactsOf } from '../season-view.ts'

const none: readonly never[] = []

/**
 * All that the season of a female is told from. Where it isn't told `whole` but in a line, clutches are read only where there
 * are facts that they may have ended, and how seasons are named is not (B20).
 */
export function useSeason({ id, species }: Pick<Animal, 'id' | 'species'>, { whole }: { whole: boolean }) {
  const today = useToday()()
  const facts = useQuery(seasonFactsQuery(id))
  const hasFacts = facts.data !== undefined && facts.data.length > 0
  const clutches = useQuery({ ...femaleClutchesQuery(id), enabled: whole || hasFacts })
  const projects = useQuery(animalProjectsQuery(id))
  const settings = useQuery({ ...seasonSettingsQuery, enabled: whole })
  const asked = [facts, clutches, projects, settings]
  const isBearing = clutchKindOf(species) === 'litter'
  const told = {
    facts: facts.data,
    clutches: whole || hasFacts ? clutches.data : none,
    projects: projects.data,
    firstDay: whole ? settings.data?.firstDay : usualFirstDay,
  }
  return {
    ...{ today, isBearing },
    kindOf: (kind: FactKind): string => kindWords(kind, isBearing),
    data: dataOf(told, today),
    error: asked.find(({ error }) => error !== null)?.error ?? null,
    retry: () => void Promise.all(asked.map(({ refetch }) => refetch())),
  }
}

type SeasonAnswers = {
  readonly facts: readonly Fact[] | undefined
  readonly clutches: readonly Clutch[] | undefined
  readonly projects: readonly Project[] | undefined
  readonly firstDay: DayOfYear | undefined
}

/** What was read, once all of it is there. */
function dataOf({ facts, clutches, projects, firstDay }: SeasonAnswers, today: CivilDay) {
  if (!(facts && clutches && projects && firstDay)) return null
  return {
    ...{ facts, clutches, projects, firstDay },
    open: openFactsOf(facts, clutches, today),
    active: activeOf(projects),
  }
}

export type SeasonData = NonNullable<ReturnType<typeof dataOf>>
