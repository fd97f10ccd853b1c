import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { useQueries } from '@tanstack/react-query'
import { isWorthAnotherTry, type PairLooks, usePairLooks } from '../../genetics/public/use-pair-looks.ts'
import { projectQuery } from '../eggs.queries.ts'

/** The looks that the parents of these eggs may give; eggs that hatch together may be of several pairs. */
export function useClutchLooks(eggs: readonly ListedEgg[]) {
  const ids = [...new Set(eggs.flatMap(({ breedingProjectId }) => breedingProjectId ?? []))]
  const projects = useQueries({ queries: ids.map((id) => projectQuery(id)) })
  const answers = usePairLooks(
    projects.map(({ data }) => ({ species: data?.species, sireId: data?.maleId, damId: data?.femaleId })),
  )
  const byProject = new Map(ids.map((id, place) => [id, answers[place]?.data]))
  const projectsOf = new Map(eggs.map(({ id, breedingProjectId }) => [id, breedingProjectId]))
  const failed = answers.filter(({ error }) => isWorthAnotherTry(error))
  return {
    /** Of an egg; null where there are none to choose from. */
    of: (eggId: number): PairLooks | null => byProject.get(projectsOf.get(eggId) ?? 0) ?? null,
    failed: failed.length > 0,
    retry: (): void => {
      for (const { refetch } of failed) void refetch()
    },
  }
}
