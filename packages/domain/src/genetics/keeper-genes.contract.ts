import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import {
  geneChange,
  geneParams,
  genesQuery,
  keeperGene,
  newGene,
  newWord,
  ownWord,
} from './keeper-genes.schema.ts'

const gene = { path: '/api/genetics/genes/{id}', access: 'keeper', params: geneParams } as const

/** Calls on a keeper's own genes, what they say otherwise than the catalogue, and their words (GEN-55, GEN-56). */
export const keeperGenesContract = {
  listGenes: endpoint({
    method: 'GET',
    path: '/api/genetics/genes',
    access: 'keeper',
    summary:
      'The genes of a species as the keeper knows them: those of the catalogue, changed ones, own ones',
    query: genesQuery,
    answer: z.array(keeperGene),
    tagged: 'keeper',
    shows: ['genes', 'gene-changes'],
    errors: ['not-valid'],
  }),
  addGene: endpoint({
    method: 'POST',
    path: '/api/genetics/genes',
    access: 'keeper',
    summary: 'Add a gene of one’s own',
    body: newGene,
    answer: keeperGene,
    status: 201,
    changes: ['genes'],
    errors: ['not-valid', 'taken', 'key-reused'],
  }),
  changeGene: endpoint({
    ...gene,
    method: 'PATCH',
    summary: 'Change an own gene, or say otherwise than the catalogue; what is left out stays as it is',
    body: geneChange,
    answer: keeperGene,
    changes: ['genes', 'gene-changes'],
    errors: ['not-valid', 'not-found', 'taken'],
  }),
  removeGene: endpoint({
    ...gene,
    method: 'DELETE',
    summary:
      'Remove an own gene that no animal carries, or take back what was said otherwise than the catalogue',
    changes: ['genes', 'gene-changes'],
    errors: ['not-found', 'taken'],
  }),
  listWords: endpoint({
    method: 'GET',
    path: '/api/genetics/words',
    access: 'keeper',
    summary: 'The words that the keeper uses, and the morph texts that they stand for',
    answer: z.array(ownWord),
    tagged: 'keeper',
    shows: ['gene-words'],
    errors: [],
  }),
  addWord: endpoint({
    method: 'POST',
    path: '/api/genetics/words',
    access: 'keeper',
    summary: 'Let a word stand for a morph text; an empty one says nothing of genes',
    body: newWord,
    answer: ownWord,
    status: 201,
    changes: ['gene-words'],
    errors: ['not-valid', 'taken', 'key-reused'],
  }),
  removeWord: endpoint({
    method: 'DELETE',
    path: '/api/genetics/words/{id}',
    access: 'keeper',
    summary: 'Remove a word; it means nothing again',
    params: idParams,
    changes: ['gene-words'],
    errors: ['not-found'],
  }),
} as const
