import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { genotype, genotypeChange } from './genotype.schema.ts'
import { keeperGeneKinds } from './keeper-genes.ts'

const ofAnimal = {
  path: '/api/animals/{id}/genotype',
  also: '/api/reptiles/{id}/genotype',
  access: 'keeper',
  params: idParams,
} as const

/** Calls on the genes of an own animal (GEN-51). */
export const genotypeContract = {
  getGenotype: endpoint({
    ...ofAnimal,
    method: 'GET',
    summary: 'What an own animal carries, and what its morph text says while nothing is written down',
    answer: genotype,
    tagged: 'joined',
    shows: [
      'animals',
      'genotypes',
      'offspring',
      'breeding-projects',
      'counted-young',
      'clutches',
      'eggs',
      ...keeperGeneKinds,
    ],
    errors: ['not-found'],
  }),
  saveGenotype: endpoint({
    ...ofAnimal,
    method: 'PUT',
    summary: 'Write down the genes of an own animal in place of those that were; all or nothing',
    body: genotypeChange,
    answer: genotype,
    tagged: 'joined',
    changes: ['animals', 'genotypes'],
    errors: ['not-valid', 'not-found', 'stale-version'],
  }),
  removeGenotype: endpoint({
    ...ofAnimal,
    method: 'DELETE',
    summary: 'Let go of what is written down of the genes of an own animal; the animal stays as it is',
    current: genotype,
    changes: ['genotypes'],
    errors: ['not-valid', 'not-found', 'stale-version'],
  }),
} as const
