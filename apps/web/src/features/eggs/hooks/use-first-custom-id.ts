import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { useQuery } from '@tanstack/react-query'
import { nextCustomIdQuery } from '../../collection/public/next-custom-id-query.ts'
import { projectQuery } from '../eggs.queries.ts'

/**
 * The custom ID that the animals of these eggs would count on from; empty where there is none or it can't be asked for,
 * and undefined until it is known.
 */
export function useFirstCustomId(eggs: readonly ListedEgg[]): string | undefined {
  const projectId = eggs[0]?.breedingProjectId ?? null
  const project = useQuery({ ...projectQuery(projectId ?? 0), enabled: projectId !== null })
  const isReady = projectId === null || project.data !== undefined || project.failureCount > 0
  const next = useQuery({ ...nextCustomIdQuery(project.data?.species ?? undefined), enabled: isReady })
  if (next.isError) return ''
  return next.data && (next.data.customId ?? '')
}
