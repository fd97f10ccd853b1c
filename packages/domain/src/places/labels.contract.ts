import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { label, labelParams, labelTarget, newLabels } from './labels.schema.ts'

/** Calls on labels (PLC-12, PLC-14). */
export const labelsContract = {
  make: endpoint({
    method: 'POST',
    path: '/api/labels',
    access: 'keeper',
    summary:
      'The labels of several animals, places, breeding projects, clutches, boxes and incubators, in that order; each has a key that is made once',
    body: newLabels,
    answer: z.array(label),
    changes: ['labels'],
    errors: ['not-valid', 'not-found'],
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/labels/{key}',
    access: 'visitor',
    summary: 'Where a label leads: to what it is of for its owner, to a shared animal for others',
    params: labelParams,
    answer: labelTarget,
    rateLimited: 'pages',
    shows: ['labels', 'sharing', 'animals', 'boxes'],
    errors: ['not-valid', 'not-found'],
  }),
  void: endpoint({
    method: 'DELETE',
    path: '/api/labels/{key}',
    access: 'keeper',
    summary: 'Void a label, so that what is printed opens nothing any more; the next one has another key',
    params: labelParams,
    changes: ['labels'],
    errors: ['not-valid', 'not-found'],
  }),
} as const
