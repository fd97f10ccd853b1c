import { keeperGeneKinds } from '../genetics/keeper-genes.ts'
import { odds, projectOddsQuery } from '../genetics/odds.schema.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { projectYoung, youngChange } from './project-young.schema.ts'

const young = { path: '/api/breeding-projects/{id}/young', access: 'keeper', params: idParams } as const

/** What may hatch in a project, and the young that are counted on it (GEN-57). */
export const projectGenesContract = {
  countOdds: endpoint({
    method: 'GET',
    path: '/api/breeding-projects/{id}/odds',
    access: 'keeper',
    summary:
      'What the pair of a project gives in its eggs: those neither slugged nor infertile, else its clutch size',
    params: idParams,
    query: projectOddsQuery,
    answer: odds,
    tagged: 'keeper',
    shows: ['animals', 'breeding-projects', 'eggs', 'counted-young', 'genotypes', ...keeperGeneKinds],
    errors: ['not-valid', 'not-found'],
  }),
  getYoung: endpoint({
    ...young,
    method: 'GET',
    summary: 'The young of a project that are kept as no animals, counted by their looks',
    answer: projectYoung,
    tagged: 'joined',
    shows: ['animals', 'breeding-projects', 'counted-young', ...keeperGeneKinds],
    errors: ['not-found'],
  }),
  saveYoung: endpoint({
    ...young,
    method: 'PUT',
    summary: 'Count the young of a project in place of those that were counted; all or nothing',
    body: youngChange,
    answer: projectYoung,
    tagged: 'joined',
    changes: ['counted-young'],
    errors: ['not-valid', 'not-found', 'stale-version'],
  }),
} as const
