import { useQuery } from '@tanstack/react-query'
import { projectEggsQuery, projectQuery } from '../eggs.queries.ts'

const none: readonly string[] = []

/** What a project tells the form of its next egg: the numbers that are taken, the species, the unit used last. */
export function useLayingFacts(projectId: number | null) {
  const enabled = projectId !== null
  const eggs = useQuery({ ...projectEggsQuery(projectId ?? 0), enabled }).data
  const project = useQuery({ ...projectQuery(projectId ?? 0), enabled }).data
  return {
    numbers: eggs?.map(({ eggNumber }) => eggNumber) ?? none,
    species: project?.species ?? null,
    lastUnit: eggs?.at(-1)?.temperatureUnit ?? ('C' as const),
  }
}
