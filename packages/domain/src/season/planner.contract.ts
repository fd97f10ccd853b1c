import { z } from 'zod'
import { project } from '../breeding/breeding.schema.ts'
import { keeperGeneKinds } from '../genetics/keeper-genes.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { plannedPairs, plannerMatrix, plannerQuery } from './planner.schema.ts'

/** Which own animals to pair (PLN-01 to PLN-05). */
export const plannerContract = {
  matrix: endpoint({
    method: 'GET',
    path: '/api/pairing-planner',
    access: 'keeper',
    summary:
      'Every pair of own males and females of a species: how inbred their young would be, who is ready, and the odds of what is hoped for',
    query: plannerQuery,
    answer: plannerMatrix,
    tagged: 'today',
    shows: [
      ...(['animals', 'records', 'breeding-projects', 'clutches', 'season-facts', 'species-facts'] as const),
      ...(['settings', 'genotypes', 'counted-young', ...keeperGeneKinds] as const),
    ],
    errors: ['not-valid'],
  }),
  startProjects: endpoint({
    method: 'POST',
    path: '/api/pairing-planner/projects',
    access: 'keeper',
    summary: 'Start a breeding project of each of several pairs; all of them or none',
    body: plannedPairs,
    answer: z.array(project),
    status: 201,
    changes: ['breeding-projects'],
    namesWithin: true,
    errors: ['not-valid', 'plan-limit', 'not-found', 'taken', 'key-reused'],
  }),
} as const
