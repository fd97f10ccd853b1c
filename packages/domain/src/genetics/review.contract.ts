import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { keeperGeneKinds } from './keeper-genes.ts'
import {
  keptReview,
  lettingGo,
  reviewChoice,
  reviewQuery,
  reviewSummary,
  unreadAnimal,
} from './review.schema.ts'

/** Calls on the own animals whose genes stand in their morph texts alone (GEN-22, GEN-53, GEN-54). */
export const reviewContract = {
  listUnread: endpoint({
    method: 'GET',
    path: '/api/genetics/review',
    access: 'keeper',
    summary: 'Own animals without entries, newest first, with how their morph texts are read',
    query: reviewQuery,
    answer: z.array(unreadAnimal),
    tagged: 'keeper',
    shows: ['animals', 'genotypes', ...keeperGeneKinds],
    errors: ['not-valid'],
  }),
  countUnread: endpoint({
    method: 'GET',
    path: '/api/genetics/review/summary',
    access: 'keeper',
    summary: 'How all own animals without entries are read, and the words that mean nothing by frequency',
    answer: reviewSummary,
    tagged: 'keeper',
    shows: ['animals', 'genotypes', ...keeperGeneKinds],
    errors: [],
  }),
  keepRead: endpoint({
    method: 'POST',
    path: '/api/genetics/review',
    access: 'keeper',
    summary: 'Write down the genes of several own animals as their morph texts are read',
    body: reviewChoice,
    answer: keptReview,
    status: 201,
    changes: ['genotypes'],
    errors: ['not-valid', 'not-found', 'key-reused'],
  }),
  letGo: endpoint({
    method: 'DELETE',
    path: '/api/genetics/review/{id}',
    access: 'keeper',
    summary: 'Let go of what was written down at once, but for what was changed since',
    params: idParams,
    answer: lettingGo,
    changes: ['genotypes'],
    errors: ['not-found'],
  }),
} as const
