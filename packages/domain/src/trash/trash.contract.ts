import { z } from 'zod'
import { keeperKinds } from '../areas.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { pageQuery } from '../kernel/paging.ts'
import { isInTrash } from './trash.rules.ts'
import {
  restored,
  severalRestored,
  severalTrashed,
  trashed,
  trashedCount,
  trashedParams,
} from './trash.schema.ts'

/** What comes back with a record: all that hung on it. */
const broughtBack = [...keeperKinds.filter(isInTrash), 'sharing', 'notifications', 'trash'] as const

/** Calls on what was deleted and can be brought back for 30 days. */
export const trashContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/trash',
    access: 'keeper',
    summary: 'What was deleted in the last 30 days, the latest first',
    query: pageQuery,
    answer: z.array(trashed),
    tagged: 'keeper',
    shows: ['trash'],
    errors: ['not-valid'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/trash/{kind}/{id}/restore',
    access: 'keeper',
    summary: 'Bring back what was deleted, with all that went with it; a repeated call changes nothing',
    params: trashedParams,
    answer: restored,
    changes: broughtBack,
    errors: ['not-valid', 'plan-limit', 'not-found', 'taken'],
  }),
  restoreSeveral: endpoint({
    method: 'POST',
    path: '/api/trash/restore',
    access: 'keeper',
    summary: 'Bring back several things at once, all of them or none; a repeated call changes nothing',
    body: severalTrashed,
    answer: severalRestored,
    changes: broughtBack,
    errors: ['not-valid', 'plan-limit', 'not-found', 'taken'],
  }),
  removeAll: endpoint({
    method: 'DELETE',
    path: '/api/trash',
    access: 'signed-in',
    summary: 'Empty the trash for good',
    answer: trashedCount,
    changes: ['trash'],
    errors: [],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/trash/{kind}/{id}',
    access: 'signed-in',
    summary: 'Delete something in the trash for good',
    params: trashedParams,
    // What needs it in the trash leaves anew, which takes clutches one version on (CLU-10).
    changes: ['clutches', 'trash'],
    errors: ['not-valid', 'not-found'],
  }),
} as const
