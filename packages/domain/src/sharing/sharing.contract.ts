import { z } from 'zod'
import { sharingSettings } from '../accounts/accounts.schema.ts'
import { changed } from '../collection/several-animals.schema.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { pageQuery } from '../kernel/paging.ts'
import {
  animalSharing,
  animalSharingChange,
  keeperParams,
  pageKey,
  publicCollection,
  publicProfile,
  publicQuery,
  severalShared,
  sharedAnimal,
  sharedMediaParams,
  sharingChange,
  sharingOverview,
} from './sharing.schema.ts'

/** A call that strangers make: counted by their address, so that nobody copies the site (SHR-63). */
const open = { method: 'GET', access: 'visitor', rateLimited: 'pages' } as const

/** A call that tries a password; tries are counted besides. */
const unlock = {
  method: 'POST',
  access: 'visitor',
  rateLimited: 'pages',
  body: pageKey,
  changes: [],
  errors: ['not-valid', 'not-found', 'too-many'],
} as const

const size = z.object({ size: z.enum(['view', 'thumb']).default('view') })

/** What the page of an animal is made of. */
const shownOfAnimal = [
  'animals',
  'ancestors',
  'offspring',
  'genotypes',
  'genes',
  'gene-changes',
  'sharing',
  'account',
] as const

/** Calls behind public pages, and the sharing settings of the keepers whose pages they are. */
export const sharingContract = {
  sharedAnimal: endpoint({
    ...open,
    path: '/api/shared/reptile/{id}',
    summary: 'A shared animal, for everyone with the link',
    params: idParams,
    answer: sharedAnimal,
    shows: shownOfAnimal,
    errors: ['not-found', 'password-needed', 'too-many'],
  }),
  /** Parents and grandparents of an animal are read here, so its owner is answered about all of them (LIN-12). */
  publicAnimal: endpoint({
    ...open,
    path: '/api/public/reptiles/{id}',
    summary: 'A shared animal, for everyone with the link; for its signed-in owner, shared or not',
    params: idParams,
    answer: sharedAnimal,
    shows: shownOfAnimal,
    errors: ['not-found', 'password-needed', 'too-many'],
  }),
  sharedMedia: endpoint({
    ...open,
    rateLimited: 'files',
    path: '/api/shared/reptile/{id}/media/{mediaId}',
    summary: 'A photo or video of a shared animal or its family, for as long as it is shared',
    params: sharedMediaParams,
    query: size,
    shows: ['media', 'sharing'],
    errors: ['not-found', 'password-needed', 'too-many'],
  }),
  publicProfile: endpoint({
    ...open,
    path: '/api/public/users/{userId}/profile',
    summary:
      'A keeper who shows their profile, and the animals they share; the next page is named in the Link header',
    params: keeperParams,
    query: pageQuery,
    answer: publicProfile,
    shows: ['animals', 'sharing', 'account'],
    errors: ['not-valid', 'not-found', 'password-needed', 'too-many'],
  }),
  publicCollection: endpoint({
    ...open,
    path: '/api/public/users/{userId}/reptiles',
    summary: 'A shared collection; the next page is named in the Link header',
    params: keeperParams,
    query: publicQuery,
    answer: publicCollection,
    shows: ['animals', 'sharing', 'account'],
    errors: ['not-valid', 'not-found', 'password-needed', 'too-many'],
  }),
  publicPhoto: endpoint({
    ...open,
    rateLimited: 'files',
    path: '/api/public/users/{userId}/photo',
    summary: 'The profile photo of a keeper who shows their profile or collection',
    params: keeperParams,
    query: size,
    shows: ['sharing', 'account'],
    errors: ['not-found', 'password-needed', 'too-many'],
  }),
  openAnimal: endpoint({
    ...unlock,
    path: '/api/shared/reptile/{id}/pass',
    summary: 'A pass to a shared animal that asks for a password, as a cookie for some hours',
    params: idParams,
  }),
  openProfile: endpoint({
    ...unlock,
    path: '/api/public/users/{userId}/profile/pass',
    summary: 'The same to a profile',
    params: keeperParams,
  }),
  openCollection: endpoint({
    ...unlock,
    path: '/api/public/users/{userId}/reptiles/pass',
    summary: 'The same to a collection, and to the animals that are seen with it alone',
    params: keeperParams,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/animals/{id}/preview',
    also: '/api/reptiles/{id}/preview',
    access: 'keeper',
    summary: 'What others see, or would see, of an own animal',
    params: idParams,
    answer: sharedAnimal,
    shows: shownOfAnimal,
    errors: ['not-found'],
  }),
  previewProfile: endpoint({
    method: 'GET',
    path: '/api/users/{userId}/profile/preview',
    access: 'keeper',
    summary: 'What others see, or would see, of the own profile',
    params: keeperParams,
    query: pageQuery,
    answer: publicProfile,
    shows: ['animals', 'sharing', 'account'],
    errors: ['not-valid', 'not-found'],
  }),
  previewCollection: endpoint({
    method: 'GET',
    path: '/api/users/{userId}/reptiles/preview',
    access: 'keeper',
    summary: 'What others see, or would see, of the own collection',
    params: keeperParams,
    query: publicQuery,
    answer: publicCollection,
    shows: ['animals', 'sharing', 'account'],
    errors: ['not-valid', 'not-found'],
  }),
  getAnimalSharing: endpoint({
    method: 'GET',
    path: '/api/animals/{id}/sharing',
    also: '/api/reptiles/{id}/sharing',
    access: 'keeper',
    summary: 'Whether an own animal is shared',
    params: idParams,
    answer: animalSharing,
    shows: ['sharing'],
    errors: ['not-found'],
  }),
  changeAnimalSharing: endpoint({
    method: 'PUT',
    path: '/api/animals/{id}/sharing',
    also: '/api/reptiles/{id}/sharing',
    access: 'keeper',
    summary: 'Share an own animal, or stop; notes, price, end and password as wished',
    params: idParams,
    body: animalSharingChange,
    answer: animalSharing,
    changes: ['sharing'],
    errors: ['not-valid', 'not-found'],
  }),
  shareSeveral: endpoint({
    method: 'PUT',
    path: '/api/animals/sharing',
    also: '/api/reptiles/sharing',
    access: 'keeper',
    summary: 'Share several own animals, or stop: all of them or none; answers those that were not so',
    body: severalShared,
    answer: changed,
    changes: ['sharing'],
    errors: ['not-valid', 'not-found', 'key-reused'],
  }),
  getSharing: endpoint({
    method: 'GET',
    path: '/api/user/sharing',
    access: 'keeper',
    summary: 'Everything that the keeper shows to others',
    answer: sharingOverview,
    shows: ['animals', 'sharing'],
    errors: [],
  }),
  changeSharing: endpoint({
    method: 'PATCH',
    path: '/api/user/sharing',
    access: 'signed-in',
    summary: 'Open or close profile, collection and directory, and bound them; what is absent stays as it is',
    body: sharingChange,
    answer: sharingSettings,
    changes: ['sharing'],
    errors: ['not-valid'],
  }),
} as const
