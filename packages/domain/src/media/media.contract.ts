import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { shownMediaLimits, storedMedia } from './media.schema.ts'

export const mediaContract = {
  upload: endpoint({
    method: 'POST',
    path: '/api/media',
    access: 'keeper',
    summary: 'Upload one photo or video as a multipart form (field "file")',
    takesFile: true,
    answer: storedMedia,
    status: 201,
    changes: ['media'],
    errors: ['unsupported-file', 'too-large'],
    queues: true,
  }),
  getLimits: endpoint({
    method: 'GET',
    path: '/api/media/limits',
    access: 'keeper',
    summary: 'How many photos and videos a gallery holds, and how large a file may be',
    answer: shownMediaLimits,
    shows: [],
    errors: [],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/media/{id}',
    access: 'keeper',
    summary: 'The photo or video itself; ?size=thumb for the small form of a photo',
    params: idParams,
    query: z.object({ size: z.enum(['view', 'thumb']).default('view') }),
    shows: ['media'],
    errors: ['not-found'],
  }),
} as const
