import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { pageQuery } from '../kernel/paging.ts'
import {
  ancestor,
  ancestorChange,
  ancestorParams,
  newAncestor,
  newOffspring,
  offspringOfAnimal,
  offspringParams,
  pedigree,
  pedigreeQuery,
} from './lineage.schema.ts'

const ancestors = {
  path: '/api/animals/{id}/ancestors',
  also: '/api/reptiles/{id}/ancestors',
  access: 'keeper',
  params: idParams,
} as const

const oneAncestor = {
  path: '/api/animals/{id}/ancestors/{ancestorId}',
  also: '/api/reptiles/{id}/ancestors/{ancestorId}',
  access: 'keeper',
  params: ancestorParams,
} as const

const offspring = {
  path: '/api/animals/{id}/offspring',
  also: '/api/reptiles/{id}/offspring',
  access: 'keeper',
  params: idParams,
} as const

/** Calls on whom an animal comes from, and on who comes from it. */
export const lineageContract = {
  getPedigree: endpoint({
    method: 'GET',
    path: '/api/animals/{id}/lineage',
    also: '/api/reptiles/{id}/lineage',
    access: 'keeper',
    summary: 'The pedigree of an own animal, with its coefficient of inbreeding and how much of it is known',
    params: idParams,
    query: pedigreeQuery,
    answer: pedigree,
    tagged: 'keeper',
    shows: ['animals'],
    errors: ['not-valid', 'not-found'],
  }),
  listAncestors: endpoint({
    ...ancestors,
    method: 'GET',
    summary: 'The custom ancestors of an own animal, in the order in which they were added',
    answer: z.array(ancestor),
    tagged: 'keeper',
    shows: ['ancestors'],
    errors: ['not-found'],
  }),
  createAncestor: endpoint({
    ...ancestors,
    method: 'POST',
    summary: 'Add a custom ancestor',
    body: newAncestor,
    carriesMedia: true,
    answer: ancestor,
    status: 201,
    tagged: 'record',
    changes: ['ancestors', 'media'],
    errors: ['not-valid', 'not-found', 'unsupported-file', 'too-large', 'key-reused'],
  }),
  changeAncestor: endpoint({
    ...oneAncestor,
    method: 'PATCH',
    summary: 'Change a custom ancestor; what is left out stays as it is',
    body: ancestorChange,
    carriesMedia: true,
    answer: ancestor,
    tagged: 'record',
    changes: ['ancestors', 'media'],
    errors: ['not-valid', 'not-found', 'stale-version', 'unsupported-file', 'too-large'],
  }),
  removeAncestor: endpoint({
    ...oneAncestor,
    method: 'DELETE',
    summary: 'Remove a custom ancestor and its photos',
    current: ancestor,
    changes: ['ancestors', 'trash'],
    errors: ['not-valid', 'not-found', 'stale-version'],
  }),
  listOffspring: endpoint({
    ...offspring,
    method: 'GET',
    summary: 'The offspring of an own animal, by links and by the parents of its children, newest first',
    query: pageQuery,
    answer: z.array(offspringOfAnimal),
    tagged: 'keeper',
    shows: ['animals', 'offspring'],
    errors: ['not-valid', 'not-found'],
  }),
  addOffspring: endpoint({
    ...offspring,
    method: 'POST',
    summary:
      'List an own animal as offspring of another; where nothing is known of that parent, it becomes the parent',
    body: newOffspring,
    answer: offspringOfAnimal,
    status: 201,
    changes: ['animals', 'offspring'],
    errors: ['not-valid', 'not-found', 'taken', 'key-reused'],
  }),
  removeOffspring: endpoint({
    method: 'DELETE',
    path: '/api/animals/{id}/offspring/{offspringLinkId}',
    also: '/api/reptiles/{id}/offspring/{offspringLinkId}',
    access: 'keeper',
    summary:
      'Remove an offspring link, and the parent that the offspring names where it is the same; the animal stays',
    params: offspringParams,
    changes: ['animals', 'offspring'],
    errors: ['not-found'],
  }),
} as const
